import { EXIT_CODES } from '../contract/record.js';
/** What to append to a ledger that is whole but for its end: calls that never came back, then the seal. */
export function lastRecords(found, death) {
    const abandoned = found.open.map(abandonedRecord);
    const ending = death.cancelled
        ? { conclusion: 'cancelled', exit: EXIT_CODES.cancelled, why: `the run was cancelled, and ${KILLED}` }
        : { conclusion: 'guard-error', exit: EXIT_CODES['guard-error'], why: KILLED };
    const evaluateOnly = found.session?.evaluateOnly === true;
    return [
        ...abandoned,
        {
            type: 'session_finished',
            ...ending,
            enforcement: evaluateOnly ? 'none' : 'partial',
            enforcement_notes: [
                ...(evaluateOnly ? ['evaluate-only: verdicts were recorded and not acted on'] : []),
                'the session was not ended by the process that ran it: what it did after its last record is not known',
                ...death.notes,
            ],
            counts: found.counts,
            sealed_by: 'post',
        },
    ];
}
const KILLED = 'the process of the session was killed before it could end it';
function abandonedRecord({ toolCallId, agentId, stage }) {
    return { type: 'abandoned', tool_call_id: toolCallId, agent_id: agentId, why: WHY[stage] };
}
/** Of a call that was approved and never came back. A report looks for these words in what a record says. */
export const RAN_NOT_KNOWN = 'whether and how far it ran is not known';
const WHY = {
    called: 'the session was killed before this call was decided; it did not run',
    decided: 'the session was killed before this call was approved or refused; it did not run',
    approved: `the session was killed after this call had been approved; ${RAN_NOT_KNOWN}`,
    executed: 'the session was killed before the output of this call was reviewed; the model was not shown it',
};
