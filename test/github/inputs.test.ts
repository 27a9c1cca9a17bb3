import { expect, test } from 'vitest';
import { actionInputs } from '../../src/github/inputs.ts';
import { runIdentity } from '../../src/github/identity.ts';

test('inputs are what the runner hands over under INPUT_, known or not, and nothing else', () => {
  const inputs = actionInputs({
    'INPUT_ALLOW-PROCESS': ' true\n',
    INPUT_ZZZ: '1',
    INPUT_EMPTY: '',
    INPUT_UNDEFINED: undefined,
    GITHUB_TOKEN: 'x',
    NOT_INPUT_A: 'x',
  });
  expect([...inputs]).toEqual([
    ['allow-process', 'true'],
    ['zzz', '1'],
    ['empty', ''],
  ]);
});

test('a workflow run binds its identity, and outside a workflow there is none', () => {
  const env = {
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_JOB: 'build',
    GITHUB_SHA: 'abc',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_ACTOR: '',
  };
  expect(runIdentity({ ...env, GITHUB_ACTIONS: 'true' })).toEqual({
    repository: 'acme/shop',
    run_id: '1',
    run_attempt: '2',
    job: 'build',
    commit: 'abc',
    event: 'push',
  });
  expect(runIdentity(env)).toEqual({});
});
