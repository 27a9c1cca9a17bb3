import type { JsonNode } from '../../../contract/json/node.js';
import type { WireUsage } from '../../types.js';
/**
 * The sums of a message so far. Its events tell them one after another and each only some of them, so what was told last stands. A
 * summary that the server made in between is told apart and comes on top.
 */
export declare class AnthropicUsage {
    #private;
    take(usage: JsonNode | undefined): WireUsage | undefined;
}
