import type { ToolInput } from '../../../contract/call.js';
import type { JsonDocument, JsonNode } from '../../../contract/json/node.js';
import type { HostedKind } from '../../types.js';
/** A call as an item, in a request or in a response. */
export interface CallItem {
    readonly id: string | undefined;
    readonly name: string;
    readonly namespace: string | undefined;
    readonly input: ToolInput;
    /** Where the input stands. */
    readonly covers: JsonNode | undefined;
    readonly hosted: HostedKind | undefined;
}
/** The call that an item is; a sentence where it is one that cannot be read, undefined where it is none. */
export declare function callIn(document: JsonDocument, item: JsonNode, type: string): CallItem | string | undefined;
/** Whether a shell runs in a container of the provider's. */
export declare function isContainer(environment: JsonNode | undefined): boolean;
