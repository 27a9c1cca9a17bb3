import { describe, expect, test } from 'vitest';
import { baseline, refusedName, withPassed } from '../../src/subprocess/environment.ts';

const runner = {
  PATH: '/usr/bin',
  HOME: '/home/runner',
  TMPDIR: '/tmp',
  TMP: '/tmp/1',
  TEMP: '/tmp/2',
  LANG: 'C.UTF-8',
  LC_ALL: 'C',
  RUNNER_TRACKING_ID: 'github_1',
  GITHUB_TOKEN: 'a token',
  GITHUB_ENV: '/runner/env',
  GITHUB_OUTPUT: '/runner/output',
  ACTIONS_RUNTIME_TOKEN: 'another',
  INPUT_API_KEY: 'a key',
  NODE_OPTIONS: '--require /tmp/x.js',
  CI: 'true',
  Path: 'not this one',
  UNSET: undefined,
};

describe('7.1 the environment of a child', () => {
  test('is an allow-list', () => {
    expect(baseline(runner, 'linux')).toEqual({
      PATH: '/usr/bin',
      HOME: '/home/runner',
      TMPDIR: '/tmp',
      TMP: '/tmp/1',
      TEMP: '/tmp/2',
      LANG: 'C.UTF-8',
      LC_ALL: 'C',
      RUNNER_TRACKING_ID: 'github_1',
    });
  });

  test('has only what is set', () => {
    expect(baseline({ PATH: '/bin', HOME: undefined }, 'darwin')).toEqual({ PATH: '/bin' });
  });

  test('takes nothing from a prototype', () => {
    expect(baseline(Object.create({ PATH: '/evil' }) as Record<string, string>, 'linux')).toEqual({});
  });

  test('is found in whatever letter case on Windows, under the names that programs expect', () => {
    const env = {
      Path: 'C:\\Windows',
      pathext: '.EXE',
      SYSTEMROOT: 'C:\\Windows',
      ComSpec: 'cmd.exe',
      Temp: 'C:\\T',
      tmp: 'C:\\U',
      HOME: 'H',
    };
    expect(baseline(env, 'win32')).toEqual({
      PATH: 'C:\\Windows',
      PATHEXT: '.EXE',
      SystemRoot: 'C:\\Windows',
      COMSPEC: 'cmd.exe',
      TEMP: 'C:\\T',
      TMP: 'C:\\U',
    });
  });
});

describe('pass-env', () => {
  test('adds the variables that it names, and those alone', () => {
    expect(withPassed(runner, ['CI', 'GITHUB_TOKEN', 'UNSET', 'NOT_THERE'], 'linux')).toEqual({
      ok: true,
      value: { ...baseline(runner, 'linux'), CI: 'true', GITHUB_TOKEN: 'a token' },
    });
  });

  test.each([
    'BASIS_GUARD_CALL',
    'BASIS_GUARD_ANYTHING',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'ACTIONS_RUNTIME_TOKEN',
    'INPUT_API_KEY',
    'input_api-key',
    'github_env',
  ])('never gives %s', (name) => {
    const result = withPassed(runner, ['CI', name], 'linux');
    expect(result.ok ? 'given' : result.error).toContain(`pass-env names "${name}"`);
  });

  test.each(['', 'A=B', 'A B', 'A\0'])('takes no name that cannot be one: %j', (name) => {
    expect(refusedName(name)).toContain('which cannot be one');
  });
});
