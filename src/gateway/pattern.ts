// Events that tell nothing come by the thousand, and differ in a few values that nobody here looks at. Such an event is kept as a
// pattern: its bytes but for these values. Bytes that have other plain values of the same kinds in their places, and differ in nothing
// else, are an event that would be read alike and tells as little, so that it is passed on without being read.
import { isUtf8 } from 'node:buffer';
import type { JsonNode } from '../contract/json/node.ts';

const LF = 10;
const CR = 13;
const SPACE = 0x20;
const QUOTE = 0x22;
const ZERO = 0x30;
const NINE = 0x39;
const BACKSLASH = 0x5c;

/** The letters of escapes that are two bytes long. */
const ESCAPES = new Set(Buffer.from('"\\/bfnrt'));

/** A number that is digits alone, and not many. */
const DIGITS = /^\d{1,15}$/;
const MOST_DIGITS = 15;

interface Value {
  readonly isString: boolean;
  /** The bytes from the value before it on; of a string its opening quote too. */
  readonly before: Buffer;
}

export class Pattern {
  readonly #limit: number;
  #values: readonly Value[] = [];
  /** The bytes after the last value; undefined: nothing is known yet. */
  #last: Buffer | undefined;

  /** `limit`: bytes of one event. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps an event that tells nothing whatever the values of `free` are. `data` is its data, which `free` is of. */
  keep(piece: Buffer, data: string, free: readonly JsonNode[]): void {
    const end = endOf(piece);
    const start = end - Buffer.byteLength(data);
    if (end === piece.length || start < 0 || piece.toString('utf8', start, end) !== data) return;
    const placeOf = (offset: number): number => start + Buffer.byteLength(data.slice(0, offset));
    let at = 0;
    this.#values = free
      .filter((node) => node.kind === 'string' || DIGITS.test(data.slice(node.start, node.end)))
      .toSorted((one, other) => one.start - other.start)
      .map((node) => {
        const isString = node.kind === 'string';
        const before = Buffer.from(piece.subarray(at, placeOf(node.start) + (isString ? 1 : 0)));
        at = placeOf(node.end);
        return { isString, before };
      });
    this.#last = Buffer.from(piece.subarray(at));
  }

  /** The place behind all events of the pattern that stand from this place on, one after another; the same place where there are none. */
  afterAlike(chunk: Buffer, from: number): number {
    let at = from;
    for (let next = this.#afterOne(chunk, at); next >= 0; next = this.#afterOne(chunk, at)) at = next;
    return isUtf8(chunk.subarray(from, at)) ? at : from;
  }

  #afterOne(chunk: Buffer, from: number): number {
    if (this.#last === undefined) return -1;
    let at = from;
    for (const { isString, before } of this.#values) {
      if (!stands(before, chunk, at)) return -1;
      at += before.length;
      at = isString ? afterString(chunk, at) : afterNumber(chunk, at);
      if (at < 0) return -1;
    }
    const end = at + this.#last.length;
    return stands(this.#last, chunk, at) && end - from <= this.#limit ? end : -1;
  }
}

/** Where the two line ends begin that end an event; the length of the piece where there are none. */
export function endOf(piece: Buffer): number {
  const { length } = piece;
  if (piece[length - 1] !== LF) return length;
  if (piece[length - 2] === LF) return length - 2;
  return piece[length - 2] === CR && piece[length - 3] === LF && piece[length - 4] === CR ? length - 4 : length;
}

function stands(bytes: Buffer, chunk: Buffer, at: number): boolean {
  if (at + bytes.length > chunk.length) return false;
  for (let index = 0; index < bytes.length; index += 1) if (chunk[at + index] !== bytes[index]) return false;
  return true;
}

/** The place behind a string of plain characters whose opening quote stands before `from`; -1: it is none. */
function afterString(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at += 1) {
    const byte = chunk[at] ?? 0;
    if (byte === QUOTE) return at + 1;
    if (byte < SPACE) return -1;
    if (byte !== BACKSLASH) continue;
    at += 1;
    if (!ESCAPES.has(chunk[at] ?? 0)) return -1;
  }
  return -1;
}

/** The place behind the digits that begin at `from`; -1: they are no JSON number, or many. */
function afterNumber(chunk: Buffer, from: number): number {
  let at = from;
  for (let byte = chunk[at] ?? 0; byte >= ZERO && byte <= NINE; byte = chunk[at] ?? 0) at += 1;
  const count = at - from;
  return count === 1 || (count > 1 && count <= MOST_DIGITS && chunk[from] !== ZERO) ? at : -1;
}
