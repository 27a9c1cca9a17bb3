// A server-sent event stream cut between its events, as bytes: an event is held until its end, so that it can be read before any
// byte that would complete it is passed on.
const LF = 10;
const CR = 13;
export class EventSlices {
    #held = [];
    #heldBytes = 0;
    /** Nothing has come since the last end of a line. */
    #atLineStart = true;
    /** The last byte was a CR: an LF that follows belongs to it. */
    #afterCr = false;
    /** That CR ended an event, which ends after such an LF. */
    #endsAtCr = false;
    push(chunk) {
        const complete = [];
        const hasCr = chunk.includes(CR);
        let start = 0;
        const cut = (end) => {
            complete.push(this.#joined(chunk.subarray(start, end)));
            start = end;
        };
        for (let at = 0; at < chunk.length; at += 1) {
            const byte = chunk[at];
            if (this.#endsAtCr) {
                this.#endsAtCr = false;
                cut(byte === LF ? at + 1 : at);
                if (byte === LF) {
                    this.#afterCr = false;
                    continue;
                }
            }
            if (byte === LF && this.#afterCr) {
                this.#afterCr = false;
            }
            else if (byte === LF) {
                if (this.#atLineStart)
                    cut(at + 1);
                this.#atLineStart = true;
            }
            else if (byte === CR) {
                this.#endsAtCr = this.#atLineStart;
                this.#atLineStart = true;
                this.#afterCr = true;
            }
            else {
                this.#atLineStart = false;
                this.#afterCr = false;
                at = endOfLine(chunk, at, hasCr) - 1;
            }
        }
        if (start < chunk.length) {
            this.#held.push(chunk.subarray(start));
            this.#heldBytes += chunk.length - start;
        }
        return { complete, open: this.#heldBytes };
    }
    /** What is left when the stream has ended. */
    rest() {
        return Buffer.concat(this.#held);
    }
    /** The last piece of an event with those before it. */
    #joined(last) {
        if (this.#held.length === 0)
            return last;
        const whole = Buffer.concat([...this.#held, last]);
        this.#held = [];
        this.#heldBytes = 0;
        return whole;
    }
}
/** The place of the next byte that ends a line, or where the chunk ends. */
function endOfLine(chunk, from, hasCr) {
    if (!hasCr) {
        const end = chunk.indexOf(LF, from);
        return end < 0 ? chunk.length : end;
    }
    let at = from;
    for (; at < chunk.length; at += 1) {
        const byte = chunk[at];
        if (byte === LF || byte === CR)
            break;
    }
    return at;
}
