// The calls that ran, or that may have run: in the order in which they came back or were given up, the first of them kept.
import type { ExecutedRecord } from '../../contract/record.ts';
import type { CallFacts } from '../calls-under-way.ts';
import type { FoundCall, Unfinished } from '../finding.ts';
import { Shown } from './shown.ts';

export interface RanCall {
  readonly call: FoundCall;
  readonly result: 'ok' | 'failed' | 'not-known';
  /** Milliseconds that the call itself took; absent where it never came back. */
  readonly tookMs?: number;
  /** Why there is nothing after the result: the run was cancelled, for example. */
  readonly ended?: string;
}

const KEPT = 400;

export class RanCalls {
  readonly #calls = new Shown<RanCall>(KEPT);
  #failed = 0;
  #unknown = 0;

  executed({ is_error: failed, took_ms: tookMs, tool_call_id, agent_id }: ExecutedRecord, call: CallFacts | undefined): void {
    if (failed) this.#failed += 1;
    const of = call ?? { toolCallId: tool_call_id, agentId: agent_id };
    this.#calls.add({ call: of, result: failed ? 'failed' : 'ok', tookMs });
  }

  /** A call that was given up after it had been approved: one that came back is here already. */
  unfinished({ call, stage, reason }: Unfinished): void {
    if (stage === 'approved') {
      this.#unknown += 1;
      return this.#calls.add({ call, result: 'not-known', ended: reason });
    }
    this.#calls.amendLast(
      (one) => one.call.toolCallId === call.toolCallId && one.call.agentId === call.agentId,
      (one) => ({ ...one, ended: reason }),
    );
  }

  /** These, then calls that are still out. */
  with(out: readonly CallFacts[]): Ran {
    const never = out.filter(({ stage }) => stage === 'approved');
    const calls = this.#calls.with(never.map((call): RanCall => ({ call, result: 'not-known' })));
    return { calls, failed: this.#failed, unknown: this.#unknown + never.length };
  }
}

export interface Ran {
  readonly calls: Shown<RanCall>;
  readonly failed: number;
  /** Of how many it is not known whether they ran. */
  readonly unknown: number;
}
