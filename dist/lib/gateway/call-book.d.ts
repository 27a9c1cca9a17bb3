import { type Identify } from './identity.js';
import type { AskedCall, CanaryKind, ClaimAnswer, Decision, HookRuling, NotedCall } from './options.js';
import type { CallView, SeenCall } from './types.js';
/** Where a call was seen. */
export interface Origin {
    readonly agentId: string;
    readonly turn: number;
    /** Identity of the response: within one, the same id with the same input is the same call. */
    readonly response: number;
    readonly canary?: CanaryKind;
}
export declare class CallBook {
    #private;
    constructor(identify?: Identify);
    /** Notes a call of a response. */
    note(call: SeenCall, origin: Origin): NotedCall;
    claim(asked: AskedCall): ClaimAnswer;
    decided(call: NotedCall, decision: Decision): boolean;
    returning(asked: AskedCall): NotedCall | undefined;
    ruled(call: NotedCall, ruling: HookRuling): boolean;
    /** Its result is on the wire; false where one had been before. */
    came(call: NotedCall): boolean;
    /** The noted call behind each earlier call of a request, in the request's order. */
    find(calls: readonly CallView[]): readonly (NotedCall | undefined)[];
    /** The last call of this id. */
    ofId(id: string): NotedCall | undefined;
    /** Allowed, and no result on the wire yet; canaries apart. */
    pending(): readonly NotedCall[];
}
