import { EventSourceParserStream } from 'eventsource-parser/stream';

/** What one event's data becomes: the data of the events in its place. */
export type RewriteEvent = (data: string) => readonly string[];

/**
 * A server-sent event stream with each event's data rewritten. Names, ids and comments of events are dropped: no wire here says
 * anything in them that its data does not say. An event that was cut off is dropped, as every reader of such streams does.
 */
export function rewriteEvents(body: ReadableStream<Uint8Array>, rewrite: RewriteEvent): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  return events.pipeThrough(
    new TransformStream<{ readonly data: string }, Uint8Array>({
      transform({ data }, controller) {
        for (const rewritten of rewrite(data)) controller.enqueue(encoder.encode(`data: ${rewritten.replaceAll('\n', '\ndata: ')}\n\n`));
      },
    }),
  );
}
