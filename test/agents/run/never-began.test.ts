// How `basis-guard run` ends where an agent is not started, or ends before it was shown to obey.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type GuardRan, runGuard, scratchWith } from '../../support/agents/guard-run.ts';
import type { Files } from '../../support/run/folder.ts';

const ONE_RUN = 60_000;

function run(agent: string, program: readonly string[], files: Files = {}, model = 'anthropic/some-model'): Promise<GuardRan> {
  const started = ['--agent', agent, '--agent-command', JSON.stringify(program), '--model', model, '--base-url', 'http://127.0.0.1:9/v1'];
  return runGuard(scratchWith(files), {
    flags: [...started, '--prompt', 'Go on.', '--confine', 'off', '--allow-untested-version', '--require-enforcement', 'partial'],
    env: { ANTHROPIC_API_KEY: `key-${randomUUID()}`, OPENAI_API_KEY: `key-${randomUUID()}` },
    limitMs: ONE_RUN,
  });
}

test('a repository whose settings OpenCode would obey is a configuration error', { timeout: ONE_RUN }, async () => {
  const { exit, finished } = await run('opencode', ['/bin/echo'], { 'opencode.json': '{}' });
  expect(finished).toMatchObject({
    conclusion: 'config-error',
    enforcement: 'none',
    why: expect.stringMatching(/^OpenCode would run what \S+\/opencode\.json holds; run it in bubblewrap/),
  });
  expect(exit).toBe(2);
});

test.each(['claude-code', 'opencode'])(
  'a program for %s that asks no model for anything is not said to have been held',
  { timeout: ONE_RUN },
  async (agent) => {
    const { exit, finished } = await run(agent, ['/bin/false']);
    expect(finished).toMatchObject({
      conclusion: 'agent-failed',
      enforcement: 'none',
      enforcement_notes: expect.arrayContaining(['the agent asked no model for anything, so that nothing was shown to hold']),
    });
    expect(exit).toBe(1);
  },
);

test('it is told at the start that Codex can read nothing where no command may run', { timeout: ONE_RUN }, async () => {
  const ran = await run('codex', ['/bin/false'], {}, 'openai/some-model');
  const words = expect.stringMatching(/^codex has no tool that reads a text: it reads by commands/);
  expect(ran.stderr).toContain('codex has no tool that reads a text');
  expect(ran.recordsOf('session_started')[0]?.notices).toContainEqual(words);
});
