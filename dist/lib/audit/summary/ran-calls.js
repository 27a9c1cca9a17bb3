import { Shown } from './shown.js';
const KEPT = 400;
export class RanCalls {
    #calls = new Shown(KEPT);
    #failed = 0;
    #unknown = 0;
    executed({ is_error: failed, took_ms: tookMs, tool_call_id, agent_id }, call) {
        if (failed)
            this.#failed += 1;
        const of = call ?? { toolCallId: tool_call_id, agentId: agent_id };
        this.#calls.add({ call: of, result: failed ? 'failed' : 'ok', tookMs });
    }
    /** A call that was given up after it had been approved: one that came back is here already. */
    unfinished({ call, stage, reason }) {
        if (stage === 'approved') {
            this.#unknown += 1;
            return this.#calls.add({ call, result: 'not-known', ended: reason });
        }
        this.#calls.amendLast((one) => one.call.toolCallId === call.toolCallId && one.call.agentId === call.agentId, (one) => ({ ...one, ended: reason }));
    }
    /** These, then calls that are still out. */
    with(out) {
        const never = out.filter(({ stage }) => stage === 'approved');
        const calls = this.#calls.with(never.map((call) => ({ call, result: 'not-known' })));
        return { calls, failed: this.#failed, unknown: this.#unknown + never.length };
    }
}
