// A server-sent event stream cut between its events, as bytes: an event is held until its end, so that it can be read before any
// byte that would complete it is passed on.
const LF = 10;
const CR = 13;
export class EventSlices {
    #held = [];
    #heldBytes = 0;
    /** Nothing has come since the last end of a line. */
    #atLineStart = true;
    #afterCr = false;
    /** A CR ended an event: an LF that follows belongs to it. */
    #endsAtCr = false;
    push(chunk) {
        const complete = [];
        let start = 0;
        const cut = (end) => {
            this.#held.push(chunk.subarray(start, end));
            const [only] = this.#held;
            complete.push(this.#held.length === 1 && only !== undefined ? only : Buffer.concat(this.#held));
            this.#held = [];
            this.#heldBytes = 0;
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
}
