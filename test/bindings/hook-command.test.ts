import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandPort } from '../../src/bindings/hook-command.ts';
import type { ToolResult } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { HookEvent, PostOutcome, PreOutcome } from '../../src/contract/outcome.ts';
import type { HookQuestion } from '../../src/hooks/participant.ts';
import { folder, newWord, PATH } from '../subprocess/support.ts';
import { ask, call, hooks, signal, spec } from './hook-command-asking.ts';

describe('what a hook program answers', () => {
  test.each<[string, HookEvent, PreOutcome | PostOutcome]>([
    ['./allow.sh', 'pre_tool_use', { kind: 'allow' }],
    ['./allow.sh', 'post_tool_use', { kind: 'allow' }],
    ['./allow.mjs', 'pre_tool_use', { kind: 'allow', reason: 'spawn is fine' }],
    ['./deny.sh', 'pre_tool_use', { kind: 'deny', reason: 'not here' }],
    ['./deny.sh', 'post_tool_use', { kind: 'deny', reason: 'not here' }],
    ['./replace.sh', 'post_tool_use', { kind: 'replace', output: { kind: 'text', text: 'nothing to see' }, isError: false }],
    ['./bom.sh', 'pre_tool_use', { kind: 'allow' }],
    ['./not-utf8.sh', 'pre_tool_use', { kind: 'deny', reason: 'byte \uFFFD and \uFFFD(' }],
    ['./never-reads.sh', 'pre_tool_use', { kind: 'allow' }],
    ['./background-answer.sh', 'pre_tool_use', { kind: 'allow' }],
    ['./same-group.sh', 'pre_tool_use', { kind: 'allow' }],
  ])('2, 4.6, 7.2 %s at %s', async (program, event, outcome) => {
    expect(await ask([program], event)).toEqual({ answer: { ok: true, value: outcome }, left: [] });
  });

  test('4.3 a rewrite comes back in its exact text', async () => {
    const { answer } = await ask(['./modify.sh']);
    expect(answer).toEqual({
      ok: true,
      value: { kind: 'modify', input: '{"command":"ls -l","n":12345678901234567890}', reason: 'shorter' },
    });
  });
});

describe('4.1 what a hook program is asked', () => {
  async function asked(event: HookEvent, changes: Partial<HookQuestion> = {}): Promise<string> {
    const { answer } = await ask(['./says-input.py'], event, changes);
    return answer.ok && answer.value.kind === 'deny' ? (answer.value.reason ?? '') : JSON.stringify(answer);
  }

  test('one object, in which the output is absent before a call', async () => {
    expect(JSON.parse(await asked('pre_tool_use'))).toEqual({
      hook_schema: 1,
      event: 'pre_tool_use',
      workspace: hooks,
      agent_id: 'main',
      tool_call_id: 'call-1',
      tool_name: 'spawn',
      input: { command: 'ls' },
    });
  });

  test('and is there after it', async () => {
    expect(JSON.parse(await asked('post_tool_use', { call: { ...call, level: 'process' } }))).toMatchObject({
      event: 'post_tool_use',
      output: 'done',
      is_error: false,
      side_effect_level: 'process',
    });
  });

  test('3.4 a hook that matched by basis name reads both shapes', async () => {
    const matchedBasis = { name: 'spawn', native: toolInput('{"cmd":["ls"]}') } as const;
    expect(JSON.parse(await asked('pre_tool_use', { matchedBasis, call: { ...call, toolName: 'Bash' } }))).toMatchObject({
      tool_name: 'Bash',
      basis_name: 'spawn',
      input: { command: 'ls' },
      native_input: { cmd: ['ls'] },
    });
  });

  test('4.2, 4.3 exact numbers and key order pass, and what is not JSON is a string', async () => {
    const exact = '{"b":1.10,"a":1e400,"n":12345678901234567890,"s":"\\ud800"}';
    expect(await asked('pre_tool_use', { call: { ...call, input: toolInput(exact) } })).toContain(`"input":${exact}`);
    expect(JSON.parse(await asked('pre_tool_use', { call: { ...call, input: toolInput('{"a":1') } }))).toMatchObject({ input: '{"a":1' });
  });

  test('4.3 a large output arrives in the same text as a small one, though it is written in pieces', async () => {
    // Pairs at odd offsets straddle every boundary of pieces; the lone halves must stay apart, and so must a quote and its escape.
    const output = `x${'😀'.repeat(400_000)}\ud83d"${'\\"\n'.repeat(300_000)}\udc00é`;
    const result: ToolResult = { output: { kind: 'text', text: output }, isError: true };
    const script = `printf '{"decision":"deny","reason":"%s"}' "$(sha256sum)"`;
    const { answer } = await ask(['sh', '-c', script], 'post_tool_use', { result });
    const expected = `{"hook_schema":1,"event":"post_tool_use","workspace":${JSON.stringify(hooks)},"agent_id":"main","tool_call_id":"call-1","tool_name":"spawn","input":{"command":"ls"},"output":${JSON.stringify(output)},"is_error":true}`;
    const digest = createHash('sha256').update(expected).digest('hex');
    expect(answer).toEqual({ ok: true, value: { kind: 'deny', reason: `${digest}  -` } });
  });

  test('5.3, 7.1 in the workspace, with its own arguments and an environment that the guard chose', async () => {
    const { answer } = await ask(['./says-surroundings.py', '$HOME', '; exit 1']);
    const seen: unknown = answer.ok && answer.value.kind === 'deny' ? JSON.parse(answer.value.reason ?? '') : answer;
    expect(seen).toMatchObject({ cwd: hooks, argv: ['$HOME', '; exit 1'], env: { PATH } });
    const names = Object.keys((seen as { env: object }).env).filter((name) => !['PWD', 'SHLVL', '_', 'LC_CTYPE'].includes(name));
    expect(names.sort()).toEqual(['BASIS_GUARD_CALL', 'PATH']);
  });

  test('5.3 a bare name is looked for in PATH, and an absolute path is taken as it is', async () => {
    expect((await ask(['sh', '-c', `echo '{"decision":"allow"}'`])).answer).toEqual({ ok: true, value: { kind: 'allow' } });
    expect((await ask([join(hooks, 'allow.sh')])).answer).toEqual({ ok: true, value: { kind: 'allow' } });
  });

  test('5.9 where guard files come from a snapshot, that says what runs, where, and with what', async () => {
    const place = folder();
    writeFileSync(join(place, 'guard'), readFileSync(join(hooks, 'says-surroundings.py')));
    chmodSync(join(place, 'guard'), 0o755);
    const port = commandPort({
      workspace: hooks,
      env: { PATH: '/nowhere' },
      marks: () => newWord(),
      resolve: ({ command }) => ({ argv: [join(place, 'guard'), ...command.slice(1)], cwd: place, env: { PATH, CHOSEN: 'yes' } }),
    });
    const answer = await port.ask(spec(['.basis/guard', 'x']), { event: 'pre_tool_use', call }, signal);
    const seen: unknown = answer.ok && answer.value.kind === 'deny' ? JSON.parse(answer.value.reason ?? '') : answer;
    expect(seen).toMatchObject({ cwd: place, argv: ['x'], env: { CHOSEN: 'yes' } });
  });
});
