import type { JsonNode } from '../../../contract/json/node.js';
import type { Seen } from '../../types.js';
/** What a response cost; nothing where it does not say. Some providers of this wire have names of their own for a part. */
export declare function chatUsage(usage: JsonNode | undefined): readonly Seen[];
