// The provider's stream on its way to the agent: each event is read before its bytes go on, and what cannot be read tears the stream.
// No more is held than one event; a slow agent slows the provider down.
import { messageOf } from '../contract/message.js';
import { createParser } from 'eventsource-parser';
import { fail, ok } from '../contract/result.js';
import { EventSlices } from './event-slices.js';
import { strictText } from './request-body.js';
/** Rejects only as `saw` does; a connection that breaks is `torn`. */
export async function carryEvents(body, carrier) {
    const slices = new EventSlices();
    const events = new DataOf();
    const pass = async (some) => {
        const passing = [];
        for (const slice of some) {
            const read = readSlice(slice, events, carrier);
            if (!read.ok)
                return { kind: 'torn', why: read.error };
            if (!read.value)
                passing.push(slice);
        }
        const [only] = passing;
        if (only === undefined)
            return undefined;
        return (await carrier.write(passing.length === 1 ? only : Buffer.concat(passing))) ? undefined : { kind: 'left' };
    };
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
        let next;
        try {
            next = await chunks.next();
        }
        catch (error) {
            return { kind: 'torn', why: `the provider's stream broke: ${messageOf(error)}` };
        }
        if (next.done === true)
            break;
        const { complete, open } = slices.push(asBuffer(next.value));
        const ended = await pass(complete);
        if (ended !== undefined)
            return ended;
        if (open > carrier.eventBytes)
            return { kind: 'torn', why: `an event is longer than ${carrier.eventBytes} bytes` };
    }
    const rest = slices.rest();
    const ended = rest.length === 0 ? undefined : await pass([rest]);
    if (ended !== undefined)
        return ended;
    const finished = carrier.reader.finish();
    if (!finished.ok)
        return { kind: 'torn', why: finished.error.why };
    const said = carrier.saw(finished.value);
    return said.ok ? { kind: 'whole' } : { kind: 'torn', why: said.error };
}
/** Reads the one event of a slice; whether it stays behind. */
function readSlice(slice, events, carrier) {
    if (slice.length > carrier.eventBytes)
        return fail(`an event is longer than ${carrier.eventBytes} bytes`);
    if (carrier.key !== undefined && slice.includes(carrier.key))
        return fail('an event holds the key of the provider');
    const text = strictText(slice);
    if (text === undefined)
        return fail('an event is not UTF-8');
    const data = events.read(text);
    if (!data.ok)
        return data;
    let isOwn = data.value.length > 0;
    for (const one of data.value) {
        const seen = carrier.reader.read(one);
        if (!seen.ok)
            return fail(`an event cannot be judged: ${seen.error}`);
        const said = carrier.saw(seen.value);
        if (!said.ok)
            return said;
        isOwn &&= carrier.isOwn(seen.value, one);
    }
    return ok(isOwn);
}
/** The data of events, slice by slice. */
class DataOf {
    #data = [];
    #problem;
    #parser = createParser({
        onEvent: ({ data }) => void this.#data.push(data),
        onError: ({ message }) => void (this.#problem ??= message),
    });
    /** `slice` holds whole events; their lines may end in any of the ways. */
    read(slice) {
        const lines = slice.includes('\r') ? slice.replace(/\r\n?/g, '\n') : slice;
        // The last event of a stream may lack the line that ends it; some clients read it all the same.
        this.#parser.feed(lines.endsWith('\n\n') ? lines : `${lines}\n\n`);
        const data = this.#data.splice(0);
        return this.#problem === undefined ? ok(data) : fail(`an event cannot be read: ${this.#problem.slice(0, 200)}`);
    }
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
