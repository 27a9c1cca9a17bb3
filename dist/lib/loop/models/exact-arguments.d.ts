import type { RewriteEvent } from './event-stream.js';
/**
 * Rewriters of a provider's event stream, for wires on which a call's arguments are a JSON value: the library would parse it,
 * round its numbers and write it anew. They hand the value on as a string of its exact text, in a form that the library passes
 * unread. An event that the strict reader refuses becomes an error event of that wire: it is not passed blind.
 */
/** Gemini: `functionCall.args` as a string, which the library takes for the arguments' text. */
export declare const exactGoogleEvent: RewriteEvent;
/** Anthropic: arguments that come whole in `content_block_start` as a start without them and one delta with their text. */
export declare const exactAnthropicEvent: RewriteEvent;
