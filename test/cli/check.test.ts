// `check`: what a run here would load, from where, and whether the guards answer their own test cases.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guard, placeWith } from '../support/run/command-line.ts';
import type { Files } from '../support/run/folder.ts';

const hooks = (...list: readonly object[]) => JSON.stringify({ schema: 1, hooks: list });
const GUARD = { name: 'guard', command: ['.basis/guard.sh'], tools: ['spawn'] };
const FILES: Files = {
  '.basis/hooks.json': hooks(GUARD),
  '.basis/guard.sh': {
    program: `#!/bin/sh\ncase $(cat) in *rm*) echo '{"decision": "deny", "reason": "not rm"}' ;; *) echo '{"decision": "allow"}' ;; esac\n`,
  },
  '.basis/tools.json': JSON.stringify({ schema: 1, tools: { build: { description: 'Builds.', input_schema: {}, command: ['make'] } } }),
};
const cases = (...list: readonly object[]) => ({ '.basis/cases.json': JSON.stringify({ schema: 1, cases: list }) });

const check = async (files: Files, ...words: readonly string[]) => {
  const place = placeWith(files);
  const ended = await guard(place, ['check', ...words]);
  expect(readdirSync(place.temp)).toEqual([]);
  return { ...ended, place };
};

describe.concurrent('check', { timeout: 60_000 }, () => {
  test('5.6 tells every hook and tool, its source, and the path and digest of its program', async () => {
    const { code, stdout, stderr, place } = await check(FILES);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('guard files come from the working tree: this is not a CI run\n');
    expect(stdout).toMatch(/^1 hook, 1 tool; looked at .*hooks\.json/m);
    expect(stdout).toMatch(
      new RegExp(`^hook 'guard' \\(workspace, pre_tool_use, spawn\\): ${join(place.project, '.basis/guard.sh')} sha256:[0-9a-f]{64}$`, 'm'),
    );
    expect(stdout).toContain('tool "build" (workspace, process): ["make"]\n');
  });

  test('5.6 tells where it looked where there is nothing', async () => {
    const { code, stdout, place } = await check({});
    expect(code).toBe(0);
    expect(stdout).toContain(`0 hooks, 0 tools; looked at ${join(place.home, '.config/basis/hooks.json')}`);
    expect(stdout).toContain(join(place.project, '.basis/hooks.json'));
  });

  test("loads the operator's folder first", async () => {
    const { code, stdout } = await check(
      { ...FILES, 'ops/hooks.json': hooks({ name: 'operator', command: ['true'] }) },
      '--config-dir',
      'ops',
    );
    expect(code).toBe(0);
    const names = [...stdout.matchAll(/^hook '(\w+)' \((\w+)/gm)].map(([, name, scope]) => `${name} ${scope}`);
    expect(names).toEqual(['operator operator', 'guard workspace']);
  });

  test('asks the guards their own cases', async () => {
    const held = cases(
      { name: 'ls is fine', tool_name: 'spawn', input: { command: 'ls' }, expect: 'allow' },
      { name: 'rm is not', tool_name: 'spawn', input: { command: 'rm -r .' }, expect: 'deny', expect_reason: 'not rm', expect_by: 'guard' },
    );
    const good = await check({ ...FILES, ...held });
    expect([good.code, good.stderr], good.stdout).toEqual([0, '']);
    expect(good.stdout).toMatch(/^ok {3}ls is fine\nok {3}rm is not\n2 cases hold, 0 do not$/m);
    const bad = await check({ ...FILES, ...cases({ name: 'rm is fine', tool_name: 'spawn', input: { command: 'rm' }, expect: 'allow' }) });
    expect(bad.code).toBe(2);
    expect(bad.stdout).toMatch(
      /^FAIL rm is fine: expected allow, the chain said deny \(denied by hook 'guard': not rm\)\n0 cases hold, 1 do not$/m,
    );
  });
});

const WRONG: readonly (readonly [what: string, files: Files, words: readonly string[], says: RegExp])[] = [
  [
    'a program that is not there',
    { '.basis/hooks.json': hooks({ ...GUARD, command: ['.basis/gone.sh'] }) },
    [],
    /hook 'guard' will not be able to answer: there is no program/,
  ],
  [
    'a name that is not on PATH',
    { '.basis/hooks.json': hooks({ ...GUARD, command: ['no-such-guard'] }) },
    [],
    /hook 'guard' will not be able to answer: there is no program "no-such-guard"/,
  ],
  ['a hooks file cut in half', { '.basis/hooks.json': hooks(GUARD).slice(0, 30) }, [], /hooks\.json, line 1, column \d+: /],
  [
    'a required hook that is missing',
    FILES,
    ['--require-hooks', 'gaurd'],
    /--require-hooks names "gaurd", which is not there: loaded were "guard"/,
  ],
  [
    'a tool whose schema is none',
    {
      '.basis/tools.json': JSON.stringify({ schema: 1, tools: { a: { description: 'x', input_schema: { type: 'obj' }, command: ['x'] } } }),
    },
    [],
    /the tool "a" cannot be offered/,
  ],
  ['cases that cannot be read', { ...FILES, '.basis/cases.json': '{"schema": 1, "cases": [{}]}' }, [], /cases\.json, line 1, column \d+: /],
  ['a flag of a run', FILES, ['--tool-budget', '3'], /--tool-budget is a flag of `run` alone: leave it out/],
];

describe.concurrent('check finds', { timeout: 60_000 }, () => {
  test.for(WRONG)('%s, and ends with 2 and one sentence', async ([, files, words, says]) => {
    const { code, stderr } = await check(files, ...words);
    expect(code, stderr).toBe(2);
    expect(stderr).toMatch(/^basis-guard: [^\n]+\n$/);
    expect(stderr).toMatch(says);
  });
});
