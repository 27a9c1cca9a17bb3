// A ledger's lines, held against the published schema, and what `verify` says of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { verify } from '../../../src/audit/verify.ts';
import type { Verification } from '../../../src/audit/verification.ts';
import { lineDigest } from '../../../src/bindings/digest.ts';
import { linesOfFile } from '../../../src/bindings/ledger-lines.ts';
import type { LedgerRecord } from '../../../src/contract/record.ts';
import { root } from './entries.ts';

/** The records of a ledger, without a last line that was cut. */
export function recordsIn(path: string): readonly LedgerRecord[] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as LedgerRecord);
}

/** Lines that do not fit a schema of the project, each with why; none where all do. */
export function misfits(schema: 'ledger' | 'events', lines: readonly string[]): readonly string[] {
  const text = readFileSync(join(root, 'schemas', `${schema}.schema.json`), 'utf8');
  const fits = new Ajv2020({ strict: false, allErrors: true }).compile(JSON.parse(text) as object);
  return lines.flatMap((line) => (fits(JSON.parse(line)) ? [] : [`${line}: ${JSON.stringify(fits.errors)}`]));
}

export function verifyFile(path: string, digest?: string): Verification {
  return verify(linesOfFile(path), { lineDigest, ...(digest === undefined ? {} : { digest }) });
}
