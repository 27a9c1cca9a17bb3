// Writes a program's standard input. A program that stops reading, or never reads, is no error.
import type { Writable } from 'node:stream';

/** Characters that are written at once; a longer text is never held a second time as bytes. */
const PIECE = 256 * 1024;

/** Writes all of `text` and ends the stream; gives up silently where the other side closes. */
export function feed(stream: Writable, text: string | Uint8Array): void {
  stream.on('error', () => undefined);
  if (typeof text !== 'string' || text.length <= PIECE) {
    stream.end(text);
    return;
  }
  let at = 0;
  const more = (): void => {
    while (!stream.destroyed && at < text.length) {
      const piece = text.slice(at, boundary(text, at + PIECE));
      at += piece.length;
      if (!stream.write(piece)) {
        stream.once('drain', more);
        return;
      }
    }
    stream.end();
  };
  more();
}

/** The offset, or the one before it where it would part a surrogate pair. */
function boundary(text: string, offset: number): number {
  const unit = text.charCodeAt(offset - 1);
  return offset < text.length && unit >= 0xd800 && unit <= 0xdbff ? offset - 1 : offset;
}
