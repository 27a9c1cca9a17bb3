import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runAcp } from './run.ts';

/** What a job of a workflow has in its environment and an agent must not see. */
const OF_THE_JOB = [
  'GITHUB_TOKEN',
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_WORKSPACE',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'INPUT_API-KEY',
  'ANTHROPIC_API_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'RUNNER_TEMP',
  'NODE_OPTIONS',
  'SSH_AUTH_SOCK',
];

test('an agent sees nothing of the job but the baseline and what pass-env names', { timeout: 60_000 }, async () => {
  const word = `word-${randomUUID()}`;
  const env = Object.fromEntries(
    OF_THE_JOB.filter((name) => name !== 'NODE_OPTIONS' && name !== 'RUNNER_TEMP').map((name) => [name, word]),
  );
  const ran = await runAcp({
    flags: ['--confine', 'off', '--pass-env', 'NAMED'],
    env: { ...env, NODE_OPTIONS: '--no-warnings', NAMED: 'given' },
    steps: [{ environment: [...OF_THE_JOB, 'NAMED', 'LANG'] }, { tell: true }],
  });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(0);
  const [told] = ran.kept.flatMap(({ environment }) => (Array.isArray(environment) ? [environment as readonly unknown[]] : []));
  expect(told).toEqual([...OF_THE_JOB.map(() => null), 'given', 'C.UTF-8']);
});
