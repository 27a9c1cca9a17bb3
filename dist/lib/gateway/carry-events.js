// The provider's stream on its way to the agent: each event is read before its bytes go on, and what cannot be read tears the stream.
// No more is held than one event; a slow agent slows the provider down.
import { messageOf } from '../contract/message.js';
import { fail, ok } from '../contract/result.js';
import { cutterOf } from './cutter.js';
/** Rejects only as `saw` does; a connection that breaks is `torn`. */
export async function carryEvents(body, carrier) {
    const cutter = cutterOf(carrier.framing, carrier.eventBytes);
    const pass = async (some) => {
        const passing = [];
        for (const slice of some) {
            const read = readSlice(slice, cutter, carrier);
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
        const pushed = cutter.push(asBuffer(next.value));
        if (!pushed.ok)
            return { kind: 'torn', why: pushed.error };
        const ended = await pass(pushed.value.complete);
        if (ended !== undefined)
            return ended;
        if (pushed.value.open > carrier.eventBytes)
            return { kind: 'torn', why: `an event is longer than ${carrier.eventBytes} bytes` };
    }
    const rest = cutter.rest();
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
function readSlice(slice, cutter, carrier) {
    if (slice.length > carrier.eventBytes)
        return fail(`an event is longer than ${carrier.eventBytes} bytes`);
    const data = cutter.dataOf(slice);
    if (!data.ok)
        return data;
    const holds = (secret) => slice.includes(secret) || data.value.some((one) => one.includes(secret));
    if (carrier.secrets.some(holds))
        return fail('an event holds the key of the provider');
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
/** The same bytes. */
export function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
