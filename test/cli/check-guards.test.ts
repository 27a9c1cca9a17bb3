// What `check` finds in guard files that are well written and could not do their work.
import { describe, expect, test } from 'vitest';
import { guard, placeWith } from '../support/run/command-line.ts';
import type { Files } from '../support/run/folder.ts';

const SCRIPT = '#!/bin/sh\ncat > /dev/null\necho \'{"decision": "allow"}\'\n';
const hook = (command: readonly string[], more: object = {}) => JSON.stringify({ schema: 1, hooks: [{ name: 'guard', command, ...more }] });
const tool = (declared: object) =>
  JSON.stringify({ schema: 1, tools: { build: { description: 'Builds.', input_schema: { type: 'object' }, ...declared } } });

const WRONG: readonly (readonly [string, Files, RegExp])[] = [
  [
    'a hook without the executable bit',
    { '.basis/hooks.json': hook(['.basis/guard.sh']), '.basis/guard.sh': SCRIPT },
    /hook 'guard' will not be able to answer: .*guard\.sh is not executable: make it so with chmod \+x/,
  ],
  [
    'a hook whose script is not there',
    { '.basis/hooks.json': hook(['sh', '.basis/nope.sh']) },
    /hook 'guard' will not be able to answer: there is no file \.basis\/nope\.sh/,
  ],
  [
    'a hook whose program is on no PATH',
    { '.basis/hooks.json': hook(['no-such-program']) },
    /hook 'guard' will not be able to answer: there is no program "no-such-program"/,
  ],
  [
    'a tool whose program is not there',
    { '.basis/tools.json': tool({ command: ['.basis/nope.sh'] }) },
    /the tool "build" cannot be offered: there is no program "\.basis\/nope\.sh"/,
  ],
  [
    'a tool whose folder is not there',
    { '.basis/tools.json': tool({ command: ['true'], cwd: 'gone' }) },
    /the tool "build" cannot be offered: its folder .*gone is not there/,
  ],
];

const NOTED: readonly (readonly [string, object, RegExp])[] = [
  ['no tools at all', { tools: [] }, /^note: hook 'guard' names no tools and is never asked/m],
  [
    'a tool that there is not',
    { tools: ['spwan'] },
    /^note: hook 'guard' names the tool "spwan", which the built-in agent does not have: `spawn` and `files` match the tools of every agent$/m,
  ],
];

describe.concurrent('check, of guards that could not do their work', { timeout: 60_000 }, () => {
  test.for(WRONG)('%s ends with 2 and one sentence', async ([, files, says]) => {
    const { code, stderr } = await guard(placeWith(files), ['check']);
    expect([code, stderr.trimEnd().split('\n').length], stderr).toEqual([2, 1]);
    expect(stderr).toMatch(says);
  });

  test.for(NOTED)('a hook that names %s is told', async ([, more, says]) => {
    const files = { '.basis/hooks.json': hook(['.basis/guard.sh'], more), '.basis/guard.sh': { program: SCRIPT } };
    const { code, stdout } = await guard(placeWith(files), ['check']);
    expect(code).toBe(0);
    expect(stdout).toMatch(says);
  });
});

test('a ledger that is there already is never written over', async () => {
  const script = JSON.stringify({ schema: 1, turns: [{ text: 'done' }] });
  const place = placeWith({ 'script.json': script, 'old.jsonl': 'precious\n' });
  const { code, stderr } = await guard(place, ['run', '--agent', 'replay', '--replay-file', 'script.json', '--audit-file', 'old.jsonl']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/the ledger .*old\.jsonl is there already: write --audit-file as a path where nothing is/);
});

test('a ledger in the workspace is protected from edits', async () => {
  const call = { id: 'a', name: 'files', input: { operations: [{ op: 'delete', path: 'ledger.jsonl' }] } };
  const script = JSON.stringify({ schema: 1, turns: [{ tool_calls: [call] }, { text: 'done' }] });
  const flags = ['--agent', 'replay', '--replay-file', 'script.json', '--audit-file', 'ledger.jsonl', '--allow-local-state'];
  const { code, stderr } = await guard(placeWith({ 'script.json': script }), ['run', ...flags]);
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('"ledger.jsonl" may not be edited: it is a file of the guard');
});

test('evaluate-only says of every verdict in the log that it was not acted on', async () => {
  const script = JSON.stringify({ schema: 1, turns: [{ tool_calls: [{ name: 'spawn', input: { command: 'true' } }] }, { text: 'done' }] });
  const flags = ['--agent', 'replay', '--replay-file', 'script.json', '--evaluate-only'];
  const { code, stderr } = await guard(placeWith({ 'script.json': script }), ['run', ...flags]);
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('evaluated only, not acted on: refused');
});
