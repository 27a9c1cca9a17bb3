import type { ExecutedRecord } from '../../contract/record.js';
import type { CallFacts } from '../calls-under-way.js';
import type { FoundCall, Unfinished } from '../finding.js';
import { Shown } from './shown.js';
export interface RanCall {
    readonly call: FoundCall;
    readonly result: 'ok' | 'failed' | 'not-known';
    /** Milliseconds that the call itself took; absent where it never came back. */
    readonly tookMs?: number;
    /** Why there is nothing after the result: the run was cancelled, for example. */
    readonly ended?: string;
}
export declare class RanCalls {
    #private;
    executed({ is_error: failed, took_ms: tookMs, tool_call_id, agent_id }: ExecutedRecord, call: CallFacts | undefined): void;
    /** A call that was given up after it had been approved: one that came back is here already. */
    unfinished({ call, stage, reason }: Unfinished): void;
    /** These, then calls that are still out. */
    with(out: readonly CallFacts[]): Ran;
}
export interface Ran {
    readonly calls: Shown<RanCall>;
    readonly failed: number;
    /** Of how many it is not known whether they ran. */
    readonly unknown: number;
}
