// `verify` over the ledger and the log of a real run.
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { guard, placeWith, type Place } from '../support/run/command-line.ts';
import type { Step } from '../support/run/runner.ts';
import { command, scriptOf } from '../support/run/script.ts';
import { runnerWith } from '../support/run/setting.ts';

let place: Place;
let step: Step;
let digest: string;

beforeAll(async () => {
  const calls = Array.from({ length: 30 }, (_, index) => command(`call-${index}`, index % 2 === 0 ? 'true' : 'exit 3'));
  step = await runnerWith({ 'README.md': '' }, { script: scriptOf(...calls), inputs: { 'allow-process': 'true' } }).main();
  expect(step.code, step.log).toBe(0);
  digest = step.outputs['audit-digest'] ?? '';
  place = placeWith({
    'job.log': step.log,
    'stamped.log': step.log.replace(/^(?=.)/gm, '2026-11-30T10:00:00.1234567Z '),
    'table.log': inTable(step.log),
    'filtered.log': inTable(step.log).replace(/^(?!.*Z ledger ).*\n/gm, ''),
    'foreign.log': step.log.replaceAll(step.outputs['session-id'] ?? '', '17-1-abcdef').replace(/^ledger (\d+) ./gm, 'ledger $1 0'),
    'nameless.log': step.log.replace(/^│ session .*\n/m, '').replace(/^ledger (\d+) ./gm, 'ledger $1 0'),
    'other.log': 'nothing here\n',
  });
  copyFileSync(step.outputs['audit-file'] ?? '', join(place.project, 'ledger.jsonl'));
}, 120_000);

/** As `gh run view --log` prints it. */
const inTable = (log: string): string => log.replace(/^(?=.)/gm, 'review (a, b)\tRun basis/guard@v1\t2026-11-30T12:00:00.0000000Z ');

const verify = (...words: readonly string[]) => guard(place, ['verify', ...words]);

/** A copy of the ledger with its lines edited. */
function edited(name: string, edit: (lines: string[]) => readonly string[]): string {
  const lines = readFileSync(join(place.project, 'ledger.jsonl'), 'utf8').trimEnd().split('\n');
  writeFileSync(join(place.project, name), `${edit(lines).join('\n')}\n`);
  return name;
}

describe.concurrent('verify', { timeout: 60_000 }, () => {
  test('calls a whole ledger internally consistent, and with the digest of its run anchored', async () => {
    const [alone, anchored, bare] = await Promise.all([
      verify('ledger.jsonl'),
      verify('ledger.jsonl', '--digest', digest),
      verify(`--digest=${digest.replace('sha256:', '').toUpperCase()}`, 'ledger.jsonl'),
    ]);
    expect([alone.code, anchored.code, bare.code]).toEqual([0, 0, 0]);
    expect(alone.stdout).toMatch(/^ledger\.jsonl: internally consistent: .*give --digest from the log/);
    for (const { stdout } of [anchored, bare]) expect(stdout).toMatch(/^ledger\.jsonl: anchored: /);
    expect(anchored.stdout).toContain('30 calls, 0 denials');
    expect(anchored.stdout).toContain(`session ${step.outputs['session-id']} of acme/greeter, run 4711`);
    expect(anchored.stdout).toContain('sealed as success (exit 0), enforcement checked: the agent finished');
  });

  test('holds a ledger against the log of its job, as it was printed, as it is downloaded, and as `gh run view --log` prints it', async () => {
    for (const log of ['job.log', 'stamped.log', 'table.log', 'filtered.log']) {
      const { code, stdout } = await verify('ledger.jsonl', '--log', log);
      expect(code, stdout).toBe(0);
      expect(Number(/^(\d+) checkpoints of the log held$/m.exec(stdout)?.[1])).toBeGreaterThanOrEqual(3);
    }
  });

  test('tells a log of another session from a ledger that was changed', async () => {
    const [foreign, nameless] = await Promise.all([
      verify('ledger.jsonl', '--log', 'foreign.log'),
      verify('ledger.jsonl', '--log', 'nameless.log'),
    ]);
    expect([foreign.code, foreign.stdout]).toEqual([2, '']);
    expect(foreign.stderr).toMatch(
      /^basis-guard: --log foreign\.log is the log of session 17-1-abcdef, and the ledger \S+ is of session \S+: write the path of the log of the job that made it, [^\n]+\n$/,
    );
    expect(nameless.code).toBe(5);
    expect(nameless.stdout).toMatch(/the log names [0-9a-f]{64} for record 0, .*this record or one before it was changed/);
  });

  test('holds a ledger whose first record was edited against the session that the log names', async () => {
    const name = edited('renamed.jsonl', (lines) => lines.with(0, (lines[0] ?? '').replace('"replay"', '"builtin"')));
    const { code, stdout } = await verify(name, '--log', 'table.log');
    expect(code).toBe(5);
    expect(stdout).toContain('for record 0, and it is');
  });

  const CHANGES: readonly (readonly [what: string, edit: (lines: string[]) => readonly string[], says: RegExp])[] = [
    [
      'edited',
      (lines) => lines.with(20, (lines[20] ?? '').replace('"call-', '"cull-')),
      /record 20 is not the line that record 21 names as the one before it: one of the two was changed/,
    ],
    ['removed', (lines) => lines.toSpliced(20, 1), /record 20 is missing: after record 19, record 21 follows/],
    ['inserted', (lines) => lines.toSpliced(20, 0, lines[19] ?? ''), /a second record 19 stands after record 19/],
    ['swapped', (lines) => lines.with(20, lines[21] ?? '').with(21, lines[20] ?? ''), /record 20 stands after record 21/],
    ['overwritten', (lines) => lines.with(20, 'nothing'), /line ·21 is not one JSON object/],
  ];

  test.for(CHANGES)('ends with 5 where a record was %s', async ([what, edit, says]) => {
    const { code, stdout } = await verify(edited(`${what}.jsonl`, edit));
    expect(code, stdout).toBe(5);
    expect(stdout).toMatch(/^\S+: broken: this ledger is not what a session wrote/);
    expect(stdout).toMatch(says);
  });

  test('ends with 5 where the end is missing, and with the log says what is', async () => {
    const name = edited('cut.jsonl', (lines) => lines.slice(0, 40));
    truncateSync(join(place.project, name), readFileSync(join(place.project, name)).length - 20);
    const [alone, logged] = await Promise.all([verify(name), verify(name, '--log', 'job.log')]);
    expect([alone.code, logged.code]).toEqual([5, 5]);
    expect(alone.stdout).toMatch(/^cut\.jsonl: incomplete: /);
    expect(alone.stdout).toMatch(/the last line, of \d+ bytes, was cut off while it was written/);
    expect(logged.stdout).toMatch(/^cut\.jsonl: broken: /);
    expect(logged.stdout).toMatch(/the log names [0-9a-f]{64} for record \d+, and the ledger ends with record 38: records are missing/);
  });

  test('ends with 5 where a ledger holds but is not the one that the digest names', async () => {
    const { code, stdout } = await verify('ledger.jsonl', '--digest', `sha256:${'0'.repeat(64)}`);
    expect(code).toBe(5);
    expect(stdout).toContain('the ledger is not the one that this run sealed');
  });

  test('judges several ledgers, and ends with the worst', async () => {
    const { code, stdout } = await verify(
      'ledger.jsonl',
      edited('worse.jsonl', (lines) => lines.toSpliced(5, 1)),
      'ledger.jsonl',
    );
    expect(code).toBe(5);
    expect(stdout.match(/^\S+\.jsonl: /gm)).toEqual(['ledger.jsonl: ', 'worse.jsonl: ', 'ledger.jsonl: ']);
  });

  const WRONG: readonly (readonly [what: string, words: readonly string[], says: RegExp])[] = [
    ['no ledger', [], /no ledger is named: write basis-guard verify PATH/],
    ['a ledger that is not there', ['gone.jsonl'], /the ledger .*gone\.jsonl cannot be read: .*no such file/],
    ['a folder', ['.'], /the ledger .* cannot be read: /],
    ['a digest that is none', ['ledger.jsonl', '--digest', 'abc'], /--digest is "abc": write sha256: and 64 hex digits/],
    ['one digest for two', ['ledger.jsonl', 'ledger.jsonl', '--digest', `sha256:${'0'.repeat(64)}`], /--digest is of one ledger/],
    ['a log without checkpoints', ['ledger.jsonl', '--log', 'other.log'], /--log other\.log has no line `ledger SEQ DIGEST`/],
    ['a log that is not there', ['ledger.jsonl', '--log', 'gone.log'], /--log gone\.log cannot be read/],
    ['an unknown flag', ['ledger.jsonl', '--digset', 'x'], /--digset is not known: write --digest/],
  ];

  test.for(WRONG)('ends with 2 and one sentence for %s', async ([, words, says]) => {
    const { code, stdout, stderr } = await verify(...words);
    expect([code, stdout], stderr).toEqual([2, '']);
    expect(stderr).toMatch(/^basis-guard: [^\n]+\n$/);
    expect(stderr).toMatch(says);
  });
});
