import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Head } from '../../src/bindings/ledger-file.ts';
import { LedgerFile } from '../../src/bindings/ledger-file.ts';
import { LedgerBroken } from '../../src/contract/ledger-broken.ts';
import type { LedgerRecord } from '../../src/contract/record.ts';
import type { Recorder } from '../../src/session/ports.ts';
import { bareDigest } from '../audit/digest.ts';
import { allowed, finished, started } from '../audit/records.ts';
import { inFolder, ledgerIn, linesIn, verifyFile, WoundClock } from './ledger-session.ts';

const call = allowed('call-1', 'spawn', 'process', '{"command":"ls"}', 'a\n');
const end = finished({ counts: { calls: 1, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 } });

/** A ledger with a session under way. */
function begun(folder: string): LedgerFile {
  const ledger = ledgerIn(folder);
  for (const entry of [started(), ...call]) ledger.record(entry);
  return ledger;
}

function brokenBy(change: (path: string, folder: string) => void): string {
  let message = '';
  inFolder((folder) => {
    const ledger = begun(folder);
    change(ledger.path, folder);
    try {
      ledger.seal(end);
    } catch (error) {
      expect(error).toBeInstanceOf(LedgerBroken);
      message = error instanceof Error ? error.message.replace(folder, '') : '';
    }
    expect(ledger.broken?.message.replace(folder, '')).toBe(message);
    expect(() => ledger.record(end)).toThrow(LedgerBroken);
    ledger.abandon();
  });
  return message;
}

describe('a ledger file', () => {
  test('is a recorder; every record is in the file when `record` returns, and the seal anchors it', () => {
    inFolder((folder) => {
      const ledger: Recorder & LedgerFile = ledgerIn(folder);
      let written = 0;
      for (const entry of [started(), ...call]) {
        ledger.record(entry);
        written += 1;
        expect(linesIn(ledger.path)).toHaveLength(written);
        expect(ledger.head).toEqual({ seq: written - 1, digest: bareDigest(linesIn(ledger.path).at(-1) ?? '') });
      }
      const head = ledger.seal(end);
      expect(verifyFile(ledger.path, { digest: head.digest }).verdict).toBe('anchored');
    });
  });

  test('is for its owner alone, and nothing that is there already is taken for it', () => {
    inFolder((folder) => {
      const ledger = ledgerIn(folder);
      expect(statSync(ledger.path).mode & 0o777).toBe(0o600);
      expect(() => ledgerIn(folder)).toThrow(/^the ledger .*ledger\.jsonl cannot be created: file already exists \(EEXIST\)$/);
      ledger.abandon();
      symlinkSync(join(folder, 'elsewhere'), join(folder, 'link'));
      expect(() => LedgerFile.create({ path: join(folder, 'link'), clock: new WoundClock() })).toThrow(LedgerBroken);
    });
  });

  test('says in one sentence that its folder is not there', () => {
    expect(() => LedgerFile.create({ path: '/nowhere/at/all/ledger.jsonl', clock: new WoundClock() })).toThrow(
      'the ledger /nowhere/at/all/ledger.jsonl cannot be created: no such file or directory (ENOENT)',
    );
  });

  test('takes nothing after its seal, and no second seal', () => {
    inFolder((folder) => {
      const ledger = begun(folder);
      ledger.record(end);
      expect(() => ledger.record(started())).toThrow('is sealed: nothing can follow');
      expect(() => ledger.seal(end)).toThrow('is sealed: nothing can follow');
      expect(verifyFile(ledger.path).verdict).toBe('consistent');
    });
  });

  test('tells of the first record, the last, every hundredth, and one every ten seconds', () => {
    inFolder((folder) => {
      const clock = new WoundClock();
      const told: Head[] = [];
      const seen: LedgerRecord[] = [];
      const ledger = ledgerIn(folder, { clock, onCheckpoint: (head) => told.push(head), onRecord: (record) => seen.push(record) });
      const withheld = { type: 'withheld', where: 'wire', what: 'x' } as const;
      ledger.record(started());
      for (let at = 0; at < 250; at += 1) ledger.record(withheld);
      clock.now = 15_000;
      ledger.record(withheld);
      ledger.seal(finished());
      expect(told.map(({ seq }) => seq)).toEqual([0, 100, 200, 251, 252]);
      expect(verifyFile(ledger.path, { checkpoints: told }).checkpointsHeld).toBe(5);
      expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 253 }, (_, seq) => seq));
      expect(seen.at(-1)).toMatchObject({ type: 'session_finished', elapsed_ms: 15_000, time: '2030-01-02T00:00:15.000Z' });
    });
  });
});

describe('the seal of a ledger that is not what was written', () => {
  test.each([
    [
      'was cut',
      (path: string) => truncateSync(path, statSync(path).size - 10),
      /^the ledger \/ledger\.jsonl was cut during the session: \d+ bytes were written, \d+ are there$/,
    ],
    ['was added to', (path: string) => appendFileSync(path, 'x'), /^something else wrote to the ledger \/ledger\.jsonl during the session/],
    ['was removed', (path: string) => rmSync(path), /^the ledger \/ledger\.jsonl was removed during the session$/],
    [
      'was replaced by a copy',
      (path: string) => {
        copyFileSync(path, `${path}.copy`);
        renameSync(`${path}.copy`, path);
      },
      /^the ledger \/ledger\.jsonl was replaced by another file during the session$/,
    ],
    [
      'was replaced by a link to itself',
      (path: string) => {
        renameSync(path, `${path}.moved`);
        symlinkSync(`${path}.moved`, path);
      },
      /was replaced by another file during the session$/,
    ],
    [
      'was edited in place',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('"turn":1', '"turn":2'), { flag: 'r+' }),
      /^the ledger \/ledger\.jsonl was changed during the session: record 1 or 2 is not what was written$/,
    ],
    [
      'was edited in its last line',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('"type":"reviewed"', '"type":"reviewEd"'), { flag: 'r+' }),
      /^the ledger \/ledger\.jsonl was changed during the session: record 5 is not what was written$/,
    ],
    [
      'had two lines swapped',
      (path: string) => {
        const [first = '', second = '', third = '', ...rest] = linesIn(path);
        writeFileSync(path, `${[first, third, second, ...rest].join('\n')}\n`, { flag: 'r+' });
      },
      /was changed during the session: record 0 or 1 is not what was written$/,
    ],
  ])('says that it %s, and stays broken', (_name, change, words) => {
    expect(brokenBy(change)).toMatch(words);
  });

  test('is refused where there is no record', () => {
    inFolder((folder) => {
      const ledger = ledgerIn(folder);
      expect(() => ledger.seal(end)).toThrow('has no record to seal');
      ledger.abandon();
    });
  });
});

describe('a large ledger', () => {
  test('is read in pieces, whatever the length of its lines', () => {
    inFolder((folder) => {
      const ledger = ledgerIn(folder);
      ledger.record(started());
      for (let at = 0; at < 40; at += 1) ledger.record({ type: 'withheld', where: 'wire', what: 'ü'.repeat(at * 10_007) });
      const head = ledger.seal(finished());
      expect(verifyFile(ledger.path, { digest: head.digest }).verdict).toBe('anchored');
    });
  });
});
