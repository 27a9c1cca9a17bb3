// What has been told of a call so far, put together from its records, for who reads a ledger from its beginning to its end. A call is
// forgotten when it ends.
import { defined } from '../contract/defined.js';
export class CallsUnderWay {
    #calls = new Map();
    #keepRefused = false;
    /** Calls that have not ended. */
    get open() {
        return [...this.#calls.values()].filter(({ stage }) => stage !== 'refused');
    }
    /** The call that a record is about, with what the record adds; undefined where it is about none that is known. */
    follow(entry) {
        if (entry.type === 'session_started')
            this.#keepRefused = entry.evaluate_only;
        if (!('tool_call_id' in entry) || entry.tool_call_id === undefined)
            return undefined;
        const key = `${entry.agent_id}\n${entry.tool_call_id}`;
        const call = advanced(this.#calls.get(key), entry);
        if (call === undefined)
            return undefined;
        if (ends(entry, this.#keepRefused))
            this.#calls.delete(key);
        else
            this.#calls.set(key, call);
        return call;
    }
}
function advanced(call, entry) {
    if (entry.type === 'call') {
        const { tool_call_id: toolCallId, agent_id: agentId, tool_name: toolName, level, turn, input, unseen } = entry;
        return { toolCallId, agentId, toolName, level, turn, input, stage: 'called', ...defined({ unseen }) };
    }
    if (call === undefined)
        return undefined;
    if (entry.type === 'consulted' && entry.after !== undefined) {
        return entry.event === 'pre_tool_use' ? { ...call, modified: entry.after } : { ...call, replaced: entry.after };
    }
    if (entry.type === 'decided' || entry.type === 'refused' || entry.type === 'approved')
        return { ...call, stage: entry.type };
    if (entry.type === 'executed')
        return { ...call, stage: 'executed', output: entry.output };
    return call;
}
/** With `evaluate-only` a call that was refused runs after all. */
function ends(entry, keepRefused) {
    return entry.type === 'reviewed' || entry.type === 'abandoned' || (entry.type === 'refused' && !keepRefused);
}
