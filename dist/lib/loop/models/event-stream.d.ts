/** What one event's data becomes: the data of the events in its place. */
export type RewriteEvent = (data: string) => readonly string[];
/**
 * A server-sent event stream with each event's data rewritten. Names, ids and comments of events are dropped: no wire here says
 * anything in them that its data does not say. An event that was cut off is dropped, as every reader of such streams does.
 */
export declare function rewriteEvents(body: ReadableStream<Uint8Array>, rewrite: RewriteEvent): ReadableStream<Uint8Array>;
