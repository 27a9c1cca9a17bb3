import { ok } from '../contract/result.js';
import { frameLength, PRELUDE_BYTES } from './wire/bedrock/frame.js';
export class FrameSlices {
    #limit;
    #held = [];
    #heldBytes = 0;
    /** Of the message that is held; undefined before its prelude is there. */
    #length;
    /** `limit`: bytes of one message. */
    constructor(limit) {
        this.#limit = limit;
    }
    /** After a failure nothing more may be passed on. */
    push(chunk) {
        const complete = [];
        this.#hold(chunk);
        while (this.#heldBytes >= (this.#length ?? PRELUDE_BYTES)) {
            const held = this.rest();
            if (this.#length === undefined) {
                const length = frameLength(held, this.#limit);
                if (!length.ok)
                    return length;
                this.#length = length.value;
            }
            else {
                complete.push(held.subarray(0, this.#length));
                this.#held = [];
                this.#heldBytes = 0;
                this.#hold(held.subarray(this.#length));
                this.#length = undefined;
            }
        }
        return ok({ complete, open: this.#heldBytes });
    }
    /** What is left when the stream has ended. */
    rest() {
        const [only] = this.#held;
        if (this.#held.length === 1 && only !== undefined)
            return only;
        const all = Buffer.concat(this.#held);
        this.#held = [all];
        return all;
    }
    #hold(bytes) {
        if (bytes.length === 0)
            return;
        this.#held.push(bytes);
        this.#heldBytes += bytes.length;
    }
}
