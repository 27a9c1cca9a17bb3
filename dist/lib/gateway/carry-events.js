// The provider's stream on its way to the agent: each event is read before its bytes go on, and what cannot be read tears the stream.
// No more is held than one event; a slow agent slows the provider down.
import { messageOf } from '../contract/message.js';
import { fail, ok } from '../contract/result.js';
import { cutterOf } from './cutter.js';
/** Rejects only as `saw` does; a connection that breaks is `torn`. */
export async function carryEvents(body, carrier) {
    const cutter = cutterOf(carrier.framing, carrier.eventBytes);
    const pass = async (some) => {
        const whole = joined(some);
        if (holdsSecret(whole, carrier))
            return { kind: 'torn', why: HOLDS_KEY };
        const own = new Set();
        for (const slice of some) {
            const read = readSlice(slice, cutter, carrier);
            if (!read.ok)
                return { kind: 'torn', why: read.error };
            if (read.value)
                own.add(slice);
        }
        const passing = own.size === 0 ? whole : joined(some.filter((slice) => !own.has(slice)));
        return passing.length === 0 || (await carrier.write(passing)) ? undefined : { kind: 'left' };
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
    let isOwn = data.value.length > 0;
    for (const one of data.value) {
        if (cutter.isEncoded && holdsSecret(one, carrier))
            return fail(HOLDS_KEY);
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
const HOLDS_KEY = 'an event holds the key of the provider';
/** Whether what is on its way to the agent holds the key. */
export function holdsSecret(bytes, { secrets }) {
    return secrets.some((secret) => bytes.includes(secret));
}
function joined(pieces) {
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
}
/** The same bytes. */
export function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
