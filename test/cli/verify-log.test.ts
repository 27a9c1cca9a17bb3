import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guard, placeWith } from '../support/run/command-line.ts';

const SCRIPT = JSON.stringify({ schema: 1, turns: [{ text: 'done ##[error]##vso[x]' }] });

test('a log of two sessions vouches for each of their ledgers, and a seal in the log anchors', async () => {
  const place = placeWith({ 'script.json': SCRIPT });
  const run = (audit: string) => guard(place, ['run', '--agent', 'replay', '--replay-file', 'script.json', '--audit-file', audit]);
  const logs = [await run('one.jsonl'), await run('two.jsonl')];
  writeFileSync(join(place.project, 'job.log'), logs.map(({ stderr }) => stderr).join(''));
  for (const name of ['one.jsonl', 'two.jsonl']) {
    const { code, stdout } = await guard(place, ['verify', name, '--log', 'job.log']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('anchored')]);
  }
});

test('events on standard output hold no command for a runner, and the same values', async () => {
  const { stdout } = await guard(placeWith({ 'script.json': SCRIPT }), [
    'run',
    '--agent',
    'replay',
    '--replay-file',
    'script.json',
    '--json',
  ]);
  expect(stdout).not.toContain('##[');
  const texts = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text?: string }).text);
  expect(texts).toContain('done ##[error]##vso[x]');
});
