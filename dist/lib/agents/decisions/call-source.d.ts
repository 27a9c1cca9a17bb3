import type { Identify } from '../../gateway/identity.js';
import type { AskedCall, ClaimAnswer, Decision, Gateway, HookRuling, NotedCall } from '../../gateway/options.js';
import type { AgentCall } from '../adapter.js';
/** The part of a gateway that knows calls. */
export type CallSource = Pick<Gateway, 'claim' | 'decided' | 'returning' | 'ruled'>;
export declare function askedCall({ id, name, input }: AgentCall): AskedCall;
/** Calls of which only hooks tell. With an id, a second question is about the same call; without one it is about another. */
export declare class HookedCalls implements CallSource {
    #private;
    constructor(identify: Identify);
    /** Never `unseen`: what is asked about is noted. */
    claim(asked: AskedCall, agentId?: string): ClaimAnswer;
    decided(call: NotedCall, decision: Decision): boolean;
    returning(asked: AskedCall): NotedCall | undefined;
    ruled(call: NotedCall, ruling: HookRuling): boolean;
}
