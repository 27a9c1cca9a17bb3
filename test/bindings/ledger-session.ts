// A ledger in a folder of its own, for the tests of the ledger file.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verification } from '../../src/audit/verification.ts';
import type { VerifyOptions } from '../../src/audit/verify.ts';
import { verify } from '../../src/audit/verify.ts';
import { lineDigest } from '../../src/bindings/digest.ts';
import type { LedgerClock, LedgerOptions } from '../../src/bindings/ledger-file.ts';
import { LedgerFile } from '../../src/bindings/ledger-file.ts';
import { linesOfFile } from '../../src/bindings/ledger-lines.ts';

/** A clock that the test winds. */
export class WoundClock implements LedgerClock {
  now = 0;
  monotonic(): number {
    return this.now;
  }
  wall(): number {
    return Date.UTC(2030, 0, 2) + this.now;
  }
}

/** Runs `use` with a new folder and removes it afterwards. */
export function inFolder(use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
  try {
    use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const ledgerIn = (folder: string, options: Partial<LedgerOptions> = {}): LedgerFile =>
  LedgerFile.create({ path: join(folder, 'ledger.jsonl'), clock: new WoundClock(), ...options });

export const verifyFile = (path: string, options: Partial<VerifyOptions> = {}): Verification =>
  verify(linesOfFile(path), { lineDigest, ...options });

export const linesIn = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
