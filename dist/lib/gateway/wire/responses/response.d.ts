import type { JsonDocument, JsonNode } from '../../../contract/json/node.js';
import type { Result } from '../../../contract/result.js';
import type { EventReader, Seen } from '../../types.js';
/** The events of a response. Its calls come in pieces, as whole items, and once more in the whole response at the end. */
export declare class ResponsesEvents implements EventReader {
    #private;
    read(data: string): Result<readonly Seen[], string>;
    finish(): ReturnType<EventReader['finish']>;
    /** A response that came whole. */
    whole(document: JsonDocument, response: JsonNode): readonly Seen[];
}
export declare function readResponsesResponse(body: string): Result<readonly Seen[], string>;
