import { type Identify } from './identity.js';
import type { AskedCall, ClaimAnswer, Decision, HookRuling, NotedCall } from './options.js';
import type { CallView, SeenCall } from './types.js';
/** Where a call was seen. */
export interface Origin {
    readonly agentId: string;
    readonly turn: number;
    /** Identity of the response: within one, the same id with the same input is the same call. */
    readonly response: number;
    readonly canary?: NonNullable<NotedCall['canary']>;
    /** Whether the request that it answers offers a tool of that name. */
    readonly offered?: boolean;
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
    /**
     * The noted call behind each earlier call of a request, in the request's order. Where calls are alike, those of the agent that the
     * request opens like go first: `opener` is asked for that agent only then.
     */
    find(calls: readonly CallView[], opener?: () => string | undefined): readonly (NotedCall | undefined)[];
    /** The last call of this id. */
    ofId(id: string): NotedCall | undefined;
    /** Allowed, and no result on the wire yet; canaries apart. */
    pending(): readonly NotedCall[];
    /** Never asked about, and no result of it; canaries apart. What is told again under one id is one call. */
    unasked(): readonly NotedCall[];
}
