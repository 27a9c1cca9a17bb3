import type { JsonDocument, JsonNode } from '../../../contract/json/node.js';
import type { Result } from '../../../contract/result.js';
import type { EventReader, Seen } from '../../types.js';
/** The pieces of a streamed response: each is a response by itself, and its calls are whole. The stream has no mark at its end. */
export declare class GeminiEvents implements EventReader {
    #private;
    read(data: string): Result<readonly Seen[], string>;
    finish(): ReturnType<EventReader['finish']>;
    piece(document: JsonDocument, root: JsonNode): Result<readonly Seen[], string>;
}
/** A response that came whole. */
export declare function readGeminiResponse(body: string): Result<readonly Seen[], string>;
