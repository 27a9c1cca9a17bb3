import type { JsonNode } from '../../../contract/json/node.js';
import type { Result } from '../../../contract/result.js';
import type { EventReader, Seen } from '../../types.js';
/** The chunks of a chat completion. A call has no end of its own: it is told when its arguments are whole, or when the choice ends. */
export declare class ChatEvents implements EventReader {
    #private;
    read(data: string): Result<readonly Seen[], string>;
    finish(): ReturnType<EventReader['finish']>;
    /** A chunk, or a whole completion. */
    chunk(root: JsonNode): readonly Seen[];
}
/** A completion that came whole. */
export declare function readChatResponse(body: string): Result<readonly Seen[], string>;
