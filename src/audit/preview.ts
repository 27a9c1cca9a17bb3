// What is kept of a value: its digest, its size, and a redacted beginning.
import { LONGEST_UNIT } from '../contract/cut.ts';
import type { Preview } from '../contract/record.ts';
import type { Redactor } from './redact.ts';

/** Characters of a preview at most. */
const PREVIEW_LENGTH = 2048;

/** `digest` gives `sha256:` and the digest of the UTF-8 of a text. */
export function previewOf(text: string, redact: Redactor, digest: (text: string) => string): Preview {
  const { text: preview, whole } = redact.beginning(text, PREVIEW_LENGTH);
  return { digest: digest(text), bytes: utf8Length(text), preview, whole };
}

/** Bytes of the UTF-8 of a text; a lone surrogate counts as the three of U+FFFD. */
export function utf8Length(text: string): number {
  const encoder = new TextEncoder();
  const room = new Uint8Array(Math.min(text.length * LONGEST_UNIT, ROOM));
  let bytes = 0;
  for (let at = 0; at < text.length; ) {
    const { read, written } = encoder.encodeInto(text.slice(at), room);
    at += read;
    bytes += written;
  }
  return bytes;
}

/** Bytes that are counted at a time. */
const ROOM = 1 << 14;
