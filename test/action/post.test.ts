// The post step after a main step that could not end by itself, or that never began.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { verifyFile } from '../support/run/ledger.ts';
import { isSaid } from '../support/run/reading.ts';
import type { Runner, Step } from '../support/run/runner.ts';
import { command, scriptOf } from '../support/run/script.ts';
import { runnerWith } from '../support/run/setting.ts';

const ALLOWED = { 'allow-process': 'true' };

/** Kills the main step once the file is there. */
async function killedAt(runner: Runner, file: string): Promise<Step> {
  const { running, read } = runner.begin();
  for (let round = 0; round < 6000 && !existsSync(join(runner.workspace, file)); round += 1) await wait(10);
  running.child.kill('SIGKILL');
  return read(await running.ended);
}

const sleeping = () =>
  runnerWith(
    { 'README.md': '' },
    { script: scriptOf(command('first', 'touch first'), command('long', 'touch begun; sleep 600')), inputs: ALLOWED },
  );

describe.concurrent('the post step', { timeout: 120_000 }, () => {
  test('seals the ledger of a main step that was killed, and writes the summary that it could not', async () => {
    const runner = sleeping();
    const main = await killedAt(runner, 'begun');
    expect([main.signal, main.summary, main.outputs]).toEqual(['SIGKILL', '', {}]);
    const audit = main.state['basis-guard-audit'] ?? '';
    expect(verifyFile(audit)).toMatchObject({ verdict: 'incomplete', open: [{ toolCallId: 'long' }] });

    const post = await runner.post(main);
    expect([post.code, post.stderr], post.log).toEqual([5, '']);
    const [, seq, digest] = [...post.log.matchAll(/^ledger (\d+) ([0-9a-f]{64})$/gm)].at(-1) ?? [];
    expect(Number(seq)).toBeGreaterThan(5);
    const sealed = verifyFile(audit, digest);
    expect(sealed.verdict).toBe('anchored');
    expect(sealed.seal).toMatchObject({ conclusion: 'guard-error', exit: 5, enforcement: 'partial' });
    expect(post.log).toMatch(/^::error title=basis guard::the main step ended before it could write its summary/m);
    expect(isSaid(post.summary, /the session was killed/)).toBe(true);
    expect(isSaid(post.summary, /the session was killed after this call had been approved; whether and how far it ran is not known/)).toBe(
      true,
    );
    expect(readFileSync(main.state['basis-guard-summary'] ?? '', 'utf8')).toBe(post.summary.slice(0, -1));
    expect(post.summary).toContain(`basis-guard verify ${audit} --digest sha256:${digest}`);
  });

  test('leaves a ledger alone that does not hold together, and says what is wrong', async () => {
    const runner = sleeping();
    const main = await killedAt(runner, 'begun');
    const audit = main.state['basis-guard-audit'] ?? '';
    const lines = readFileSync(audit, 'utf8').split('\n');
    const torn = lines.toSpliced(3, 1).join('\n');
    writeFileSync(audit, torn);
    const post = await runner.post(main);
    expect([post.code, post.stderr], post.log).toEqual([5, '']);
    expect(readFileSync(audit, 'utf8')).toBe(torn);
    expect(isSaid(post.summary, /record 3 is missing: after record 2, record 4 follows/)).toBe(true);
    expect(isSaid(post.summary, /this ledger has no seal/)).toBe(true);
  });

  test('says so where the ledger is gone', async () => {
    const runner = sleeping();
    const main = await killedAt(runner, 'begun');
    const post = await runner.post({ state: { ...main.state, 'basis-guard-audit': join(runner.temp, 'gone.jsonl') } });
    expect([post.code, post.stderr], post.log).toEqual([5, '']);
    expect(isSaid(post.summary, /the ledger .*gone\.jsonl cannot be finished: no such file/)).toBe(true);
  });

  test('has nothing to do where the main step saved nothing', async () => {
    const post = await sleeping().post({ state: {} });
    expect([post.code, post.log, post.summary, post.stderr]).toEqual([0, '', '', '']);
  });
});
