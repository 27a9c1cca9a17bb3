// Messages of an AWS event stream (`application/vnd.amazon.eventstream`): a prelude of two lengths and their checksum, headers, payload,
// and a checksum over all of it. Numbers are big-endian.
import { crc32 } from 'node:zlib';
import { fail, ok } from '../../../contract/result.js';
/** Bytes that tell how long a message is. */
export const PRELUDE_BYTES = 12;
const CHECKSUM_BYTES = 4;
const STRING = 7;
/** Bytes of a header's value by its type; negative: its length stands before it in two bytes. */
const VALUE_BYTES = [0, 0, 1, 2, 4, 8, -1, -1, 8, 16];
/** The length of the message that begins with this prelude, in bytes. */
export function frameLength(prelude, limit) {
    const length = prelude.readUInt32BE(0);
    if (prelude.readUInt32BE(8) !== crc32(prelude.subarray(0, 8)))
        return fail('a message of the stream has a beginning that is damaged');
    if (length < PRELUDE_BYTES + CHECKSUM_BYTES + prelude.readUInt32BE(4))
        return fail('a message of the stream is shorter than its headers');
    return length > limit ? fail(`a message of the stream is longer than ${limit} bytes`) : ok(length);
}
/** One whole message. */
export function readFrame(bytes) {
    if (bytes.length < PRELUDE_BYTES + CHECKSUM_BYTES)
        return fail('the stream ends within a message');
    const length = frameLength(bytes, Number.MAX_SAFE_INTEGER);
    if (!length.ok)
        return length;
    if (length.value !== bytes.length)
        return fail('the stream ends within a message');
    const end = bytes.length - CHECKSUM_BYTES;
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(0, end)))
        return fail('a message of the stream is damaged');
    const payloadAt = PRELUDE_BYTES + bytes.readUInt32BE(4);
    const headers = readHeaders(bytes.subarray(PRELUDE_BYTES, payloadAt));
    return headers.ok ? ok({ headers: headers.value, payload: bytes.subarray(payloadAt, end) }) : headers;
}
function readHeaders(bytes) {
    const found = new Map();
    const names = new Set();
    const broken = fail('a message of the stream has headers that cannot be read');
    for (let at = 0; at < bytes.length;) {
        const nameEnd = at + 1 + (bytes[at] ?? 0);
        const type = bytes[nameEnd];
        const size = type === undefined ? undefined : VALUE_BYTES[type];
        if (size === undefined || (size < 0 && nameEnd + 3 > bytes.length))
            return broken;
        const start = nameEnd + 1 + (size < 0 ? 2 : 0);
        const end = start + (size < 0 ? bytes.readUInt16BE(nameEnd + 1) : size);
        const name = bytes.toString('latin1', at + 1, nameEnd);
        if (end > bytes.length || names.has(name))
            return broken;
        names.add(name);
        if (type === STRING)
            found.set(name, bytes.toString('utf8', start, end));
        at = end;
    }
    return ok(found);
}
/** A message with string headers. */
export function frameOf(headers, payload) {
    const head = Buffer.concat(Object.entries(headers).flatMap(([name, value]) => {
        const size = Buffer.alloc(2);
        size.writeUInt16BE(Buffer.byteLength(value));
        return [Buffer.from([Buffer.byteLength(name)]), Buffer.from(name), Buffer.from([STRING]), size, Buffer.from(value)];
    }));
    const prelude = Buffer.alloc(8);
    prelude.writeUInt32BE(PRELUDE_BYTES + head.length + payload.length + CHECKSUM_BYTES, 0);
    prelude.writeUInt32BE(head.length, 4);
    const before = Buffer.concat([prelude, checksum(prelude), head, payload]);
    return Buffer.concat([before, checksum(before)]);
}
function checksum(bytes) {
    const sum = Buffer.alloc(CHECKSUM_BYTES);
    sum.writeUInt32BE(crc32(bytes));
    return sum;
}
