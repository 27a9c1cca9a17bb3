// A stream that passes as it comes, for what is not judged. Where it is tapped, the events that a piece completes are read before the
// piece goes on; what cannot be read is told and nothing more.
import { messageOf } from '../contract/message.ts';
import { createParser } from 'eventsource-parser';
import type { Result } from '../contract/result.ts';
import { ok } from '../contract/result.ts';
import { asBuffer, type Carried, holdsSecret } from './carry-events.ts';
import { cutterOf } from './cutter.ts';
import type { EventReader, Framing, Seen } from './types.ts';

export interface Tapping {
  readonly framing: Framing | undefined;
  readonly reader: EventReader;
  readonly saw: (seen: readonly Seen[]) => Result<undefined, string>;
}

export interface RawCarrier {
  readonly tap?: Tapping;
  readonly write: (bytes: Uint8Array) => Promise<boolean>;
  readonly eventBytes: number;
  /** The provider's credentials: a piece that holds one of them never goes on. */
  readonly secrets: readonly string[];
}

/** `note`: why not all of it was read. Rejects only as `saw` does. */
export async function carryRaw(
  body: AsyncIterable<Uint8Array>,
  carrier: RawCarrier,
): Promise<{ readonly carried: Carried; readonly note?: string }> {
  const tap = carrier.tap === undefined ? undefined : tapOf(carrier.tap, carrier.eventBytes);
  const noted = (carried: Carried): { readonly carried: Carried; readonly note?: string } =>
    tap?.problem === undefined ? { carried } : { carried, note: `observed only: ${tap.problem}` };
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    let next: IteratorResult<Uint8Array>;
    try {
      next = await chunks.next();
    } catch (error) {
      return noted({ kind: 'torn', why: `the provider's stream broke: ${messageOf(error)}` });
    }
    if (next.done === true) return noted({ kind: 'whole' });
    if (holdsSecret(asBuffer(next.value), carrier)) return noted({ kind: 'torn', why: 'the response holds the key of the provider' });
    tap?.feed(next.value);
    if (!(await carrier.write(next.value))) return noted({ kind: 'left' });
  }
}

interface Tap {
  readonly problem: string | undefined;
  feed(chunk: Uint8Array): void;
}

const tapOf = (tapping: Tapping, eventBytes: number): Tap =>
  tapping.framing === 'aws-event-stream' ? new FrameTap(tapping, eventBytes) : new SseTap(tapping, eventBytes);

/** Reads the data of one event and tells what it says. */
function told({ reader, saw }: Tapping, data: string): Result<undefined, string> {
  const seen = reader.read(data);
  return seen.ok ? saw(seen.value) : seen;
}

class FrameTap implements Tap {
  problem: string | undefined;
  readonly #tapping: Tapping;
  readonly #cutter: ReturnType<typeof cutterOf>;

  constructor(tapping: Tapping, eventBytes: number) {
    this.#tapping = tapping;
    this.#cutter = cutterOf(tapping.framing, eventBytes);
  }

  feed(chunk: Uint8Array): void {
    if (this.problem !== undefined) return;
    const pushed = this.#cutter.push(asBuffer(chunk));
    const read = pushed.ok ? this.#read(pushed.value.complete) : pushed;
    if (!read.ok) this.problem = `the response could not be read: ${read.error}`;
  }

  #read(pieces: readonly Buffer[]): Result<undefined, string> {
    for (const piece of pieces) {
      const data = this.#cutter.dataOf(piece);
      if (!data.ok) return data;
      for (const one of data.value) {
        const said = told(this.#tapping, one);
        if (!said.ok) return said;
      }
    }
    return ok(undefined);
  }
}

class SseTap implements Tap {
  problem: string | undefined;
  readonly #decoder = new TextDecoder();
  readonly #parser: ReturnType<typeof createParser>;

  constructor(tapping: Tapping, eventBytes: number) {
    this.#parser = createParser({
      maxBufferSize: eventBytes,
      onEvent: ({ data }) => {
        const said = told(tapping, data);
        if (!said.ok) this.problem ??= `the response could not be judged: ${said.error}`;
      },
      onError: ({ message }) => void (this.problem ??= `the response could not be read: ${message.slice(0, 200)}`),
    });
  }

  feed(chunk: Uint8Array): void {
    if (this.problem === undefined) this.#parser.feed(this.#decoder.decode(chunk, { stream: true }));
  }
}
