import type { ToolOutput } from '../../contract/call.js';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.js';
/** The slot that most wires have for a result: a string, or a list of typed parts. */
export interface PartShape {
    /** The types of a part that is text. */
    readonly text: readonly string[];
    /** The types of every part that may stand there. */
    readonly any: readonly string[];
}
/** What the model would read of such a slot: nothing, a string, one text part alone, or the parts as they are. */
export declare function partsOutput(document: JsonDocument, content: JsonNode | undefined, shape: PartShape): ToolOutput;
/** A ruled output as the JSON of such a slot: parts where it is a list of them, else a string. */
export declare function partsText(output: ToolOutput, shape: PartShape): string;
/** Whether the text is a list of objects of these types, one at least. */
export declare function arePartsOf(text: JsonText, types: readonly string[]): boolean;
/** A ruled output as the JSON of a value: text becomes a string. */
export declare function valueText(output: ToolOutput): string;
export declare function sameOutput(one: ToolOutput, other: ToolOutput): boolean;
/** JSON text that was put together from exact pieces. */
export declare function composed(text: string): JsonText;
