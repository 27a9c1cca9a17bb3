import { describe, expect, test } from 'vitest';
import { checkpointLine, checkpointsOf } from '../../src/audit/checkpoint.ts';
import { neutralise } from '../../src/audit/neutralise.ts';
import { verify } from '../../src/audit/verify.ts';
import { verifyReport } from '../../src/audit/verify-report.ts';
import type { LedgerEntry, SessionFinished } from '../../src/contract/record.ts';
import { CONCLUSIONS, EXIT_CODES } from '../../src/contract/record.ts';
import { check, lineOf, sentences } from './checking.ts';
import { bareDigest } from './digest.ts';
import { allowed, chained, finished, started } from './records.ts';
import { evaluated, everything, nothing } from './sessions.ts';

/** A sealed session of two calls; twelve records. */
const entries = (): LedgerEntry[] => [
  started(),
  ...allowed('call-1', 'spawn', 'process', '{"command":"ls"}', 'a\n'),
  ...allowed('call-2', 'spawn', 'process', '{"command":"pwd"}', '/\n'),
  finished({ counts: { calls: 2, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 } }),
];
const { lines } = chained(entries());
const seal = bareDigest(lines.at(-1) ?? '');
const line = (at: number): string => lines[at] ?? '';
/** The seal with other contents, in the place of the one that was written. */
const resealed = (changes: Partial<SessionFinished>): string[] => [
  ...lines.slice(0, 11),
  chained([...entries().slice(0, 11), finished(changes)]).lines.at(-1) ?? '',
];

describe('verification of a whole ledger', () => {
  test('with the digest of the log it is anchored, without it only internally consistent', () => {
    expect(check(lines, { digest: seal }).verdict).toBe('anchored');
    expect(check(lines, { digest: `sha256:${seal.toUpperCase()}` }).verdict).toBe('anchored');
    const alone = check(lines);
    expect([alone.verdict, alone.problemCount]).toEqual(['consistent', 0]);
    expect(verifyReport(alone)).toContain('internally consistent');
    expect(verifyReport(check(lines, { digest: seal }))).toContain('anchored');
  });

  test.each([
    ['with one of everything', everything('tulip candle')],
    ['without a call', nothing()],
    ['that was only evaluated', evaluated()],
  ])('a session %s verifies', (_name, session) => {
    const found = check(chained(session).lines);
    expect([found.verdict, sentences(found)]).toEqual(['consistent', '']);
  });

  test('checkpoints are found in a log as it is downloaded, and not in what others printed there', () => {
    const anchors = [0, 11].map((seq) => ({ seq, digest: bareDigest(line(seq)) }));
    const [first = '', last = ''] = anchors.map(checkpointLine);
    const log = `2030-01-02T03:04:05.1234567Z ${first}\r\n${neutralise(`ledger 3 ${seal}`)}\nsays ledger 4 ${seal}\n${last}\n`;
    expect(checkpointsOf(log).flatMap((session) => session.anchors)).toEqual(anchors);
  });

  test('a text with tabs is a checkpoint only where the whole log is in columns', () => {
    const [first = '', second = ''] = [0, 3].map((seq) => checkpointLine({ seq, digest: bareDigest(line(seq)) }));
    const column = 'job\tstep\t2030-01-02T03:04:05.1234567Z ';
    const digests = (log: string) => checkpointsOf(log).map(({ id, anchors }) => [id, ...anchors.map(({ seq }) => seq)]);
    const columns = [`${column.replace('\t2', '\t\ufeff2')}begins`, `${column}${neutralise('session a-1: replay')}`, `${column}${first}`];
    expect(digests(`${columns.join('\r\n')}\r\n${first}\n${column}${column}${second}\n`)).toEqual([['a-1', 0]]);
    expect(digests(`begins\n${neutralise('session a-1: replay')}\n${first}\n${column}${second}\n`)).toEqual([['a-1', 0]]);
  });

  test('checkpoints of the log are compared', () => {
    const checkpoints = [0, 5, 11].map((seq) => ({ seq, digest: bareDigest(line(seq)) }));
    const found = check(lines, { digest: seal, checkpoints });
    expect([found.verdict, found.checkpointsHeld]).toEqual(['anchored', 3]);
    expect(sentences(check(lines, { checkpoints: [{ seq: 5, digest: bareDigest(line(4)) }] }))).toMatch(
      /^the log names [0-9a-f]{64} for record 5, and it is /,
    );
    expect(sentences(check(lines, { checkpoints: [{ seq: 40, digest: seal }] }))).toContain(
      'for record 40, and the ledger ends with record 11: records are missing',
    );
  });
});

describe('tampering', () => {
  test('a record that was removed is named', () => {
    const found = check([...lines.slice(0, 7), ...lines.slice(8)], { digest: seal });
    expect(found.verdict).toBe('broken');
    expect(sentences(found)).toContain('record 7 is missing: after record 6, record 8 follows');
    expect(sentences(check([...lines.slice(0, 3), ...lines.slice(9)]))).toContain(
      'records 3 to 8 are missing (6): after record 2, record 9 follows',
    );
  });

  test('the first record removed: the beginning is missing', () => {
    const found = check(lines.slice(1));
    expect(found.verdict).toBe('broken');
    expect(sentences(found)).toContain('the ledger begins with record 1 (call); record 0 (session_started) should stand first');
    expect(sentences(found)).toContain('record 0 is missing: at the beginning, record 1 follows');
  });

  test('two records that were swapped', () => {
    const found = check([...lines.slice(0, 7), line(8), line(7), ...lines.slice(9)], { digest: seal });
    expect(found.verdict).toBe('broken');
    expect(sentences(found)).toContain('record 7 stands after record 8: the two were swapped, or one was moved');
    expect(sentences(found)).not.toContain('is missing');
  });

  test('a record that was edited', () => {
    const found = check([...lines.slice(0, 7), line(7).replace('"outcome":"allow"', '"outcome":"allow" '), ...lines.slice(8)], {
      digest: seal,
    });
    expect(found.verdict).toBe('broken');
    expect(sentences(found)).toContain('record 7 is not the line that record 8 names as the one before it: one of the two was changed');
  });

  test('a record that was inserted', () => {
    const found = check([...lines.slice(0, 7), line(6), ...lines.slice(7)]);
    expect(found.verdict).toBe('broken');
    expect(sentences(found)).toContain('a second record 6 stands after record 6: it was inserted');
  });

  test('records cut off at the end: no seal, and where it ends', () => {
    const found = check(lines.slice(0, 10), { digest: seal });
    expect(found.verdict).toBe('broken');
    expect(sentences(found)).toContain(
      'the ledger has no seal (session_finished): it ends with record 9, and what came after is not known',
    );
    expect(sentences(found)).toContain(`the log names the seal ${seal}, and there is none`);
    expect(check(lines.slice(0, 10)).verdict).toBe('incomplete');
  });

  test('a seal that was changed is found by the digest', () => {
    const changed = resealed({
      why: 'all is well',
      counts: { calls: 2, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 },
    });
    expect(check(changed).verdict).toBe('consistent');
    const found = check(changed, { digest: seal });
    expect(found.verdict).toBe('broken');
    expect(sentences(found)).toMatch(
      /^the seal is [0-9a-f]{64}, and the log names [0-9a-f]{64}: the ledger is not the one that this run sealed$/,
    );
  });

  test('a seal whose counts are not those of the records', () => {
    const found = check(resealed({ counts: { calls: 3, denials: 1, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 } }));
    expect(sentences(found)).toBe('the seal counts 3 calls, the records add up to 2\nthe seal counts 1 denials, the records add up to 0');
  });

  test.each(CONCLUSIONS)('a seal that says %s has the exit code of that, and no other', (conclusion) => {
    const counts = { calls: 2, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 };
    const exit = EXIT_CODES[conclusion];
    expect(sentences(check(resealed({ conclusion, exit, counts })))).toBe('');
    const other = exit === 0 ? 5 : 0;
    const found = check(resealed({ conclusion, exit: other, counts }));
    expect([found.verdict, sentences(found)]).toEqual([
      'broken',
      `the seal says ${conclusion} and exit ${other}: a session that ends so exits with ${exit}`,
    ]);
  });

  test('a second seal, and records after the seal', () => {
    const two = chained([
      ...entries(),
      finished({ counts: { calls: 2, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 } }),
    ]).lines;
    expect(sentences(check(two))).toBe('a second seal stands at record 12; the first is record 11');
    const more = chained([...entries(), { type: 'withheld', where: 'wire', what: 'x' }]).lines;
    expect(sentences(check(more))).toBe('1 record follows the seal');
    expect(check(more).verdict).toBe('broken');
  });

  test('a whole ledger written anew is consistent, and is not the one that the log names', () => {
    const forged = chained([started(), finished()]).lines;
    expect(check(forged).verdict).toBe('consistent');
    expect(check(forged, { digest: seal }).verdict).toBe('broken');
    expect(check(forged, { checkpoints: [{ seq: 0, digest: bareDigest(line(0).replace('mona', 'lisa')) }] }).verdict).toBe('broken');
  });

  test.each(Array.from({ length: 12 }, (_, at) => [at]))('one character of record %i, whatever it is, does not stay unseen', (at) => {
    const found = line(at);
    for (let place = 0; place < found.length; place += 7) {
      const other = found[place] === 'a' ? 'b' : 'a';
      const changed = [...lines.slice(0, at), found.slice(0, place) + other + found.slice(place + 1), ...lines.slice(at + 1)];
      expect(check(changed, { digest: seal }).verdict).toBe('broken');
    }
  });

  test('what is no record is named by its line', () => {
    const broken = (text: string): string => sentences(check([...lines.slice(0, 3), text, ...lines.slice(3)]));
    expect(broken('')).toContain('line 4 is not one JSON object');
    expect(broken('{"schema":1,"schema":1}')).toContain('line 4 is not one JSON object');
    expect(broken('[]')).toContain('line 4 is not one JSON object');
    expect(broken('{"schema":2}')).toContain('line 4 has the schema 2; this version reads schema 1');
    expect(broken('{"schema":1,"type":"constructor"}')).toContain('line 4 has an unknown type "constructor"');
    expect(broken(line(4).replace('"is_error":false', '"is_error":0'))).toContain(
      'line 4 (executed) has no usable "is_error": true or false should stand there',
    );
    expect(broken(line(1).replace(/sha256:[0-9a-f]/, 'sha256:'))).toContain(
      'has no usable "input.digest": "sha256:" and 64 hex digits should stand there',
    );
  });

  test('bytes that are not UTF-8 are not taken for their replacement', () => {
    const found = verify([...lines.slice(0, 3).map(lineOf), { bytes: Buffer.from([0x7b, 0xff, 0x7d]), ended: true }], {
      lineDigest: bareDigest,
    });
    expect(sentences(found)).toContain('line 4 is not UTF-8');
  });

  test('a last line that was cut off while it was written is told apart from one that was changed', () => {
    const found = verify([...lines.slice(0, 5).map(lineOf), { bytes: Buffer.from(line(5).slice(0, 40)), ended: false }], {
      lineDigest: bareDigest,
    });
    expect([found.verdict, found.tornBytes]).toEqual(['incomplete', 40]);
    expect(sentences(found)).toContain('the last line, of 40 bytes, was cut off while it was written: it is no record');
  });

  test('an empty file is no ledger', () => {
    expect([check([]).verdict, sentences(check([]))]).toEqual(['broken', 'the ledger is empty']);
  });

  test('a hundred thousand problems are counted, and a hundred told', () => {
    const found = check([line(0), ...Array.from({ length: 100_000 }, () => 'x')]);
    expect([found.problems.length, found.problemCount]).toEqual([100, 100_001]);
    expect(verifyReport(found)).toContain('- and 99901 more');
  });

  test('a file that is no ledger is called so first, and its list of problems is short', () => {
    const found = check(Array.from({ length: 1000 }, (_, at) => `line of a diary ${at}`));
    expect([found.verdict, found.problems.length, found.problemCount]).toEqual(['broken', 3, 1002]);
    const report = verifyReport(found).split('\n');
    expect(report).toHaveLength(4);
    expect(report[0]).toBe('broken: this file is no ledger: no line of it is a record');
    expect(report[1]).toMatch(/^- line .?1 is not one JSON object: /);
    expect(report[3]).toBe('- and 999 more');
  });

  test.each([
    ['a word without a line end', 'diary', true],
    ['the beginning of a first record', line(0).slice(0, 40), false],
    ['a few characters of one', '{"sche', false],
  ])('a file that holds %s only: whether it is a ledger at all', (_name, text, other) => {
    const found = verify([{ bytes: Buffer.from(text), ended: false }], { lineDigest: bareDigest });
    expect(found.problems.some(({ kind }) => kind === 'no-ledger')).toBe(other);
    expect(found.verdict).toBe(other ? 'broken' : 'incomplete');
  });
});

describe('the report', () => {
  test('shows what a session called itself without letting it act on a terminal or a log', () => {
    const named = chained([started({ repository: 'a\n::error::x\u001b[2J', session_id: '##[error]' }), finished({ why: '\u202e' })]).lines;
    const report = verifyReport(check(named));
    expect(report).not.toMatch(/^::|##\[|\u001b|\u202e/m);
    expect(report).toContain('<U+202E>');
  });
});
