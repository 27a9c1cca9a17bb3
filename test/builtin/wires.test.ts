// The built-in agent with a real provider's library on every wire: the same calls, the same verdicts, the same effects.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, calls, says, turn } from '../support/model-servers/script.ts';
import { WIRES } from '../loop/models/harness.ts';
import { faultsOf, guarded, shownIn } from './guarded.ts';

const hook = (body: string): { program: string } => ({ program: `#!/bin/sh\n${body}\n` });

const HOOKS = {
  schema: 1,
  hooks: [
    { name: 'no-secrets', command: ['./.basis/deny.sh'], tools: ['files'] },
    { name: 'narrow', command: ['./.basis/narrow.sh'], tools: ['spawn'] },
    { name: 'clean', command: ['./.basis/clean.sh'], tools: ['spawn'], event: 'post_tool_use' },
  ],
};

const FILES = {
  'notes.txt': 'the notes\n',
  'secret.txt': 'the secret\n',
  '.basis/hooks.json': JSON.stringify(HOOKS),
  '.basis/deny.sh': hook(
    `case "$(cat)" in *secret*) echo '{"decision":"deny","reason":"secrets are not for you"}';; *) echo '{"decision":"allow"}';; esac`,
  ),
  '.basis/narrow.sh': hook(
    `case "$(cat)" in *'touch wide'*) echo '{"decision":"modify","input":{"command":"touch narrow"},"reason":"too wide"}';; *) echo '{"decision":"allow"}';; esac`,
  ),
  '.basis/clean.sh': hook(
    `case "$(cat)" in *raw-output*) echo '{"decision":"replace","output":"clean output"}';; *) echo '{"decision":"allow"}';; esac`,
  ),
};

const read = (path: string): string => JSON.stringify({ operations: [{ op: 'read', path }] });
const write = (path: string): string => JSON.stringify({ operations: [{ op: 'set', path, content: 'x' }] });

describe.each(WIRES)('over $name', (wire) => {
  test('calls are allowed, denied, modified and replaced, and the model goes on', async () => {
    const session = await guarded({
      wire,
      files: FILES,
      inputs: { 'allow-process': 'true' },
      script: [
        answers(429, 'Slow down', { headers: { 'retry-after': '0' } }),
        turn([says('Let me look.'), calls('c1', 'files', read('notes.txt')), calls('c2', 'files', read('secret.txt'))]),
        turn([calls('c3', 'files', write('new.txt'))]),
        turn([calls('c4', 'spawn', '{"command":"touch wide"}')]),
        turn([calls('c5', 'spawn', '{"command":"echo raw-output"}')]),
        turn([calls('c6', 'no_such_tool', '{}'), calls('c7', 'spawn', '{"comand":"ls"}')]),
        turn([says('All done.')]),
      ],
    });
    expect(session.complaints).toEqual([]);
    expect(session.ended.finished).toMatchObject({ conclusion: 'success', exit: 0, enforcement: 'checked' });
    expect(session.finalMessage).toBe('All done.');
    expect(shownIn(session, 2)).toContain('the notes');
    expect(shownIn(session, 2)).toContain("denied by hook 'no-secrets': secrets are not for you");
    expect(shownIn(session, 2)).not.toContain('the secret');
    expect(shownIn(session, 3)).toContain('files changes state outside this process (level local_state), which this run does not allow.');
    expect(existsSync(join(session.workspace, 'new.txt'))).toBe(false);
    expect(existsSync(join(session.workspace, 'narrow')) && !existsSync(join(session.workspace, 'wide'))).toBe(true);
    expect(shownIn(session, 5)).toContain('clean output');
    expect(shownIn(session, 5)).not.toMatch(/"raw-output/);
    expect(shownIn(session, 6)).toMatch(/there is no tool \\+"no_such_tool\\+"; the tools here are: files, spawn/);
    expect(session.recordsOf('refused').map(({ tool_call_id, stage }) => `${tool_call_id} ${stage}`)).toEqual([
      'c2 chain',
      'c3 approver',
      'c6 unknown-tool',
      'c7 schema',
    ]);
    expect(session.ended.finished.counts).toMatchObject({ calls: 7, modifications: 1, replacements: 1, breakages: 0 });
    expect(faultsOf(session)).toEqual([]);
  });

  test('what a turn costs is on record, on the stream and in the end', async () => {
    const session = await guarded({ wire, script: [turn([calls('c1', 'files', read('README.md'))]), turn([says('Done.')])] });
    const requests = session.recordsOf('model_request');
    expect(requests).toMatchObject([
      { agent_id: 'main', turn: 1, input_tokens: 120, output_tokens: 30, cached_tokens: 20 },
      { agent_id: 'main', turn: 2, input_tokens: 120, output_tokens: 30 },
    ]);
    const known = wire.name !== 'chat completions';
    expect(requests.map(({ cost_usd: cost }) => (known ? typeof cost === 'number' && cost > 0 : cost === 'unknown'))).toEqual([true, true]);
    const { input_tokens: input, output_tokens: output, cost_usd: cost } = session.ended.finished;
    expect([input, output]).toEqual([240, 60]);
    expect(cost).toBe(known ? requests.reduce((sum, request) => sum + Number(request.cost_usd), 0) : 'unknown');
    expect(session.events.filter(({ type }) => type === 'usage')).toEqual([
      { type: 'usage', agent_id: 'main', input_tokens: 120, output_tokens: 30, cost_usd: requests[0]?.cost_usd },
      { type: 'usage', agent_id: 'main', input_tokens: 120, output_tokens: 30, cost_usd: requests[1]?.cost_usd },
    ]);
    expect(session.ended.summary).toMatch(/240 in, 60 out/);
    expect(faultsOf(session)).toEqual([]);
  });

  test('a turn without a result fails the session; a call of a torn answer never runs', async () => {
    const torn = await guarded({
      wire,
      inputs: { 'allow-process': 'true' },
      script: [turn([says('I will.'), calls('c1', 'spawn', '{"command":"touch effect"}')], { tornAfter: 5 })],
    });
    expect(torn.ended.finished).toMatchObject({ conclusion: 'agent-failed', exit: 1 });
    expect(existsSync(join(torn.workspace, 'effect'))).toBe(false);
    expect(torn.recordsOf('call')).toEqual([]);
    expect(torn.recordsOf('model_request')[0]?.notes?.join()).toContain(wire.model);
    const refused = await guarded({ wire, script: [turn([says('I cannot help.')], { stop: 'refusal' })] });
    expect(refused.ended.finished).toMatchObject({ conclusion: 'agent-failed', exit: 1 });
    expect(refused.ended.finished.why).toMatch(/refused to answer or was stopped by its filter/);
  });

  test('the model is told what this run allows, and the key reaches nobody', async () => {
    const session = await guarded({
      wire,
      inputs: { 'allow-process': 'true' },
      script: [turn([calls('c1', 'spawn', '{"command":"env"}')]), turn([says('Done.')])],
    });
    expect(session.seen[0]?.text).toContain('This run allows: reading inside the folder; running commands.');
    expect(session.seen[0]?.text).toContain('It refuses: changing files; sub-agents; reaching beyond this machine.');
    const key = /[0-9a-f]{8}-[0-9a-f-]{27}/;
    expect(shownIn(session, 1)).toContain('PATH=');
    expect(readFileSync(session.ended.files?.audit ?? '', 'utf8')).not.toMatch(key);
    expect(session.seen[1]?.text.replace(/^.*"(?:tool_result|function_call_output|tool|functionResponse)"/s, '')).not.toMatch(key);
  });
});
