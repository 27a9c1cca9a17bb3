// The provider's stream on its way to the agent: each event is read before its bytes go on, and what cannot be read tears the stream.
// No more is held than one event; a slow agent slows the provider down.
import { messageOf } from '../contract/message.ts';
import { createParser } from 'eventsource-parser';
import type { Result } from '../contract/result.ts';
import { fail, ok } from '../contract/result.ts';
import { EventSlices } from './event-slices.ts';
import { strictText } from './request-body.ts';
import type { EventReader, Seen } from './types.ts';

export interface EventCarrier {
  readonly reader: EventReader;
  /** Told of what an event says before its bytes go on; a failure tears the stream. */
  readonly saw: (seen: readonly Seen[]) => Result<undefined, string>;
  /** Whether an event is the gateway's own business and stays behind; `data` is its exact text. */
  readonly isOwn: (seen: readonly Seen[], data: string) => boolean;
  /** Settles when more can be taken; false: the agent went away. */
  readonly write: (bytes: Uint8Array) => Promise<boolean>;
  readonly eventBytes: number;
  /** The provider's key: bytes that hold it never go on. */
  readonly key: string | undefined;
}

/** `torn`: what was passed on must not be ended as if it were whole. */
export type Carried = { readonly kind: 'whole' } | { readonly kind: 'left' } | { readonly kind: 'torn'; readonly why: string };

/** Rejects only as `saw` does; a connection that breaks is `torn`. */
export async function carryEvents(body: AsyncIterable<Uint8Array>, carrier: EventCarrier): Promise<Carried> {
  const slices = new EventSlices();
  const events = new DataOf();
  const pass = async (some: readonly Buffer[]): Promise<Carried | undefined> => {
    const passing: Buffer[] = [];
    for (const slice of some) {
      const read = readSlice(slice, events, carrier);
      if (!read.ok) return { kind: 'torn', why: read.error };
      if (!read.value) passing.push(slice);
    }
    const [only] = passing;
    if (only === undefined) return undefined;
    return (await carrier.write(passing.length === 1 ? only : Buffer.concat(passing))) ? undefined : { kind: 'left' };
  };
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    let next: IteratorResult<Uint8Array>;
    try {
      next = await chunks.next();
    } catch (error) {
      return { kind: 'torn', why: `the provider's stream broke: ${messageOf(error)}` };
    }
    if (next.done === true) break;
    const { complete, open } = slices.push(asBuffer(next.value));
    const ended = await pass(complete);
    if (ended !== undefined) return ended;
    if (open > carrier.eventBytes) return { kind: 'torn', why: `an event is longer than ${carrier.eventBytes} bytes` };
  }
  const rest = slices.rest();
  const ended = rest.length === 0 ? undefined : await pass([rest]);
  if (ended !== undefined) return ended;
  const finished = carrier.reader.finish();
  if (!finished.ok) return { kind: 'torn', why: finished.error.why };
  const said = carrier.saw(finished.value);
  return said.ok ? { kind: 'whole' } : { kind: 'torn', why: said.error };
}

/** Reads the one event of a slice; whether it stays behind. */
function readSlice(slice: Buffer, events: DataOf, carrier: EventCarrier): Result<boolean, string> {
  if (slice.length > carrier.eventBytes) return fail(`an event is longer than ${carrier.eventBytes} bytes`);
  if (carrier.key !== undefined && slice.includes(carrier.key)) return fail('an event holds the key of the provider');
  const text = strictText(slice);
  if (text === undefined) return fail('an event is not UTF-8');
  const data = events.read(text);
  if (!data.ok) return data;
  let isOwn = data.value.length > 0;
  for (const one of data.value) {
    const seen = carrier.reader.read(one);
    if (!seen.ok) return fail(`an event cannot be judged: ${seen.error}`);
    const said = carrier.saw(seen.value);
    if (!said.ok) return said;
    isOwn &&= carrier.isOwn(seen.value, one);
  }
  return ok(isOwn);
}

/** The data of events, slice by slice. */
class DataOf {
  readonly #data: string[] = [];
  #problem: string | undefined;
  readonly #parser = createParser({
    onEvent: ({ data }) => void this.#data.push(data),
    onError: ({ message }) => void (this.#problem ??= message),
  });

  /** `slice` holds whole events; their lines may end in any of the ways. */
  read(slice: string): Result<readonly string[], string> {
    const lines = slice.includes('\r') ? slice.replace(/\r\n?/g, '\n') : slice;
    // The last event of a stream may lack the line that ends it; some clients read it all the same.
    this.#parser.feed(lines.endsWith('\n\n') ? lines : `${lines}\n\n`);
    const data = this.#data.splice(0);
    return this.#problem === undefined ? ok(data) : fail(`an event cannot be read: ${this.#problem.slice(0, 200)}`);
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
