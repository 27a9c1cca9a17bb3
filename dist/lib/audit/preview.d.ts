import type { Preview } from '../contract/record.js';
import type { Redactor } from './redact.js';
/** `digest` gives `sha256:` and the digest of the UTF-8 of a text. */
export declare function previewOf(text: string, redact: Redactor, digest: (text: string) => string): Preview;
/** Bytes of the UTF-8 of a text; a lone surrogate counts as the three of U+FFFD. */
export declare function utf8Length(text: string): number;
