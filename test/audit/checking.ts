import type { LedgerLine } from '../../src/audit/line.ts';
import type { Verification } from '../../src/audit/verification.ts';
import type { VerifyOptions } from '../../src/audit/verify.ts';
import { verify } from '../../src/audit/verify.ts';
import { bareDigest } from './digest.ts';

export const lineOf = (text: string): LedgerLine => ({ bytes: Buffer.from(text), ended: true });

/** A verification of whole lines. */
export const check = (lines: readonly string[], options: Partial<VerifyOptions> = {}): Verification =>
  verify(lines.map(lineOf), { lineDigest: bareDigest, ...options });

/** What it says, a sentence a line. */
export const sentences = (found: Verification): string => found.problems.map(({ sentence }) => sentence).join('\n');
