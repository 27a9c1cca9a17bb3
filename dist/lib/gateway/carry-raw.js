// A stream that passes as it comes, for what is not judged. Where it is tapped, the events that a piece completes are read before the
// piece goes on; what cannot be read is told and nothing more.
import { messageOf } from '../contract/message.js';
import { createParser } from 'eventsource-parser';
import { ok } from '../contract/result.js';
import { asBuffer, holdsSecret } from './carry-events.js';
import { cutterOf } from './cutter.js';
/** `note`: why not all of it was read. Rejects only as `saw` does. */
export async function carryRaw(body, carrier) {
    const tap = carrier.tap === undefined ? undefined : tapOf(carrier.tap, carrier.eventBytes);
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
        if (holdsSecret(asBuffer(next.value), carrier))
            return noted({ kind: 'torn', why: 'the response holds the key of the provider' });
        tap?.feed(next.value);
        if (!(await carrier.write(next.value)))
            return noted({ kind: 'left' });
    }
}
const tapOf = (tapping, eventBytes) => tapping.framing === 'aws-event-stream' ? new FrameTap(tapping, eventBytes) : new SseTap(tapping, eventBytes);
/** Reads the data of one event and tells what it says. */
function told({ reader, saw }, data) {
    const seen = reader.read(data);
    return seen.ok ? saw(seen.value) : seen;
}
class FrameTap {
    problem;
    #tapping;
    #cutter;
    constructor(tapping, eventBytes) {
        this.#tapping = tapping;
        this.#cutter = cutterOf(tapping.framing, eventBytes);
    }
    feed(chunk) {
        if (this.problem !== undefined)
            return;
        const pushed = this.#cutter.push(asBuffer(chunk));
        const read = pushed.ok ? this.#read(pushed.value.complete) : pushed;
        if (!read.ok)
            this.problem = `the response could not be read: ${read.error}`;
    }
    #read(pieces) {
        for (const piece of pieces) {
            const data = this.#cutter.dataOf(piece);
            if (!data.ok)
                return data;
            for (const one of data.value) {
                const said = told(this.#tapping, one);
                if (!said.ok)
                    return said;
            }
        }
        return ok(undefined);
    }
}
class SseTap {
    problem;
    #decoder = new TextDecoder();
    #parser;
    constructor(tapping, eventBytes) {
        this.#parser = createParser({
            maxBufferSize: eventBytes,
            onEvent: ({ data }) => {
                const said = told(tapping, data);
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
