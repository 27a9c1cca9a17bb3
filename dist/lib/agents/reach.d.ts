import type { GatewayMode } from '../gateway/options.js';
import type { Capabilities } from './adapter.js';
export interface ReachFacts {
    readonly capabilities: Capabilities;
    readonly gateway: GatewayMode;
    /** Empty: it runs in bubblewrap; else why not, and what is then not held, in sentences. */
    readonly unconfined: readonly string[];
    /** It has a network of its own, in which nothing but the guard answers. */
    readonly ownNetwork: boolean;
    /** A command may run. */
    readonly commands: boolean;
}
export interface AgentReach {
    readonly reach: 'checked' | 'hooks';
    readonly why: readonly string[];
    readonly gaps: readonly string[];
}
/** `checked` where every result passes the gateway and there is no other way to a model; else `hooks`, with why. */
export declare function reachOf({ capabilities, gateway, unconfined, ownNetwork, commands }: ReachFacts): AgentReach;
