import type { IncomingMessage } from 'node:http';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { onAbort } from '../../contract/on-abort.ts';
import { fail, ok, type Result } from '../../contract/result.ts';

/** Bytes of bodies that may be held at the same time. */
export class BodyRoom {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
  }
}

/**
 * The body of a question as text. What is too long, or finds no room beside others, is read to its end and dropped, so that whoever asks
 * hears the answer.
 */
export function bodyOf(request: IncomingMessage, most: number, room: BodyRoom, late: AbortSignal): Promise<Result<string, string>> {
  const { promise, resolve } = Promise.withResolvers<Result<string, string>>();
  let chunks: Buffer[] = [];
  let bytes = 0;
  let held = 0;
  let isCrowded = false;
  const drop = (): void => {
    room.giveBack(held);
    held = 0;
    chunks = [];
  };
  const settle = (result: Result<string, string>): void => {
    drop();
    resolve(result);
  };
  const stop = (): void => {
    request.resume();
    settle(fail(`${String(late.reason)}; the question had not come whole`));
  };
  const giveUp = onAbort(late, stop);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (late.aborted || isCrowded || bytes > most) return drop();
    if (!room.take(chunk.byteLength)) {
      isCrowded = true;
      return drop();
    }
    held += chunk.byteLength;
    chunks.push(chunk);
  });
  request.on('error', () => settle(fail('the question broke off')));
  request.on('end', () => {
    if (bytes > most) return settle(fail(`the question is longer than ${most} bytes`));
    settle(isCrowded ? fail('too many long questions came at the same time') : ok(decodeUtf8(Buffer.concat(chunks))));
  });
  return promise.finally(giveUp);
}
