import { appendFileSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LedgerFile } from '../../src/bindings/ledger-file.ts';
import type { Sealed, SealOptions } from '../../src/bindings/ledger-seal.ts';
import { sealAfterDeath } from '../../src/bindings/ledger-seal.ts';
import { bareDigest } from '../audit/digest.ts';
import { finished, started } from '../audit/records.ts';
import { killed } from '../audit/sessions.ts';
import { inFolder, ledgerIn, linesIn, verifyFile, WoundClock } from './ledger-session.ts';

/** A ledger as a killed process leaves it: nobody lets go of it, nobody seals it. */
function left(folder: string): LedgerFile {
  const ledger = ledgerIn(folder);
  for (const entry of killed()) ledger.record(entry);
  ledger.abandon();
  return ledger;
}

function seal(path: string, options: Partial<SealOptions> = {}): Sealed {
  const clock = new WoundClock();
  clock.now = 60_000;
  return sealAfterDeath({ path, clock, cancelled: false, ...options });
}

const lastOf = (path: string): unknown => JSON.parse(linesIn(path).at(-1) ?? '');

describe('a ledger whose session was killed', () => {
  test('gets an abandoned for the call that never came back, and a seal of post: guard-error', () => {
    inFolder((folder) => {
      const { path } = left(folder);
      expect(verifyFile(path).verdict).toBe('incomplete');
      const sealed = seal(path);
      expect(sealed).toMatchObject({ kind: 'sealed', head: { seq: 11 }, notes: [] });
      const head = sealed.kind === 'sealed' ? sealed.head.digest : '';
      const found = verifyFile(path, { digest: head });
      expect([found.verdict, found.problems]).toEqual(['anchored', []]);
      expect(JSON.parse(linesIn(path).at(-2) ?? '')).toMatchObject({ type: 'abandoned', tool_call_id: 'call-2', elapsed_ms: 60_000 });
      expect(lastOf(path)).toMatchObject({
        type: 'session_finished',
        conclusion: 'guard-error',
        exit: 5,
        enforcement: 'partial',
        sealed_by: 'post',
        counts: { calls: 2, denials: 0 },
      });
    });
  });

  test('is cancelled where the run is known to have been cancelled', () => {
    inFolder((folder) => {
      const { path } = left(folder);
      seal(path, { cancelled: true });
      expect(lastOf(path)).toMatchObject({ conclusion: 'cancelled', exit: 130, sealed_by: 'post' });
    });
  });

  test('an unfinished last line is kept apart, and the seal says so', () => {
    inFolder((folder) => {
      const { path } = left(folder);
      const torn = '{"schema":1,"seq":10,"time":"203';
      appendFileSync(path, torn);
      const sealed = seal(path);
      expect(sealed.kind === 'sealed' ? sealed.notes : []).toEqual([
        `the ledger ended in an unfinished line of 32 bytes (sha256:${bareDigest(torn)}), which was moved to ${path}.torn; what it was to say had not happened yet`,
      ]);
      expect(readFileSync(`${path}.torn`, 'utf8')).toBe(torn);
      expect(statSync(`${path}.torn`).mode & 0o777).toBe(0o600);
      expect(verifyFile(path).verdict).toBe('consistent');
      expect(JSON.stringify(lastOf(path))).toContain('unfinished line of 32 bytes');
    });
  });

  test('an unfinished line that cannot be kept apart is not dropped', () => {
    inFolder((folder) => {
      const { path } = left(folder);
      appendFileSync(path, '{"sch');
      writeFileSync(`${path}.torn`, 'an earlier one');
      const before = readFileSync(path, 'utf8');
      expect(seal(path)).toEqual({ kind: 'unusable', sentences: [`the ledger ${path} cannot be finished: file already exists (EEXIST)`] });
      expect(readFileSync(path, 'utf8')).toBe(before);
    });
  });

  test('one that was changed is left as it is, in words', () => {
    inFolder((folder) => {
      const { path } = left(folder);
      const changed = readFileSync(path, 'utf8').replace('"turn":2', '"turn":3');
      writeFileSync(path, changed);
      const sealed = seal(path);
      expect(sealed).toMatchObject({ kind: 'unusable' });
      expect(sealed.kind === 'unusable' ? sealed.sentences[0] : '').toContain('is not the line that record 8 names');
      expect(readFileSync(path, 'utf8')).toBe(changed);
    });
  });

  test('one that ends before a checkpoint of the log was cut: it is not sealed as if nothing were missing', () => {
    inFolder((folder) => {
      const { path, head } = left(folder);
      writeFileSync(path, `${linesIn(path).slice(0, 6).join('\n')}\n`);
      expect(seal(path, { checkpoints: head === undefined ? [] : [head] })).toMatchObject({ kind: 'unusable' });
      expect(linesIn(path)).toHaveLength(6);
    });
  });

  test('one that was sealed is left alone', () => {
    inFolder((folder) => {
      const ledger = ledgerIn(folder);
      ledger.record(started());
      const head = ledger.seal(finished());
      const before = readFileSync(ledger.path, 'utf8');
      expect(seal(ledger.path)).toEqual({ kind: 'sealed-before', head });
      expect(readFileSync(ledger.path, 'utf8')).toBe(before);
    });
  });

  test('one that is not there, is empty, is a link or holds half a first record is unusable', () => {
    inFolder((folder) => {
      const path = join(folder, 'ledger.jsonl');
      expect(seal(path)).toEqual({
        kind: 'unusable',
        sentences: [`the ledger ${path} cannot be finished: no such file or directory (ENOENT)`],
      });
      writeFileSync(path, '');
      expect(seal(path)).toMatchObject({ kind: 'unusable' });
      writeFileSync(path, '{"schema":1,');
      expect(seal(path)).toMatchObject({ kind: 'unusable' });
      expect(existsSync(`${path}.torn`)).toBe(false);
      symlinkSync(path, join(folder, 'link'));
      expect(seal(join(folder, 'link'))).toMatchObject({ kind: 'unusable' });
    });
  });
});
