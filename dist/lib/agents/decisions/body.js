import { decodeUtf8 } from '../../contract/json/text.js';
import { onAbort } from '../../contract/on-abort.js';
import { fail, ok } from '../../contract/result.js';
/** Bytes of bodies that may be held at the same time. */
export class BodyRoom {
    #left;
    constructor(bytes) {
        this.#left = bytes;
    }
    take(bytes) {
        if (bytes > this.#left)
            return false;
        this.#left -= bytes;
        return true;
    }
    giveBack(bytes) {
        this.#left += bytes;
    }
}
/**
 * The body of a question as text. What is too long, or finds no room beside others, is read to its end and dropped, so that whoever asks
 * hears the answer.
 */
export function bodyOf(request, most, room, late) {
    const { promise, resolve } = Promise.withResolvers();
    let chunks = [];
    let bytes = 0;
    let held = 0;
    let isCrowded = false;
    const drop = () => {
        room.giveBack(held);
        held = 0;
        chunks = [];
    };
    const settle = (result) => {
        drop();
        resolve(result);
    };
    const stop = () => {
        request.resume();
        settle(fail(`${String(late.reason)}; the question had not come whole`));
    };
    const giveUp = onAbort(late, stop);
    request.on('data', (chunk) => {
        bytes += chunk.byteLength;
        if (late.aborted || isCrowded || bytes > most)
            return drop();
        if (!room.take(chunk.byteLength)) {
            isCrowded = true;
            return drop();
        }
        held += chunk.byteLength;
        chunks.push(chunk);
    });
    request.on('error', () => settle(fail('the question broke off')));
    request.on('end', () => {
        if (bytes > most)
            return settle(fail(`the question is longer than ${most} bytes`));
        settle(isCrowded ? fail('too many long questions came at the same time') : ok(decodeUtf8(Buffer.concat(chunks))));
    });
    return promise.finally(giveUp);
}
