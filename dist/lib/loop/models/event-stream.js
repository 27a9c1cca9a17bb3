import { EventSourceParserStream } from 'eventsource-parser/stream';
/**
 * A server-sent event stream with each event's data rewritten. Names, ids and comments of events are dropped: no wire here says
 * anything in them that its data does not say. An event that was cut off is dropped, as every reader of such streams does.
 */
export function rewriteEvents(body, rewrite) {
    const encoder = new TextEncoder();
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    return events.pipeThrough(new TransformStream({
        transform({ data }, controller) {
            for (const rewritten of rewrite(data))
                controller.enqueue(encoder.encode(`data: ${rewritten.replaceAll('\n', '\ndata: ')}\n\n`));
        },
    }));
}
