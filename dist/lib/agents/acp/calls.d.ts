import type { AgentCall, PreRuling } from '../adapter.js';
import type { ToldCall } from './messages.js';
/** What was answered when the call asked. */
export interface Asked {
    /** As it was judged. */
    readonly call: AgentCall;
    /** Settles with what the agent was told; `deny` also where the agent offered no way to allow it. */
    readonly answer: Promise<PreRuling['kind']>;
}
/** What is known of an agent beyond the protocol. */
export interface Knowledge {
    /** The kind of a call where the agent is known to call it something else, by what was told first and last; undefined: as it says. */
    readonly kind: (told: ToldCall, first: ToldCall) => string | undefined;
    /** Whether a request is for another call than the one that was told of under the same id and has not ended. */
    readonly isOther: (request: ToldCall, known: Pick<Call, 'first' | 'asked'>) => boolean;
}
export declare const NOTHING_MORE: Knowledge;
export declare class Call {
    #private;
    /** As the session knows it: an agent may use an id anew for another call. */
    readonly id: string;
    readonly first: ToldCall;
    told: ToldCall;
    asked: Asked | undefined;
    /** How it has ended. */
    end: 'completed' | 'failed' | undefined;
    constructor(told: ToldCall, knowledge: Knowledge, nth: number);
    get kind(): string;
    /** As the chain is asked about it. */
    get agentCall(): AgentCall;
}
export declare class Calls {
    #private;
    constructor(knowledge: Knowledge);
    /** What is told last counts; one that is announced anew after its end is another call. */
    tell(told: ToldCall, isNew?: boolean): Call;
    /** The call for which a permission is asked. One that has ended does not ask any more; of another than the known one nothing else is told. */
    asks(told: ToldCall): Call;
    /** Calls that were under way and have not come to an end. */
    get open(): readonly Call[];
}
