import type { JsonNode } from '../../contract/json/node.js';
import type { ArrayNode, ObjectNode } from './nodes.js';
/** A piece of a body and what takes its place. */
export interface Patch {
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** An item of a list or a member of an object, as something that can be taken out; `whenEmpty` goes where nothing else is left. */
export interface Place {
    readonly within: ArrayNode | ObjectNode;
    /** Which item or member. */
    readonly index: number;
    readonly whenEmpty?: Place;
}
/** The text with its patches; one inside another is dropped, as the outer one takes all of its place. */
export declare function splice(text: string, patches: readonly Patch[]): string;
export declare function replaceNode(node: JsonNode, text: string): Patch;
/** The member's new value; where the object has no such member it is added at the end. */
export declare function setMember(object: ObjectNode, key: string, text: string): Patch;
/** The member of an object as a place. */
export declare function memberPlace(object: ObjectNode, key: string, whenEmpty?: Place): Place | undefined;
/** Takes places out, with the commas that stood between them. What is left empty goes too where its places say so. */
export declare function removals(places: readonly Place[]): readonly Patch[];
