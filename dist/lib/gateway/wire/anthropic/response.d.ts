import type { Result } from '../../../contract/result.js';
import type { EventReader, Seen } from '../../types.js';
/** The events of a message. */
export declare class AnthropicEvents implements EventReader {
    #private;
    read(data: string): Result<readonly Seen[], string>;
    finish(): ReturnType<EventReader['finish']>;
}
/** A message that came whole. */
export declare function readAnthropicResponse(body: string): Result<readonly Seen[], string>;
