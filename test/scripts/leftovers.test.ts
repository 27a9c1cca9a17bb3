import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watch } from '../../scripts/test/leftovers.ts';

test('a run that leaves nothing passes all three looks', async () => {
  const sentinel = watch({ alone: false });
  mkdirSync(join(sentinel.env['TMPDIR'] ?? '', 'of-a-tool'));
  expect(await sentinel.inspect()).toEqual({ passed: 3, failed: [], skipped: [] });
});

test('a folder that is left is named', async () => {
  const sentinel = watch({ alone: false });
  const left = mkdtempSync(join(sentinel.env['TMPDIR'] ?? '', 'basis-guard-test-'));
  const { failed } = await sentinel.inspect();
  expect(failed).toEqual([`sentinel: the tests leave no temp folder behind, but ${left.split('/').at(-1)}`]);
});

test.skipIf(process.platform !== 'linux')('a process that is left is named', async () => {
  const sentinel = watch({ alone: false });
  const child = spawn('sleep', ['60'], { env: { PATH: process.env['PATH'], ...sentinel.env }, stdio: 'ignore' });
  try {
    const { failed } = await sentinel.inspect();
    expect(failed).toEqual([`sentinel: the tests leave no process behind, but ${child.pid} (sleep 60)`]);
  } finally {
    child.kill('SIGKILL');
  }
});
