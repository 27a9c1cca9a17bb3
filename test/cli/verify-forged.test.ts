// A ledger that somebody put in the place of a run's, and lines in the log of that job that a later step printed for it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guard, placeWith } from '../support/run/command-line.ts';

const SCRIPT = JSON.stringify({ schema: 1, turns: [{ text: 'done' }] });
const place = placeWith({ 'script.json': SCRIPT });

/** One session's log, without what precedes a line. */
async function session(audit: string): Promise<readonly string[]> {
  const { stderr } = await guard(place, ['run', '--agent', 'replay', '--replay-file', 'script.json', '--audit-file', audit]);
  return stderr.trimEnd().split('\n');
}

const idOf = (audit: string) =>
  (JSON.parse(readFileSync(join(place.project, audit), 'utf8').split('\n')[0] ?? '') as { session_id: string }).session_id;

async function verified(audit: string, log: readonly string[]) {
  writeFileSync(join(place.project, 'job.log'), `${log.join('\n')}\n`);
  return await guard(place, ['verify', audit, '--log', 'job.log']);
}

const inTable = (step: string) => (line: string) => `guarded\t${step}\t2026-11-30T10:00:00.0000000Z ${line}`;

test('verify says of several sessions in a log which one is the ledger’s, and where that stands', async () => {
  const [real, forged] = [await session('real.jsonl'), await session('forged.jsonl')];
  const { code, stdout } = await verified('forged.jsonl', [...real.map(inTable('Run guard')), ...forged.map(inTable('npm test'))]);
  expect(code).toBe(0);
  const line = real.length + forged.findIndex((one) => one.startsWith('ledger 0 ')) + 1;
  expect(stdout).toContain(
    `- the log names 2 sessions, and this is the one that begins in line ${line}, in the step "npm test" of the job "guarded": other steps can print such lines too, so be sure that this one is the guard's, or give --digest`,
  );
  const plain = await verified('real.jsonl', [...real, ...forged]);
  expect(plain.stdout).toMatch(/- the log names 2 sessions, and this is the one that begins in line \d+: other steps/);
  expect((await verified('real.jsonl', real)).stdout).not.toContain('sessions');
});

test('a log that names two first records for one session breaks the ledger, whichever of them it is', async () => {
  const [real, forged] = [await session('one.jsonl'), await session('other.jsonl')];
  const posing = forged.map((line) => line.replaceAll(idOf('other.jsonl'), idOf('one.jsonl')));
  const { code, stdout } = await verified('one.jsonl', [...real, ...posing]);
  expect(code).toBe(5);
  expect(stdout).toContain('the log names');
});

test('a log that names two digests for one record breaks the ledger', async () => {
  const real = await session('twice.jsonl');
  const [last = ''] = real.filter((line) => /^ledger \d/.test(line)).slice(-1);
  for (const log of [
    [...real, last.replace(/[0-9a-f]{64}/, 'f'.repeat(64)), last],
    [...real, last, last.replace(/[0-9a-f]{64}/, 'f'.repeat(64))],
  ])
    expect((await verified('twice.jsonl', log)).code).toBe(5);
  expect((await verified('twice.jsonl', [...real, last])).code).toBe(0);
});
