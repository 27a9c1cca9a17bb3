// The lines of a stream, within bounds: what nobody reads yet stays in the pipe, and of a line that is too long only the start is kept.
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const NEWLINE = 0x0a;
/** Milliseconds without output after which a stream that somebody still holds open is given up, once its program is gone. */
const QUIET_MS = 500;

/**
 * Lines without their ends. Ends with the stream, or when the program is gone and nothing comes any more. May be read once.
 *
 * @param most bytes of one line that are kept
 * @param gone settles when the program and all that it started have ended
 */
export async function* linesOf(stream: Readable, most: number, gone: Promise<unknown>): AsyncGenerator<string, void, undefined> {
  const line = new Line(most);
  try {
    for await (const piece of piecesOf(stream, gone)) {
      let from = 0;
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, from)) {
        line.add(piece.subarray(from, at));
        yield line.take();
        from = at + 1;
      }
      line.add(piece.subarray(from));
    }
    if (!line.isEmpty) yield line.take();
  } finally {
    stream.destroy();
  }
}

async function* piecesOf(stream: Readable, gone: Promise<unknown>): AsyncGenerator<Buffer, void, undefined> {
  let isOver = false;
  const over = gone.then(() => {
    isOver = true;
  });
  stream.on('error', () => undefined);
  for (;;) {
    const piece: unknown = stream.read();
    if (piece instanceof Buffer) {
      yield piece;
      continue;
    }
    if (stream.readableEnded || stream.destroyed) return;
    const more = new AbortController();
    const something = nextOf(stream, more.signal);
    const heard = isOver
      ? await Promise.race([something, quiet(more.signal)])
      : await Promise.race([something, over.then(() => 'over' as const)]);
    more.abort();
    if (heard === 'quiet') return;
  }
}

function nextOf(stream: Readable, signal: AbortSignal): Promise<'more'> {
  return new Promise((resolve) => {
    const heard = (): void => resolve('more');
    const events = ['readable', 'end', 'close'] as const;
    for (const event of events) stream.once(event, heard);
    signal.addEventListener('abort', () => {
      for (const event of events) stream.off(event, heard);
    });
  });
}

async function quiet(signal: AbortSignal): Promise<'quiet'> {
  await wait(QUIET_MS, undefined, { signal }).catch(() => undefined);
  return 'quiet';
}

/** One line as it comes. */
class Line {
  readonly #most: number;
  #pieces: Buffer[] = [];
  #kept = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#kept === 0;
  }

  add(bytes: Buffer): void {
    const room = this.#most - this.#kept;
    if (room <= 0 || bytes.length === 0) return;
    this.#pieces.push(bytes.subarray(0, room));
    this.#kept += Math.min(room, bytes.length);
  }

  take(): string {
    const text = Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    this.#kept = 0;
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  }
}
