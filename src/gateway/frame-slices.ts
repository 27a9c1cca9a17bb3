// An AWS event stream cut between its messages, as bytes: a message is held until its end. How long it is stands at its beginning, so
// that one that is too long is refused before it has come.
import type { Result } from '../contract/result.ts';
import { ok } from '../contract/result.ts';
import type { Slices } from './event-slices.ts';
import { frameLength, PRELUDE_BYTES } from './wire/bedrock/frame.ts';

export class FrameSlices {
  readonly #limit: number;
  #held: Buffer[] = [];
  #heldBytes = 0;
  /** Of the message that is held; undefined before its prelude is there. */
  #length: number | undefined;

  /** `limit`: bytes of one message. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** After a failure nothing more may be passed on. */
  push(chunk: Buffer): Result<Slices, string> {
    const complete: Buffer[] = [];
    this.#hold(chunk);
    while (this.#heldBytes >= (this.#length ?? PRELUDE_BYTES)) {
      const held = this.rest();
      if (this.#length === undefined) {
        const length = frameLength(held, this.#limit);
        if (!length.ok) return length;
        this.#length = length.value;
      } else {
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
  rest(): Buffer {
    const [only] = this.#held;
    if (this.#held.length === 1 && only !== undefined) return only;
    const all = Buffer.concat(this.#held);
    this.#held = [all];
    return all;
  }

  #hold(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
  }
}
