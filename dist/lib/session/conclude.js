import { EXIT_CODES } from '../contract/record.js';
export function conclude(facts) {
    const { guardErrors = [], configErrors = [], verdicts = [] } = facts;
    if (guardErrors.length > 0)
        return as('guard-error', guardErrors.join('; '));
    if (facts.cancelled === true)
        return as('cancelled', 'the run was cancelled');
    if (configErrors.length > 0)
        return as('config-error', configErrors.join('; '));
    if (verdicts.length > 0)
        return as('denied', `fail-on names what happened: ${verdicts.join(', ')}`);
    if (facts.bound !== undefined)
        return as('bound', stoppedBy(facts.bound, facts.unserved));
    if (facts.agentFailed !== undefined)
        return as('agent-failed', facts.agentFailed);
    return as('success', 'the agent finished');
}
function stoppedBy(bound, unserved) {
    const stopped = `the session was stopped by its ${bound}`;
    return unserved === undefined
        ? `${stopped}; the work done is kept`
        : `${stopped}, and no request to the model had a good answer: ${unserved}`;
}
const as = (conclusion, why) => ({ conclusion, exit: EXIT_CODES[conclusion], why });
