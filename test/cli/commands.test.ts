// The commands that need no session of the user's: demo, help, the version; and what starts them on an old Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INPUT_NAMES } from '../../src/main/settings/table.ts';
import { guard, placeWith } from '../support/run/command-line.ts';
import { root } from '../support/run/entries.ts';

describe('demo', { timeout: 90_000 }, () => {
  test('shows a guarded session whose effects and non-effects hold, in under 20 seconds, by the best of three, and leaves nothing', {
    retry: 2,
  }, async () => {
    const place = placeWith({});
    const began = performance.now();
    const { code, stdout } = await guard(place, ['demo']);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(code, stdout).toBe(0);
    expect(stdout.match(/^ok {3}/gm)).toHaveLength(12);
    expect(stdout).not.toContain('FAIL');
    expect(stdout).not.toContain('Guarded session');
    expect(stdout).toMatch(/\nits summary and ledger were removed: .*`npm run demo -- --keep`, keeps them; .*\n$/);
    expect([readdirSync(place.temp), readdirSync(place.project)]).toEqual([[], []]);
  });

  test('keeps its folder, and shows its summary, when it is asked to', async () => {
    const place = placeWith({});
    const { code, stdout } = await guard(place, ['demo', '--keep', '--summary']);
    const [, kept = ''] = /^kept in (\S+)$/m.exec(stdout) ?? [];
    const [, summary = ''] = /^summary (\S+)$/m.exec(stdout) ?? [];
    const [, ledger = ''] = /^ledger (\S+)$/m.exec(stdout) ?? [];
    expect(stdout.startsWith('## ✓ Guarded session: success\n')).toBe(true);
    expect([summary.startsWith(`${kept}/`), readFileSync(summary, 'utf8').startsWith('## ✓ Guarded session: success\n')]).toEqual([
      true,
      true,
    ]);
    expect((await guard(place, ['verify', ledger])).stdout).toContain(': internally consistent');
    expect([code, readFileSync(join(kept, 'greeter/greeting.txt'), 'utf8')]).toEqual([0, 'good morning\n']);
  });

  test('takes nothing over from a workflow in which it runs', async () => {
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'issues', GITHUB_WORKSPACE: '/', 'INPUT_ALLOW-PROCESS': 'false' };
    const { code, stdout } = await guard(placeWith({}), ['demo'], { env });
    expect(code, stdout).toBe(0);
  });
});

describe.concurrent('the command line', { timeout: 60_000 }, () => {
  test('without a word, with help, and with --help behind a command prints the help', async () => {
    const texts = await Promise.all([[], ['help'], ['--help'], ['-h'], ['run', '--help']].map((words) => guard(placeWith({}), words)));
    for (const { code, stdout, stderr } of texts) {
      expect([code, stderr]).toEqual([0, '']);
      for (const name of INPUT_NAMES) expect(stdout).toContain(`  --${name}`);
      for (const flag of ['json', 'event', 'exit-code', 'digest', 'log', 'summary', 'keep', 'agent']) expect(stdout).toContain(`--${flag}`);
      for (const name of ['run', 'ask', 'check', 'verify', 'demo']) expect(stdout).toContain(`basis-guard ${name}`);
    }
  });

  test('tells its version', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const { code, stdout } = await guard(placeWith({}), ['--version']);
    expect([code, stdout]).toEqual([0, `${version}\n`]);
  });

  test('refuses a command that there is not, one of the object’s own included', async () => {
    for (const name of ['rnu', 'constructor', '--json']) {
      const { code, stdout, stderr } = await guard(placeWith({}), [name]);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toBe(`basis-guard: there is no command "${name}": write one of run, ask, check, verify, demo\n`);
    }
  });
});

/** A Node older than 22, where this machine has one. */
function oldNode(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path) && Number(/^v(\d+)/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)?.[1]) < 22);
}

const built = join(root, 'dist', 'cli', 'index.js');

test('on a Node older than 22 the command line says so in one sentence and ends with 2', ({ skip }) => {
  const node = oldNode() ?? skip('there is no Node older than 22 on this machine');
  skip(!existsSync(built), 'dist is not built');
  const { status, stdout, stderr } = spawnSync(node, [built, 'run', '--json'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^basis-guard needs Node 22 or newer, and this is Node \d+\.\d+\.\d+: start it with a newer Node\.\n$/);
});
