import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ToolResult } from '../../../src/contract/call.ts';
import { writeJson } from '../../../src/contract/json/text.ts';
import { pageStore } from '../../../src/loop/tools/paging.ts';
import { shellFor, type SpawnOptions, spawnTool } from '../../../src/loop/tools/spawn.ts';
import { readSpawnInput, spawnLevel } from '../../../src/loop/tools/spawn-input.ts';
import { type PidNamespace, probePidNamespace } from '../../../src/subprocess/pid-namespace.ts';
import { newWord, onLinux, PATH, processesWith, until } from '../../subprocess/support.ts';
import { text } from '../../support/results.ts';

let folder: string;
let namespace: PidNamespace | undefined;
const signal = new AbortController().signal;

beforeAll(async () => {
  namespace = await probePidNamespace({ cwd: tmpdir(), signal });
});
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'basis-guard-test-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function spawn(input: object, changes: Partial<SpawnOptions> = {}, aborted: AbortSignal = signal): Promise<ToolResult> {
  const options = { workspace: folder, env: { PATH }, pages: pageStore(), marks: newWord, timeoutMs: 20_000, ...changes };
  return spawnTool(options).run(writeJson(input), { agentId: 'main', toolCallId: 'call-1', signal: aborted });
}

const level = (input: object): string | undefined => spawnLevel({ kind: 'json', text: writeJson(input) });
const problem = (input: object): string => {
  const read = readSpawnInput(writeJson(input));
  return read.ok ? 'fine' : read.error;
};

test('8.3 a command is process, a delegation local_state, a look at an earlier output none, anything else unknown', () => {
  expect(level({ command: 'ls' })).toBe('process');
  expect(level({ task: 'look' })).toBe('local_state');
  expect(level({ output: 'call-1', page: 2 })).toBe('none');
  for (const unclear of [
    {},
    { command: 'ls', task: 'look' },
    { command: 'ls', output: 'call-1' },
    { command: 1 },
    { task: 'x', page: 1 },
  ]) {
    expect(level(unclear)).toBeUndefined();
  }
  expect(spawnLevel({ kind: 'raw', text: '{"command": "ls"' })).toBeUndefined();
});

test('an input that is not exactly one of the three is told what to write', () => {
  const one = 'give exactly one of `command`, `task` and `output`';
  expect(problem({})).toBe(one);
  expect(problem({ command: 'ls', output: 'a' })).toBe(one);
  expect(problem({ command: 'ls', page: 2 })).toBe('"page" does not go with `command`; it takes command and timeout_ms');
  expect(problem({ command: ' ' })).toBe('`command` has to be a string that is not empty');
  expect(problem({ command: 'a\0b' })).toBe('`command` holds a NUL character or half of a surrogate pair');
  expect(problem({ command: 'ls', timeout_ms: 600_001 })).toBe('`timeout_ms` has to be a whole number from 1 to 600000');
  expect(problem({ output: 'a', page: 0 })).toBe('`page` has to be a whole number from 1');
  expect(problem({ command: 'ls', timeout_ms: 5 })).toBe('fine');
});

test('a command line reaches the shell as it was approved, on Windows in quotes of which cmd takes off only the outer ones', () => {
  const command = `echo "a  b" 'c' $HOME \\`;
  expect(shellFor(command, 'linux', {}).argv.at(-1)).toBe(command);
  expect(shellFor(command, 'win32', { COMSPEC: 'C:\\cmd.exe' })).toEqual({
    argv: ['C:\\cmd.exe', '/d', '/s', '/c', `"${command}"`],
    verbatim: true,
  });
});

test('the model is told of tasks only where sub-agents are offered', () => {
  const told = (more: Partial<SpawnOptions>): readonly boolean[] => {
    const { description, inputSchema } = spawnTool({ workspace: folder, env: { PATH }, pages: pageStore(), marks: newWord, ...more });
    return [description.includes('`task`'), inputSchema.includes('"task"'), inputSchema.includes('sub-agent')];
  };
  expect(told({})).toEqual([false, false, false]);
  expect(told({ delegate: () => Promise.resolve(text('done')) })).toEqual([true, true, true]);
});

test('a task goes to the delegate, and without one the model is told that there is none', async () => {
  expect(await spawn({ task: 'look' })).toEqual(text('Sub-agents are not offered in this run.', true));
  const delegate: SpawnOptions['delegate'] = (task, { toolCallId }) => Promise.resolve(text(`${toolCallId}: ${task}`));
  expect(await spawn({ task: 'look' }, { delegate })).toEqual(text('call-1: look'));
});

describe.each(onLinux ? ['in a PID namespace', 'by the sweep'] : ['by the sweep'])('%s', (way) => {
  const run = (command: string, changes: Partial<SpawnOptions> = {}, aborted?: AbortSignal): Promise<ToolResult> => {
    const space = way === 'in a PID namespace' && namespace !== undefined ? { namespace } : {};
    return spawn({ command }, { ...space, ...changes }, aborted);
  };

  beforeEach(({ skip }) => {
    if (way === 'in a PID namespace' && namespace === undefined) skip('no PID namespace can be had here');
  });

  test('a command runs in the workspace, and both of its outputs come back in the order in which they were printed', async () => {
    await writeFile(join(folder, 'a.txt'), 'content\n');
    expect(await run('pwd; echo error >&2; cat a.txt; echo "$0"')).toEqual(text(`${folder}\nerror\ncontent\n/bin/sh\n`));
    expect(await run('true')).toEqual(text('(no output)'));
    const many = await run('i=0; while [ $i -lt 500 ]; do echo $i; i=$((i+1)); echo $i >&2; i=$((i+1)); done');
    expect(many.output.text).toBe(Array.from({ length: 500 }, (_, index) => `${index}\n`).join(''));
  });

  test.runIf(onLinux)('a command can open its outputs by their names, as it can in a step of a workflow', async () => {
    expect(await run('echo a > /dev/stderr; echo b | tee /dev/stdout; echo c >&2')).toEqual(text('a\nb\nb\nc\n'));
  });

  test('an exit code other than 0 is an error that keeps what was printed', async () => {
    expect(await run('echo out; exit 3')).toEqual(text('out\n[the command exited with code 3]', true));
    expect(await run('printf out; nowhere-to-be-found')).toEqual({
      output: { kind: 'text', text: expect.stringMatching(/^out.*not found\n\[the command exited with code 127\]$/su) },
      isError: true,
    });
  });

  test('7.1 a command sees the variables that it was given and its mark, no terminal, and an input that is empty', async () => {
    const { output } = await run('env; cat; test -t 0 || test -t 1 || echo no terminal; test -p /dev/stdin || echo no pipe', {
      env: { PATH, GIVEN: 'yes' },
    });
    const [names, rest] = [output.text.match(/^[A-Z_]+(?==)/gmu)?.sort(), output.text.split('\n').slice(-3)];
    expect(names?.filter((name) => !['_', 'OLDPWD', 'PWD', 'SHLVL'].includes(name))).toEqual(['BASIS_GUARD_CALL', 'GIVEN', 'PATH']);
    expect(rest).toEqual(['no terminal', 'no pipe', '']);
  });

  test('bytes that are not UTF-8 become U+FFFD once', async () => {
    expect(await run(String.raw`printf 'a\377\303'; sleep 0.1; printf '\244'`)).toEqual(text('a\ufffdä'));
  });

  test('a command that takes longer than it may is stopped, and what it printed is kept', async () => {
    const word = newWord();
    const stopped = await run(`echo begun; sleep 300; : ${word}`, { timeoutMs: 700 });
    expect(stopped).toEqual(text('begun\n[the command was stopped: it did not end within 700 ms]', true));
    expect(processesWith(word)).toEqual([]);
  });

  test('1.4 a command that prints more than 64 MiB is stopped, and the result is an error with the beginning', async () => {
    const flooded = await run('yes');
    expect(flooded.isError).toBe(true);
    expect(flooded.output.text.length).toBeLessThan(20_000);
    expect(flooded.output.text).toMatch(/^y\ny\n.*\n\[the command was stopped: it printed more than 67108864 bytes\]$/su);
  });

  test('7.5 cancelling the run ends a command at once', async () => {
    const word = newWord();
    const controller = new AbortController();
    const running = run(`sleep 300; : ${word}`, {}, controller.signal);
    expect(await until(() => processesWith(word).length > 0)).toBe(true);
    controller.abort();
    expect(await running).toEqual(text('[the command was stopped: the run was cancelled, or its deadline has passed]', true));
    expect(processesWith(word)).toEqual([]);
  });

  const escapes = {
    'in the background': 'sleep 300 & echo "$!" > started',
    'in the background with its outputs elsewhere': 'sleep 300 >/dev/null 2>&1 & echo "$!" > started',
    'by nohup': 'nohup sleep 300 >/dev/null 2>&1 & echo "$!" > started',
    'by setsid': 'setsid sleep 300 >/dev/null 2>&1 & echo "$!" > started',
    'by a double fork and setsid': '( setsid sh -c "sleep 300 & echo \\$! > started" >/dev/null 2>&1 & ); sleep 0.2',
    // The sweep knows a process by its mark, its session or its parent: one that gave up all three is held by a namespace alone.
    ...(way === 'in a PID namespace' && {
      'by setsid with an empty environment': 'env -i /usr/bin/setsid sleep 300 & echo "$!" > started',
    }),
  };
  test.runIf(onLinux).each(Object.entries(escapes))('7.4 what a command leaves %s does not outlive the call', async (_, escape) => {
    const word = newWord();
    const { isError } = await run(`: ${word}\n${escape.replaceAll('sleep 300', `sh -c 'sleep 300; : ${word}'`)}\necho done`);
    expect(isError).toBe(false);
    expect(await readFile(join(folder, 'started'), 'utf8')).toMatch(/^\d+\n$/u);
    expect(processesWith(word)).toEqual([]);
  });
});
