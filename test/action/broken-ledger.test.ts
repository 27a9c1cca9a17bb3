// A ledger that cannot be written, from the start or from some record on: nothing that is not on record happens, and the step says what
// broke wherever it still can.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SessionFinished } from '../../src/contract/record.ts';
import { testFolder } from '../support/run/folder.ts';
import { recordsIn, verifyFile } from '../support/run/ledger.ts';
import { makeRepository } from '../support/run/repository.ts';
import { isSaid } from '../support/run/reading.ts';
import { Runner, type Step } from '../support/run/runner.ts';
import { command, scriptOf } from '../support/run/script.ts';

const ownMounts = spawnSync('unshare', ['-m', 'bash', '-c', 'true']).status === 0;
const skipped = ownMounts ? '' : ' (skipped: a mount of its own needs root and unshare)';

/** Mounts a disk of so much in a mount namespace of the step's own; what it holds at the end is copied to `kept`. */
const onDisk = (options: string, disk: string, kept: string): readonly string[] => [
  'unshare',
  '-m',
  // Not sh, which may drop variables such as INPUT_ALLOW-PROCESS.
  'bash',
  '-ec',
  'mount -t tmpfs -o "$1" tmpfs "$2"; disk=$2 kept=$3; shift 3; code=0; "$@" || code=$?; cp -R "$disk/." "$kept" || true; exit $code',
  'sh',
  options,
  disk,
  kept,
];

/** Makes the runner's files anew, on a disk that was mounted over them, and does what else is asked. */
const emptyFiles = (more: string): readonly string[] => [
  'bash',
  '-ec',
  `mkdir -p "$RUNNER_TEMP/_runner_file_commands"; for file in "$GITHUB_OUTPUT" "$GITHUB_STATE" "$GITHUB_STEP_SUMMARY"; do : > "$file"; done; ${more || ':'}; exec "$@"`,
  'bash',
];

const CALLS = 300;

function scene(inputs: (folder: string) => Readonly<Record<string, string>>): Runner {
  const folder = testFolder();
  const checkout = join(folder, 'checkout');
  for (const name of ['disk', 'kept']) mkdirSync(join(folder, name));
  const calls = Array.from({ length: CALLS }, (_, index) => command(`call-${index}`, `echo > effect-${index}`));
  const commit = makeRepository(checkout, { 'README.md': 'hello\n' });
  return new Runner({ folder, commit, script: scriptOf(...calls), inputs: { 'allow-process': 'true', ...inputs(folder) } });
}

const effectsIn = ({ workspace }: Runner): string[] => readdirSync(workspace).filter((name) => name.startsWith('effect-'));

function expectGuardError(step: Step, says: RegExp): void {
  expect([step.code, step.stderr], step.log).toEqual([5, '']);
  expect(step.log).toMatch(new RegExp(`^::error title=basis guard::guard-error: .*${says.source}`, 'm'));
  expect(step.outputs).toMatchObject({ conclusion: 'guard-error', 'audit-digest': '' });
  expect(isSaid(step.summary, says), step.summary).toBe(true);
  expect(step.summary).toContain('## ✗ Guarded session: guard-error');
}

describe.concurrent('a ledger', { timeout: 120_000 }, () => {
  test('whose place is taken ends the step before anything runs, and what is there stays', async () => {
    const runner = scene((folder) => ({ 'audit-file': join(folder, 'ledger.jsonl') }));
    const ledger = join(runner.scene.folder, 'ledger.jsonl');
    writeFileSync(ledger, 'of another run\n');
    const step = await runner.main();
    expect([step.code, step.outputs['conclusion']], step.log).toEqual([2, 'config-error']);
    expect(isSaid(step.summary, /the ledger .*ledger\.jsonl is there already: write .?audit-file.? as a path where nothing is/)).toBe(true);
    expect([readFileSync(ledger, 'utf8'), effectsIn(runner)]).toEqual(['of another run\n', []]);
  });

  test.skipIf(!ownMounts)(`on a disk that is read-only ends the step before anything runs${skipped}`, async () => {
    const runner = scene((folder) => ({ 'audit-file': join(folder, 'disk', 'ledger.jsonl') }));
    const { folder } = runner.scene;
    const step = await runner.main(onDisk('ro', join(folder, 'disk'), join(folder, 'kept')));
    expectGuardError(step, /ledger .*ledger\.jsonl cannot be created: read-only file system \(EROFS\)/);
    expect(effectsIn(runner)).toEqual([]);
  });

  test.skipIf(!ownMounts)(
    `on a disk that fills up ends the session there: what happened is on record, and what is not did not happen${skipped}`,
    async () => {
      const runner = scene((folder) => ({ 'audit-file': join(folder, 'disk', 'ledger.jsonl') }));
      const { folder } = runner.scene;
      const kept = join(folder, 'kept');
      const step = await runner.main(onDisk('size=64k', join(folder, 'disk'), kept));
      expectGuardError(step, /ledger .*ledger\.jsonl cannot be written: no space left on device \(ENOSPC\)/);
      expectOnRecord(runner, join(kept, 'ledger.jsonl'));
    },
  );

  test.skipIf(!ownMounts)(`on the full disk of the runner, with all else that the step writes, is told in the log${skipped}`, async () => {
    const runner = scene(() => ({}));
    const { folder } = runner.scene;
    const kept = join(folder, 'kept');
    const step = await runner.main([...onDisk('size=128k', runner.temp, kept), ...emptyFiles('')]);
    expect([step.code, step.stderr], step.log).toEqual([5, '']);
    expect(step.log).toMatch(
      /^::error title=basis guard::guard-error: .*ledger\.jsonl cannot be written: no space left on device \(ENOSPC\)/m,
    );
    // What the guard gives up of its own at the end may just be room enough: then the summary is there.
    const commands = join(kept, '_runner_file_commands');
    const written = readdirSync(commands).some((name) =>
      readFileSync(join(commands, name), 'utf8').includes('Guarded session: guard-error'),
    );
    expect(written || /^::warning title=basis guard::.*(?:outputs|summary)/m.test(step.log), step.log).toBe(true);
    const [session = ''] = readdirSync(kept).filter((name) => name.startsWith('basis-guard-'));
    expectOnRecord(runner, join(kept, session, 'ledger.jsonl'));
  });

  test.skipIf(!ownMounts)(`is kept though the runner's files are on a full disk, and the log says what they lack${skipped}`, async () => {
    const runner = scene(() => ({ 'tool-budget': '1' }));
    const full = emptyFiles('head -c 4096 /dev/zero > "$RUNNER_TEMP/_runner_file_commands/pad"');
    const step = await runner.main([
      ...onDisk('size=4k', join(runner.temp, '_runner_file_commands'), join(runner.scene.folder, 'kept')),
      ...full,
    ]);
    expect([step.code, step.stderr], step.log).toEqual([3, '']);
    expect(step.log).toMatch(/^::warning title=basis guard::what the post step needs could not be written: ENOSPC/m);
    expect(step.log).toMatch(/^::warning title=basis guard::the outputs could not be written: ENOSPC/m);
    expect(step.log).toMatch(/^::warning title=basis guard::the job summary could not be written: /m);
    expect(step.log).toMatch(/^::error title=basis guard::bound: /m);
    const [session = ''] = readdirSync(runner.temp).filter((name) => name.startsWith('basis-guard-'));
    expect(verifyFile(join(runner.temp, session, 'ledger.jsonl')).verdict).toBe('consistent');
  });

  test('that a command removes, swaps or adds to is found at the seal', async () => {
    const runner = scene((folder) => ({ 'audit-file': join(folder, 'ledger.jsonl') }));
    const ledger = join(runner.scene.folder, 'ledger.jsonl');
    const seal = JSON.stringify({
      ...FORGED_SEAL,
      schema: 1,
      seq: 9,
      time: '2026-01-01T00:00:00.000Z',
      elapsed_ms: 1,
      prev: '0'.repeat(64),
    });
    const attacks = {
      [`echo '${seal}' >> ${ledger}`]: /something else wrote to the ledger .* during the session/,
      [`rm ${ledger}; mkfifo ${ledger}`]: /the ledger .* was replaced by another file during the session/,
      [`rm ${ledger}`]: /the ledger .* was removed during the session/,
      [`mv ${ledger} ${ledger}.old; cp ${ledger}.old ${ledger}`]: /the ledger .* was replaced by another file during the session/,
      [`sed -i 1s/mona/lisa/ ${ledger}`]: /the ledger .* was (?:replaced|changed)/,
    };
    for (const [line, says] of Object.entries(attacks)) {
      const attacked = new Runner({ ...runner.scene, script: scriptOf(command('attack', line)) });
      const step = await attacked.main();
      expectGuardError(step, says);
      expect(step.summary.split('\n')[0]).toContain('**Ledger**: ');
      for (const name of [ledger, `${ledger}.old`]) rmSync(name, { force: true });
    }
  });
});

const FORGED_SEAL: SessionFinished = {
  type: 'session_finished',
  conclusion: 'success',
  exit: 0,
  why: 'all is well',
  enforcement: 'confined',
  enforcement_notes: [],
  counts: { calls: 0, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 },
};

/** Every effect has the record of its approval, the ledger holds together, and its end is missing. */
function expectOnRecord(runner: Runner, ledger: string): void {
  const approved = new Set(recordsIn(ledger).flatMap((record) => (record.type === 'approved' ? [record.tool_call_id] : [])));
  const effects = effectsIn(runner);
  expect(effects.length).toBeGreaterThan(3);
  expect(effects.length).toBeLessThan(CALLS);
  expect(effects.filter((name) => !approved.has(name.replace('effect', 'call')))).toEqual([]);
  expect(verifyFile(ledger).verdict).toBe('incomplete');
}
