// A stream that passes as it comes, for what is not judged. Where it is tapped, the events that a piece completes are read before the
// piece goes on; what cannot be read is told and nothing more.
import { messageOf } from '../contract/message.js';
import { createParser } from 'eventsource-parser';
/** `note`: why not all of it was read. Rejects only as `saw` does. */
export async function carryRaw(body, carrier) {
    const tap = carrier.tap === undefined ? undefined : new Tap(carrier.tap, carrier.eventBytes);
    const noted = (carried) => tap?.problem === undefined ? { carried } : { carried, note: `observed only: ${tap.problem}` };
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
        let next;
        try {
            next = await chunks.next();
        }
        catch (error) {
            return noted({ kind: 'torn', why: `the provider's stream broke: ${messageOf(error)}` });
        }
        if (next.done === true)
            return noted({ kind: 'whole' });
        if (carrier.key !== undefined && Buffer.from(next.value).includes(carrier.key))
            return noted({ kind: 'torn', why: 'the response holds the key of the provider' });
        tap?.feed(next.value);
        if (!(await carrier.write(next.value)))
            return noted({ kind: 'left' });
    }
}
class Tap {
    problem;
    #decoder = new TextDecoder();
    #parser;
    constructor({ reader, saw }, eventBytes) {
        this.#parser = createParser({
            maxBufferSize: eventBytes,
            onEvent: ({ data }) => {
                const seen = reader.read(data);
                const said = seen.ok ? saw(seen.value) : seen;
                if (!said.ok)
                    this.problem ??= `the response could not be judged: ${said.error}`;
            },
            onError: ({ message }) => void (this.problem ??= `the response could not be read: ${message.slice(0, 200)}`),
        });
    }
    feed(chunk) {
        if (this.problem === undefined)
            this.#parser.feed(this.#decoder.decode(chunk, { stream: true }));
    }
}
