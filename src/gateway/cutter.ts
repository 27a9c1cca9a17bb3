// A stream cut into pieces of whole events, and what stands in each, for both ways in which events are framed.
import { createParser } from 'eventsource-parser';
import type { Result } from '../contract/result.ts';
import { fail, ok } from '../contract/result.ts';
import { EventSlices, type Slices } from './event-slices.ts';
import { FrameSlices } from './frame-slices.ts';
import { strictText } from './request-body.ts';
import type { Framing } from './types.ts';
import { usualData } from './usual-event.ts';
import { frameData } from './wire/bedrock/events.ts';

/** After a failure nothing more may be passed on. */
export interface Cutter {
  /** Whether the data of an event stands in its bytes in another form. */
  readonly isEncoded: boolean;
  push(chunk: Buffer): Result<Slices, string>;
  /** What is left when the stream has ended. */
  rest(): Buffer;
  /** The data of the events of a piece. */
  dataOf(piece: Buffer): Result<readonly string[], string>;
}

export function cutterOf(framing: Framing | undefined, eventBytes: number): Cutter {
  return framing === 'aws-event-stream' ? new FrameCutter(eventBytes) : new SseCutter();
}

class FrameCutter implements Cutter {
  readonly isEncoded = true;
  readonly #slices: FrameSlices;

  constructor(eventBytes: number) {
    this.#slices = new FrameSlices(eventBytes);
  }

  push(chunk: Buffer): Result<Slices, string> {
    return this.#slices.push(chunk);
  }

  rest(): Buffer {
    return this.#slices.rest();
  }

  dataOf(piece: Buffer): Result<readonly string[], string> {
    const data = frameData(piece);
    return data.ok ? ok([data.value]) : data;
  }
}

class SseCutter implements Cutter {
  readonly isEncoded = false;
  readonly #slices = new EventSlices();
  readonly #data: string[] = [];
  #problem: string | undefined;
  readonly #parser = createParser({
    onEvent: ({ data }) => void this.#data.push(data),
    onError: ({ message }) => void (this.#problem ??= message),
  });

  constructor() {
    // Where its first piece begins with a byte order mark that was decoded wrongly it takes that off; such a mark may stand nowhere.
    this.#parser.feed('');
  }

  push(chunk: Buffer): Result<Slices, string> {
    return ok(this.#slices.push(chunk));
  }

  rest(): Buffer {
    return this.#slices.rest();
  }

  /** Lines may end in any of the ways. */
  dataOf(piece: Buffer): Result<readonly string[], string> {
    const usual = usualData(piece);
    if (usual !== undefined) return ok([usual]);
    const text = strictText(piece);
    if (text === undefined) return fail('an event is not UTF-8');
    const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    // The last event of a stream may lack the line that ends it; some clients read it all the same.
    this.#parser.feed(lines.endsWith('\n\n') ? lines : `${lines}\n\n`);
    const data = this.#data.splice(0);
    return this.#problem === undefined ? ok(data) : fail(`an event cannot be read: ${this.#problem.slice(0, 200)}`);
  }
}
