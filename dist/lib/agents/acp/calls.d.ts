import type { AgentCall, PreRuling } from '../adapter.js';
import type { ToldCall } from './messages.js';
/** What was answered when the call asked. */
export interface Asked {
    /** As it was judged. */
    readonly call: AgentCall;
    /** Settles with what the agent was told; `deny` also where the agent offered no way to allow it. */
    readonly answer: Promise<PreRuling['kind']>;
}
/** The kind of a call where the agent is known to call it something else; undefined: as it says. */
export type Refine = (told: ToldCall) => string | undefined;
export declare class Call {
    #private;
    /** As the session knows it: an agent may use an id anew for another call. */
    readonly id: string;
    readonly nth: number;
    told: ToldCall;
    asked: Asked | undefined;
    /** How it has ended. */
    end: 'completed' | 'failed' | undefined;
    constructor(told: ToldCall, refine: Refine, nth: number);
    get kind(): string;
    /** As the chain is asked about it. */
    get agentCall(): AgentCall;
}
export declare class Calls {
    #private;
    constructor(refine: Refine);
    /** What is told last counts; one that is announced anew after its end is another call. */
    tell(told: ToldCall, isNew?: boolean): Call;
    /** Calls that were under way and have not come to an end. */
    get open(): readonly Call[];
}
