/** Bytes that are kept besides, so that what is taken out of the text is whole where the text is cut. */
const MARGIN = 8192;
/** The last bytes of a stream. */
export class Tail {
    #most;
    #pieces = [];
    #kept = 0;
    #offered = 0;
    constructor(most) {
        this.#most = most;
    }
    add(bytes) {
        this.#pieces.push(bytes);
        this.#kept += bytes.length;
        this.#offered += bytes.length;
        for (let [first] = this.#pieces; first !== undefined && this.#kept - first.length >= this.#most + MARGIN; [first] = this.#pieces) {
            this.#pieces.shift();
            this.#kept -= first.length;
        }
    }
    /** As text, without what `redact` takes out of it; says of how much it is the end. */
    text(redact) {
        const all = Buffer.from(redact(Buffer.concat(this.#pieces).toString('utf8')));
        if (this.#kept === this.#offered && all.length <= this.#most)
            return all.toString('utf8');
        let from = Math.max(0, all.length - this.#most);
        // Not in the midst of a character.
        while (from < all.length && ((all[from] ?? 0) & 0xc0) === 0x80)
            from += 1;
        return `(the end of ${this.#offered} bytes) ${all.toString('utf8', from)}`;
    }
}
