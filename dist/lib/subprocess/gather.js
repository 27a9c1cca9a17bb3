// Collects what a program prints, without a second copy of a large output at the end.
/** Bytes up to which the pieces are kept as they came. */
const SMALL = 1024 * 1024;
/** Bytes of address space for more than that; the system gives memory only for what is written. */
const ROOM = 64 * 1024 * 1024;
/** Bytes as they come, up to a limit. */
export class Gather {
    #limit;
    #pieces = [];
    #large;
    #kept = 0;
    /** Bytes that were offered, kept or not. */
    offered = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** Keeps the bytes; whether there was room for all of them. */
    add(bytes) {
        this.offered += bytes.length;
        const room = this.#limit - this.#kept;
        if (room > 0)
            this.#keep(bytes.subarray(0, room));
        return bytes.length <= room;
    }
    /** All that was kept; empties this. */
    take() {
        const whole = this.#large?.subarray(0, this.#kept) ?? joined(this.#pieces);
        this.#pieces = [];
        this.#large = undefined;
        this.#kept = 0;
        return whole;
    }
    #keep(bytes) {
        const size = this.#kept + bytes.length;
        if (size <= SMALL)
            this.#pieces.push(bytes);
        else
            bytes.copy(this.#spacious(size), this.#kept);
        this.#kept = size;
    }
    /** The large buffer with room for so many bytes and all that was kept in it. */
    #spacious(size) {
        let large = this.#large;
        if (large === undefined || large.length < size) {
            const next = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(ROOM, 2 * size)));
            (large ?? joined(this.#pieces)).copy(next);
            this.#pieces = [];
            large = next;
        }
        this.#large = large;
        return large;
    }
}
function joined(pieces) {
    const [only] = pieces;
    return only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
}
