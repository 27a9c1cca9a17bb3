import { onAbort } from '../contract/on-abort.js';
import { unreachable } from '../contract/result.js';
import { errorResult } from './run-call.js';
import { runLoop } from './run-loop.js';
/** How deep sub-agents may lie in one another: `main/1/1/1` is the last that may be started. */
export const MAX_DEPTH = 3;
/** Runs tasks as sub-agents. */
export function delegateTo(options) {
    const started = new Map();
    return async (task, { agentId: parent, signal }) => {
        if (parent.split('/').length > MAX_DEPTH) {
            return errorResult(`Sub-agents lie ${MAX_DEPTH} deep already; no further one is started. Do the task yourself.`);
        }
        const number = (started.get(parent) ?? 0) + 1;
        started.set(parent, number);
        const agentId = `${parent}/${number}`;
        const { enforcer, now, model, price } = options;
        enforcer.tell({ type: 'notice', message: `sub-agent ${agentId} begins` });
        const common = {
            conversation: options.open(task),
            toolbox: options.toolbox(),
            enforcer,
            now,
            model,
            agentId,
            signal: endOf(signal, options),
        };
        const end = await runLoop(price === undefined ? common : { ...common, price });
        enforcer.tell({ type: 'notice', message: `sub-agent ${agentId} ended: ${end.kind}` });
        if (end.kind === 'guard-error')
            options.onGuardError(end.words);
        return resultOf(end, enforcer);
    };
}
/**
 * When a sub-agent is to leave at once: when the run is cancelled, or its call ends for another reason than the deadline, which it minds
 * by itself, as its parent does.
 */
function endOf(call, { signal: cancelled, enforcer }) {
    const controller = new AbortController();
    const end = () => (enforcer.bounds.tripped === 'deadline' ? undefined : controller.abort());
    onAbort(call, end);
    return AbortSignal.any([cancelled, controller.signal]);
}
function resultOf(end, { bounds }) {
    switch (end.kind) {
        case 'finished':
            return { output: { kind: 'text', text: end.finalMessage }, isError: false };
        case 'bound':
            return ended(end, `was stopped by the session's ${end.bound}`);
        case 'cancelled': {
            const bound = bounds.tripped;
            return ended(end, bound === undefined ? 'was ended with the call that it was started by' : `was stopped by the session's ${bound}`);
        }
        case 'agent-failed':
            return ended(end, `failed: ${end.words}`);
        case 'guard-error':
            return ended(end, 'was ended by a failure of the guard');
        default:
            return unreachable(end);
    }
}
function ended({ finalMessage }, words) {
    const said = finalMessage === '' ? '' : `\nThe last that it said:\n${finalMessage}`;
    return errorResult(`The sub-agent ${words}.${said}`);
}
