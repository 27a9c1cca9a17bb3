// `agent-command`: programs that only tell a version stand for agents that are installed already.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InstallRequest } from '../../../src/agents/install/install.ts';
import { thisMachine } from '../../support/agents/install.ts';
import { FixtureRegistry } from './fixture-registry.ts';

let registry: FixtureRegistry;
let tools = '';

beforeAll(async () => {
  registry = await FixtureRegistry.start();
  tools = join(registry.folder, 'tools');
  mkdirSync(tools);
});
afterAll(async () => registry[Symbol.asyncDispose]());

function program(name: string, script: string, folder: string = tools): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

type Command = NonNullable<InstallRequest['command']>;

async function ask(command: Command, more: Partial<InstallRequest> = {}): Promise<unknown> {
  const result = await registry.install({ command, ...more });
  return result.ok ? result.value : result.error;
}

describe.skipIf(process.platform === 'win32')('agent-command', () => {
  test('is run as it is named, after it has told its version', async () => {
    const path = program('good', 'test "$*" = "--quiet --version" && echo "agent-cli 1.0.0 (build 12.0.1)"');
    expect(await ask([path, '--quiet'])).toEqual({
      program: [path, '--quiet'],
      temporary: false,
      version: '1.0.0',
      tested: true,
      notices: [],
      gaps: [],
    });
  });

  test('a name alone is looked for on PATH', async () => {
    const path = program('named', 'echo 1.0.0');
    const machine = { ...thisMachine(), workspace: registry.workspace };
    const env = { ...machine.env, PATH: `${tools}${delimiter}/usr/bin${delimiter}/bin` };
    expect(await ask(['named'], { machine: { ...machine, env } })).toMatchObject({ program: [path] });
  });

  test('an untested version is refused, or run with its gap said', async () => {
    const path = program('newer', 'echo 2.0.0-beta.1');
    expect(await ask([path])).toMatch(/^codex 2\.0\.0-beta\.1 has not been tested with this guard: the tested versions are 1\.0\.0; /);
    expect(await ask([path], { allowUntested: true })).toMatchObject({
      version: '2.0.0-beta.1',
      tested: false,
      gaps: ['codex 2.0.0-beta.1 has not been tested with this guard; the tested versions are 1.0.0'],
    });
  });

  test.each([
    ['fails', 'exit 3', 'it failed when it was asked with --version'],
    ['says nothing of a version', 'echo hello 1.2', 'what it prints for --version has no version such as 1.2.3 in it'],
    ['floods', 'yes 1.0.0', 'it failed when it was asked with --version'],
  ])('one that %s is refused, or run with its gap said', async (_what, script, words) => {
    const path = program('odd', script);
    expect(await ask([path])).toBe(
      `agent-command did not tell the version of codex: ${words}; set allow-untested-version to run it all the same with enforcement that is at most partial`,
    );
    expect(await ask([path], { allowUntested: true })).toMatchObject({
      version: 'unknown',
      tested: false,
      gaps: [`agent-command did not tell the version of codex: ${words}`],
    });
  });

  test('one that is not there is refused, and no setting is said to help', async () => {
    expect(await ask(['/nonexistent/agent'])).not.toContain('allow-untested-version');
    expect(await ask(['/nonexistent/agent'], { allowUntested: true })).toContain('cannot be started');
    expect(await ask(['/nonexistent/agent'])).toContain("the program '/nonexistent/agent' does not exist");
    expect(await ask(['no-such-agent'])).toContain('"no-such-agent", which is not on PATH outside the workspace: write an absolute path');
    expect(await ask(['./agent'])).toContain('write an absolute path');
  });

  test('one in the workspace is run with its gap said', async () => {
    const path = program('theirs', 'echo 1.0.0', registry.workspace);
    expect(await ask([path])).toMatchObject({
      tested: true,
      gaps: [`agent-command runs ${path} out of the workspace, where whoever proposes a change can replace it`],
    });
  });

  test('agent-version must say the same', async () => {
    const path = program('other', 'echo 1.0.0');
    expect(await ask([path], { version: '1.0.0' })).toMatchObject({ version: '1.0.0' });
    expect(await ask([path], { version: '1.0.1', allowUntested: true })).toBe(
      'agent-command runs codex 1.0.0 and agent-version says 1.0.1: make them agree, or leave agent-version out',
    );
  });

  test('an agent of which no version is tested is not asked', async () => {
    const path = program('acp', `touch ${join(registry.folder, 'was-asked')}; echo 1.0.0`);
    expect(await ask([path], { agent: 'acp' })).toMatchObject({ program: [path], version: 'unknown', tested: false, gaps: [] });
    expect(readdirSync(registry.folder)).not.toContain('was-asked');
  });

  test('the question leaves nothing, and does not see the home of the user', async () => {
    const path = program('writes', 'touch "$HOME/left"; echo 1.0.0');
    const before = readdirSync(registry.folder);
    expect(await ask([path])).toMatchObject({ version: '1.0.0' });
    expect(readdirSync(registry.folder)).toEqual(before);
    expect(readdirSync(join(registry.folder, 'home'))).not.toContain('left');
  });
});
