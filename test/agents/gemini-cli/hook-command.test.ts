// The command that the agent's shell runs as a hook, with shims that fail.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hookCommand } from '../../../src/agents/gemini-cli/hook-command.ts';
import { testFolder } from '../../support/run/folder.ts';

const folder = testFolder();

let count = 0;

function answer(script: string, event: 'pre' | 'post' = 'pre', mode = 0o700) {
  const shim = join(folder, `it's ${(count += 1)}`);
  writeFileSync(shim, `#!/bin/sh\n${script}\n`);
  chmodSync(shim, mode);
  const command = hookCommand({ shim, event, boundMs: 1000 });
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { input: '{"a":"question"}', encoding: 'utf8', timeout: 20_000 });
  return { status, stdout, stderr };
}

describe('the hook command of Gemini CLI', () => {
  it('hands on what the shim says, and the question to it', () => {
    const modify = '{"decision":"allow","hookSpecificOutput":{"tool_input":{"command":"echo \\\\n %s $HOME"}}}';
    expect(answer(`printf %s '${modify}'`)).toEqual({ status: 0, stdout: modify, stderr: '' });
    expect(answer(`printf '{"decision":"deny","reason":"no"}'`)).toEqual({
      status: 0,
      stdout: '{"decision":"deny","reason":"no"}',
      stderr: '',
    });
    expect(answer(`grep -q question && printf '{"decision":"allow"}'`).stdout).toBe('{"decision":"allow"}');
  });

  it('tells of a shim that says that the guard failed', () => {
    const said = answer(`printf '{"decision":"deny","reason":"words"}'; echo words >&2; exit 2`);
    expect(said).toMatchObject({ status: 2, stdout: '{"decision":"deny","reason":"words"}' });
    expect(said.stderr).not.toBe('');
  });

  it.each([
    ['is killed', 'kill -9 $$', 0o700],
    ['is killed after its answer', `printf '{"decision":"allow"}'; kill -9 $$`, 0o700],
    ['allows and fails', `printf '{"decision":"allow"}'; exit 1`, 0o700],
    ['prints garbage', `printf '{"decision":"al low}}]'`, 0o700],
    ['prints half of an answer', `printf '{"decision":"allow"'`, 0o700],
    ['says an exit code', `printf '{"decision":"allow"}:0'; exit 3`, 0o700],
    ['asks', `printf '{"decision":"ask"}'`, 0o700],
    ['prints nothing', 'exit 0', 0o700],
    ['cannot be executed', 'exit 0', 0o400],
    ['never ends', 'while :; do sleep 60; done', 0o700],
  ])('refuses where the shim %s', (_how, script, mode) => {
    for (const event of ['pre', 'post'] as const) {
      const said = answer(script, event, mode);
      expect(said.status).toBe(2);
      expect(JSON.parse(said.stdout)).toMatchObject({ decision: 'deny' });
      expect(said.stderr).not.toBe('');
    }
  });
});
