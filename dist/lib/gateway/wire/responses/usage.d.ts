import type { JsonNode } from '../../../contract/json/node.js';
import type { Seen } from '../../types.js';
/** What a response cost; nothing where it does not say. */
export declare function responsesUsage(usage: JsonNode | undefined): readonly Seen[];
