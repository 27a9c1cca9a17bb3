// A stream that passes as it comes, for what is not judged. Where it is tapped, the events that a piece completes are read before the
// piece goes on; what cannot be read is told and nothing more.
import { messageOf } from '../contract/message.ts';
import { createParser } from 'eventsource-parser';
import type { Result } from '../contract/result.ts';
import type { Carried } from './carry-events.ts';
import type { EventReader, Seen } from './types.ts';

export interface RawCarrier {
  readonly tap?: { readonly reader: EventReader; readonly saw: (seen: readonly Seen[]) => Result<undefined, string> };
  readonly write: (bytes: Uint8Array) => Promise<boolean>;
  readonly eventBytes: number;
  /** The provider's key: a piece that holds it never goes on. */
  readonly key: string | undefined;
}

/** `note`: why not all of it was read. Rejects only as `saw` does. */
export async function carryRaw(
  body: AsyncIterable<Uint8Array>,
  carrier: RawCarrier,
): Promise<{ readonly carried: Carried; readonly note?: string }> {
  const tap = carrier.tap === undefined ? undefined : new Tap(carrier.tap, carrier.eventBytes);
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
    if (carrier.key !== undefined && Buffer.from(next.value).includes(carrier.key))
      return noted({ kind: 'torn', why: 'the response holds the key of the provider' });
    tap?.feed(next.value);
    if (!(await carrier.write(next.value))) return noted({ kind: 'left' });
  }
}

class Tap {
  problem: string | undefined;
  readonly #decoder = new TextDecoder();
  readonly #parser: ReturnType<typeof createParser>;

  constructor({ reader, saw }: NonNullable<RawCarrier['tap']>, eventBytes: number) {
    this.#parser = createParser({
      maxBufferSize: eventBytes,
      onEvent: ({ data }) => {
        const seen = reader.read(data);
        const said = seen.ok ? saw(seen.value) : seen;
        if (!said.ok) this.problem ??= `the response could not be judged: ${said.error}`;
      },
      onError: ({ message }) => void (this.problem ??= `the response could not be read: ${message.slice(0, 200)}`),
    });
  }

  feed(chunk: Uint8Array): void {
    if (this.problem === undefined) this.#parser.feed(this.#decoder.decode(chunk, { stream: true }));
  }
}
