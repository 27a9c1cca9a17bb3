// What the client's HTTP transport sends its requests with: bounded in what comes back, and with the exact texts of the wire. Redirects
// are left to the transport, which follows none to another origin.
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { MAX_MESSAGE, MAX_UNASKED } from './limits.js';
/** Bytes that are read of a response which is no message: an error page. */
const MAX_OTHER = 64 * 1024;
export function exactFetch(options) {
    const watch = new Watch(options);
    return async (url, init) => {
        const response = await options.fetch(url, exactly(init, options.wire));
        const { body, status, headers } = response;
        if (body === null)
            return response;
        const type = headers.get('content-type') ?? '';
        if (response.ok && type.startsWith('text/event-stream'))
            return new Response(events(body, watch), { status, headers });
        if (!response.ok || !type.startsWith('application/json'))
            return new Response(cut(body, MAX_OTHER), { status, headers });
        const text = await new Response(limited(body, watch)).text();
        if (text.trim() !== '')
            watch.message(text);
        return new Response(text, { status, headers });
    };
}
/** A request with the exact texts; throws where there are none for it, so that it is not sent. */
function exactly(init, wire) {
    if (init?.body === undefined || init.body === null)
        return init;
    const text = typeof init.body === 'string' ? wire.outgoing(init.body) : undefined;
    if (text?.ok !== true)
        throw new Error(text?.error ?? 'it was not sent: its body is no text');
    return { ...init, body: text.value };
}
/** What comes in from one server, whichever of its streams it comes by. Its methods throw where nothing further may be taken. */
class Watch {
    #options;
    #unasked = 0;
    constructor(options) {
        this.#options = options;
    }
    message(text) {
        const came = this.#options.wire.incoming(text);
        if (typeof came === 'object')
            this.#fail(came.refused);
        this.#unasked = came === 'answer' ? 0 : this.#unasked + text.length;
        if (this.#unasked > MAX_UNASKED)
            this.#fail(`sent more than ${MAX_UNASKED} bytes that nobody had asked for`);
    }
    /** Bytes of a message that is not complete. */
    size(bytes) {
        if (bytes > MAX_MESSAGE)
            this.#fail(`sent a message of more than ${MAX_MESSAGE} bytes`);
    }
    #fail(words) {
        this.#options.onFatal(words);
        throw new Error(words);
    }
}
/** The same events, each looked at on its way. */
function events(body, watch) {
    const encoder = new TextEncoder();
    let sinceEvent = 0;
    let retry = '';
    const counted = new TransformStream({
        transform(bytes, controller) {
            sinceEvent += bytes.length;
            watch.size(sinceEvent);
            controller.enqueue(bytes);
        },
    });
    const looked = new TransformStream({
        transform({ id, event, data }, controller) {
            sinceEvent = 0;
            if (data !== '')
                watch.message(data);
            const head = `${retry}${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}`;
            retry = '';
            controller.enqueue(encoder.encode(`${head}data: ${data.replaceAll('\n', '\ndata: ')}\n\n`));
        },
    });
    const onRetry = (ms) => {
        retry = `retry: ${ms}\n`;
    };
    return body
        .pipeThrough(counted)
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream({ onRetry }))
        .pipeThrough(looked);
}
/** All of a stream, or an error past the limit. */
function limited(body, watch) {
    let size = 0;
    return body.pipeThrough(new TransformStream({
        transform(bytes, controller) {
            size += bytes.length;
            watch.size(size);
            controller.enqueue(bytes);
        },
    }));
}
/** The beginning of a stream; the rest is not read. */
function cut(body, limit) {
    let size = 0;
    return body.pipeThrough(new TransformStream({
        transform(bytes, controller) {
            controller.enqueue(bytes.subarray(0, limit - size));
            size += bytes.length;
            if (size >= limit)
                controller.terminate();
        },
    }));
}
