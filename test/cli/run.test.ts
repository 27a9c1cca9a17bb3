// `run`: a session at a terminal. Results on standard output, the log for people on standard error.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beginCommand, guard, placeWith } from '../support/run/command-line.ts';
import { misfits, verifyFile } from '../support/run/ledger.ts';
import { readingOf } from '../support/run/reading.ts';
import { command, edit, read, scriptOf, scriptOfTurns } from '../support/run/script.ts';

const HOOKS = {
  schema: 1,
  hooks: [
    {
      name: 'guard',
      tools: ['spawn'],
      command: [
        'sh',
        '-c',
        `case $(cat) in *denied*) echo '{"decision": "deny", "reason": "no"}';; *) echo '{"decision": "allow"}';; esac`,
      ],
    },
    { name: 'broken', event: 'post_tool_use', tools: ['spawn'], on_failure: 'allow', command: ['sh', '-c', 'exit 3'] },
  ],
};

const FILES = { '.basis/hooks.json': JSON.stringify(HOOKS), 'a.txt': 'a\n' };
const SCRIPT = scriptOfTurns(
  { text: 'I look.', tool_calls: [read('read', 'a.txt'), command('list', 'ls')] },
  { tool_calls: [command('denied', 'touch denied'), edit('edit', 'b.txt', 'b\n')] },
  {
    tool_calls: [
      { id: 'unknown', name: 'nothing', input: {} },
      { id: 'raw', name: 'spawn', input_json: '{"half": ' },
    ],
  },
  { text: 'Done.' },
);
const RUN = ['run', '--agent', 'replay', '--replay-file', 'script.json'];
const place = () => placeWith({ ...FILES, 'script.json': SCRIPT });

describe.concurrent('run', { timeout: 60_000 }, () => {
  test('runs a session over the current folder, tells people on standard error where things are, and prints nothing else', async () => {
    const here = place();
    const { code, stdout, stderr } = await guard(here, [...RUN, '--allow-process', '--allow-local-state']);
    expect([code, stdout], stderr).toEqual([0, '']);
    expect(readFileSync(join(here.project, 'b.txt'), 'utf8')).toBe('b\n');
    expect(existsSync(join(here.project, 'denied'))).toBe(false);
    const [, audit = '', digest = ''] = /^ledger (\S+) sealed by (sha256:[0-9a-f]{64})$/m.exec(stderr) ?? [];
    expect(verifyFile(audit, digest).verdict).toBe('anchored');
    expect(misfits('ledger', readFileSync(audit, 'utf8').trimEnd().split('\n'))).toEqual([]);
    const [, summary = ''] = /^summary (\S+)$/m.exec(stderr) ?? [];
    expect(readingOf(readFileSync(summary, 'utf8'))).toContain('Guard files come from the working tree (this is not a CI run)');
  });

  test('streams its events with --json, one a line, each fit for the published schema', async () => {
    const { code, stdout, stderr } = await guard(place(), [...RUN, '--json', '--allow-process', '--allow-local-state']);
    expect(code, stderr).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(misfits('events', lines)).toEqual([]);
    const events = lines.map((line) => JSON.parse(line) as { seq: number; type: string; [key: string]: unknown });
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
    expect(events[0]).toMatchObject({ type: 'run_started', schema: 1, provider: 'replay', model: 'script.json' });
    expect(events.at(-1)).toMatchObject({ type: 'run_finished', status: 'success', enforcement: 'checked', exit: 0 });
    const types = new Set(events.map(({ type }) => type));
    const expected = [
      'assistant_message',
      'notice',
      'permission_requested',
      'permission_resolved',
      'tool_completed',
      'tool_queued',
      'tool_started',
    ];
    expect(expected.filter((type) => !types.has(type))).toEqual([]);
    const ofDenied = events.filter((event) => event['tool_call_id'] === 'denied').map(({ type }) => type);
    expect(ofDenied).toEqual(['tool_queued', 'tool_completed']);
  });

  test('ends its events also where the session does not begin', async () => {
    const { code, stdout } = await guard(place(), [...RUN, '--json', '--require-hooks', 'missing']);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(2);
    expect(misfits('events', lines)).toEqual([]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ seq: 0, type: 'run_finished', status: 'config-error', exit: 2 });
  });

  test('takes a boolean alone, with a word, or after an equals sign', async () => {
    const runWith = (...words: readonly string[]) =>
      guard(placeWith({ 'script.json': scriptOf(command('one', 'touch happened')) }), [...RUN, '--json', ...words]);
    const outcomes = await Promise.all([
      runWith('--allow-process'),
      runWith('--allow-process', 'true'),
      runWith('--allow-process=True'),
      runWith('--allow-process', 'false'),
      runWith(),
    ]);
    expect(outcomes.map(({ stdout }) => /"outcome":"(\w+)"/.exec(stdout)?.[1])).toEqual(['allow', 'allow', 'allow', 'deny', 'deny']);
  });

  test('keeps the texts of a list flag that is given twice', async () => {
    const { stderr, code } = await guard(place(), [...RUN, '--require-hooks', 'guard', '--require-hooks', 'nobody']);
    expect([code, stderr.includes('names "nobody"')]).toEqual([2, true]);
  });

  test.for([
    ['--deadline 1s', 3, command('one', 'sleep 600'), ['--allow-process', '--deadline', '1s']],
    ['--fail-on denial', 4, command('one', 'touch denied'), ['--allow-process', '--fail-on', 'denial']],
    ['a changed guard file', 5, command('one', 'echo "{}" > .basis/hooks.json'), ['--allow-process']],
  ] as const)('%s ends it with %i', async ([, exit, call, words]) => {
    const { code, stderr } = await guard(placeWith({ ...FILES, 'script.json': scriptOf(call) }), [...RUN, ...words]);
    expect(code, stderr).toBe(exit);
  });

  test('writes ledger and summary where it is told', async () => {
    const here = place();
    const { code } = await guard(here, [...RUN, '--audit-file', '../audit/ledger.jsonl', '--summary-file', '../audit/summary.md']);
    expect([code, readdirSync(join(here.project, '../audit')).toSorted()]).toEqual([0, ['ledger.jsonl', 'summary.md']]);
  });

  test('goes on to its seal when the reader of its events has gone', async () => {
    const here = placeWith({ 'script.json': scriptOf(command('first', 'sleep 1; touch first'), command('second', 'touch second')) });
    const { child, ended } = beginCommand(here, [...RUN, '--json', '--allow-process', '--audit-file', '../ledger.jsonl']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { code, stderr } = await ended;
    expect(code, stderr).toBe(0);
    expect(existsSync(join(here.project, 'second'))).toBe(true);
    expect(verifyFile(join(here.project, '../ledger.jsonl')).seal).toMatchObject({ conclusion: 'success' });
  });

  test('cancelled by SIGINT ends with 130, sealed, with a summary', async () => {
    const here = placeWith({ 'script.json': scriptOf(command('long', 'touch begun; sleep 600')) });
    const { child, ended } = beginCommand(here, [...RUN, '--allow-process', '--audit-file', '../ledger.jsonl']);
    for (let round = 0; round < 3000 && !existsSync(join(here.project, 'begun')); round += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect(code, stderr).toBe(130);
    expect(verifyFile(join(here.project, '../ledger.jsonl')).seal).toMatchObject({ conclusion: 'cancelled', exit: 130 });
    expect(stderr).toMatch(/^summary /m);
  });
});

const WRONG: readonly (readonly [what: string, words: readonly string[], says: RegExp])[] = [
  ['an unknown flag', [...RUN, '--allow-proces'], /--allow-proces is not known: write --allow-process/],
  ['a flag of one value, twice', [...RUN, '--deadline', '1m', '--deadline=2m'], /--deadline is given twice: write it once/],
  ['a flag like none', [...RUN, '--zzz'], /--zzz is not known: basis-guard help lists what there is/],
  ['a flag without its value', [...RUN, '--deadline'], /--deadline has no value: write --deadline VALUE/],
  ['a word that stands alone', [...RUN, 'now'], /"now" stands alone: write it as the value of a flag/],
  ['a boolean that is none', [...RUN, '--allow-process=yess'], /--allow-process is "yess": write `true` or `false`/],
  ['no prompt', ['run', '--model', 'anthropic/m'], /nothing is asked of the agent: write --prompt or --prompt-file/],
  ['no script', ['run', '--agent', 'replay'], /the agent `replay` has no script: write --replay-file/],
  ['--json with another word', [...RUN, '--json=yes'], /--json is "yes": write it alone, or with `true` or `false`/],
];

describe.concurrent('run, wrongly', { timeout: 60_000 }, () => {
  test.for(WRONG)('%s ends with 2 and one sentence', async ([, words, says]) => {
    const { code, stdout, stderr } = await guard(place(), words);
    expect([code, stdout], stderr).toEqual([2, '']);
    expect(stderr).toMatch(/^basis-guard: [^\n]+\n$/);
    expect(stderr).toMatch(says);
  });

  test('writes the summary that --summary-file names all the same', async () => {
    const here = place();
    const { code } = await guard(here, [...RUN, '--summary-file', 'summary.md', '--deadline', 'soon']);
    expect([code, readFileSync(join(here.project, 'summary.md'), 'utf8').split('\n')[0]]).toEqual([
      2,
      '## ✗ Guarded session: config-error',
    ]);
  });

  test('leaves no folder behind but that of a session that began', async () => {
    const here = place();
    await guard(here, [...RUN, '--deadline', 'soon']);
    expect(readdirSync(here.temp)).toEqual([]);
  });
});
