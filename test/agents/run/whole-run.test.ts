// What `basis-guard run` puts together for an agent with hooks, with a program that is bound like Claude Code.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { probeBubblewrap } from '../../../src/agents/launch/probe.ts';
import { RawServer } from '../../gateway/raw.ts';
import { type GuardRan, runGuard, type Scratch, scratchWith } from '../../support/agents/guard-run.ts';
import { hookProgram } from '../../support/agents/hook-programs.ts';
import type { Files } from '../../support/run/folder.ts';
import { answering, type ModelCall } from './model.ts';

const PROGRAM = join(import.meta.dirname, '../../fixtures/agents/like-claude-code.mjs');
const ONE_RUN = 60_000;

interface Ran extends GuardRan {
  /** The bodies of the requests that the model got. */
  readonly shown: readonly string[];
}

async function run(
  calls: (at: Scratch) => readonly ModelCall[],
  files: Files = {},
  confine = 'off',
  more: readonly string[] = ['--allow-process'],
): Promise<Ran> {
  const at = scratchWith(files);
  await using model = await RawServer.start(answering(calls(at)));
  const given = ['--agent', 'claude-code', '--agent-command', JSON.stringify([process.execPath, PROGRAM]), '--prompt', 'Go on and WRITE.'];
  const ran = await runGuard(at, {
    flags: [...given, '--model', 'anthropic/some-model', '--base-url', `${model.url}/v1`, '--confine', confine, ...more],
    env: { ANTHROPIC_API_KEY: `key-${randomUUID()}` },
    limitMs: ONE_RUN,
  });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(0);
  return { ...ran, shown: model.seen.map(({ body }) => body.toString()) };
}

const bash = (command: string, more: object = {}): ModelCall => ({ name: 'Bash', input: { command, ...more } });

test('a command in the background is waited for, also where a hook puts it there again', { timeout: ONE_RUN }, async () => {
  const hooks = { schema: 1, hooks: [{ name: 'again', command: ['.basis/again.sh'], tools: ['Bash'] }] };
  const program = hookProgram({ WORD: { decision: 'modify', input: { command: 'echo rewritten', run_in_background: true } } });
  const ran = await run(() => [bash('echo one', { run_in_background: true }), bash('echo WORD')], {
    '.basis/hooks.json': JSON.stringify(hooks),
    '.basis/again.sh': { program },
  });
  expect(ran.shown.at(-1)).toContain('"content":"one"');
  expect(ran.shown.at(-1)).toContain('"content":"rewritten"');
  expect(ran.shown.join()).not.toContain('in the background:');
});

test('reading outside the workspace is denied, inside it is not', { timeout: ONE_RUN }, async () => {
  const ran = await run(({ workspace, folder }) => [
    { name: 'Read', input: { file_path: join(workspace, 'README.md') } },
    { name: 'Read', input: { file_path: join(folder, 'work', '..', 'temp', 'ledger.jsonl') } },
  ]);
  expect(ran.shown.at(-1)).toContain('A scratch project.');
  expect(ran.shown.at(-1)).toContain('lies outside the workspace, and nothing there may be read');
});

test("the session's own tokens are in no record and no log, and the model is shown what the command printed", {
  timeout: ONE_RUN,
}, async () => {
  const ran = await run(() => [bash('env | grep -e ^ANTHROPIC_API_KEY= -e ^BASIS_GUARD_HOOK_TOKEN=')]);
  const shown = ran.shown.at(-1) ?? '';
  const tokens = [...shown.matchAll(/(?:ANTHROPIC_API_KEY|BASIS_GUARD_HOOK_TOKEN)=([0-9a-f]{64})/g)].map(([, token = '']) => token);
  expect(tokens).toHaveLength(2);
  const [executed] = ran.recordsOf('executed');
  expect(executed?.output.preview).toContain('BASIS_GUARD_HOOK_TOKEN=***');
  const told = JSON.stringify(ran.records) + JSON.stringify(ran.events) + ran.stderr;
  for (const token of tokens) expect(told).not.toContain(token);
  expect(ran.finished?.counts.replacements).toBe(0);
});

const probed = await probeBubblewrap({ signal: new AbortController().signal });

describe.skipIf(!probed.ok)('in bubblewrap', () => {
  test('files of the guard, the snapshot among them, are not there', { timeout: ONE_RUN }, async () => {
    const files = { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [] }) };
    const ran = await run(
      ({ folder }) => [bash(`ls -A ${join(folder, 'temp')}/*; ls -d ${join(folder, 'temp')}/basis-guard-*/*`)],
      files,
      'required',
    );
    const seen = ran.shown.at(-1) ?? '';
    expect(seen).not.toMatch(/snapshot|ledger\.jsonl|guard\.git/);
    expect(ran.finished?.enforcement).toBe('checked');
  });

  test.each([
    [[], false],
    [['--allow-process'], true],
  ])('the workspace can be written where a level allows it alone: %j', { timeout: ONE_RUN }, async (flags, isWritten) => {
    const ran = await run(() => [], {}, 'required', flags);
    expect(ran.has('written-by-the-agent')).toBe(isWritten);
  });
});
