/** Whether every call passed the chain, and how far that is held; from the strongest to the weakest. */
export const ENFORCEMENTS = ['confined', 'checked', 'hooks', 'partial', 'none'];
export const CONCLUSIONS = ['guard-error', 'cancelled', 'config-error', 'denied', 'bound', 'agent-failed', 'success'];
/** What a process exits with whose session ended so. */
export const EXIT_CODES = {
    'guard-error': 5,
    cancelled: 130,
    'config-error': 2,
    denied: 4,
    bound: 3,
    'agent-failed': 1,
    success: 0,
};
export const BOUNDS = ['deadline', 'tool-budget', 'token-budget', 'cost-budget'];
export const FAIL_ON = ['denial', 'replacement', 'modification', 'breakage', 'executable-change'];
/** Where a call that did not run was stopped; `agent`: its own agent turned it away, so that nobody was asked. */
export const REFUSAL_STAGES = ['unknown-tool', 'chain', 'schema', 'approver', 'bound', 'cancelled', 'agent'];
