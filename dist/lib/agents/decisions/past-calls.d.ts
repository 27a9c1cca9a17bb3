import type { Identify } from '../../gateway/identity.js';
import type { NotedCall } from '../../gateway/options.js';
import type { AgentCall } from '../adapter.js';
/** The calls that hooks have told of; found by id, without one the last of the same tool and input. */
export declare class PastCalls {
    #private;
    constructor(identify: Identify);
    add(call: AgentCall, noted: NotedCall): void;
    find(call: AgentCall): NotedCall | undefined;
}
