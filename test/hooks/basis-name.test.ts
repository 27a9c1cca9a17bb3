import { describe, expect, test } from 'vitest';
import type { BasisShape, ToolCall } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import { fail, ok } from '../../src/contract/result.ts';
import { Bench, call, json, modify, replace, text, textResult } from './support.ts';

/** An agent's `Bash {"cmd"}` is basis's `spawn {"command"}`; only plain texts can be put across. */
const shape: BasisShape = {
  name: 'spawn',
  toBasis: (input) => {
    const found = /^\{"cmd":"(\w*)"\}$/.exec(input.text);
    return found === null ? fail('its cmd is not a word') : ok(toolInput(`{"command":"${found[1]}"}`));
  },
  toNative: (input) => {
    const found = /^\{"command":"(\w*)"\}$/.exec(input);
    return found === null ? fail('it has more than a command') : ok(json(`{"cmd":"${found[1]}"}`));
  },
};

const bash = (input = '{"cmd":"ls"}', basis: BasisShape = shape): ToolCall => call(input, { toolName: 'Bash', basis });

const request = (bench: Bench, name: string): unknown => JSON.parse(bench.requests.get(name) ?? 'null');

describe('a hook that matched by basis name', () => {
  test('3.4 is asked in the shape of basis, the native input beside it', async () => {
    const bench = new Bench().add('hook', 'N', { before: () => ({ kind: 'allow' }), spec: { tools: ['spawn'] } });
    expect(await bench.runner().decide(bash())).toMatchObject({ outcome: 'allow', input: { text: '{"cmd":"ls"}' } });
    expect(request(bench, 'N')).toEqual({
      hook_schema: 1,
      event: 'pre_tool_use',
      workspace: '/repo',
      agent_id: 'main',
      tool_call_id: 'call-1',
      tool_name: 'Bash',
      input: { command: 'ls' },
      basis_name: 'spawn',
      native_input: { cmd: 'ls' },
      side_effect_level: 'process',
    });
  });

  test.each([[['Bash']], [['Bash', 'spawn']], [undefined]])('3.4 a hook whose tools are %j is asked in the native shape', async (tools) => {
    const bench = new Bench().add('hook', 'N', {
      before: () => modify('{"cmd":"pwd"}'),
      spec: tools === undefined ? {} : { tools },
    });
    expect((await bench.runner().decide(bash())).input.text).toBe('{"cmd":"pwd"}');
    expect(request(bench, 'N')).toMatchObject({ tool_name: 'Bash', input: { cmd: 'ls' } });
    expect(request(bench, 'N')).not.toHaveProperty('basis_name');
    expect(request(bench, 'N')).not.toHaveProperty('native_input');
  });

  test('3.4 is not asked where the tool is another one of basis, or none', async () => {
    const bench = new Bench().add('hook', 'N', { before: () => ({ kind: 'deny' }), spec: { tools: ['files'] } });
    expect((await bench.runner().decide(bash())).outcome).toBe('allow');
    expect((await bench.runner().decide(call('{"cmd":"ls"}', { toolName: 'Bash' }))).outcome).toBe('allow');
    expect(bench.asked).toEqual([]);
  });

  test('3.4 its rewrite is translated back, and the next participant sees it in its own shape', async () => {
    const bench = new Bench()
      .add('hook', 'basis', { before: () => modify('{"command":"pwd"}', 'safer'), spec: { tools: ['spawn'] } })
      .add('hook', 'native', { before: () => ({ kind: 'allow' }), spec: { tools: ['Bash'] } })
      .add('hook', 'again', { before: () => ({ kind: 'allow' }), spec: { tools: ['spawn'] } });
    expect(await bench.runner().decide(bash())).toMatchObject({
      outcome: 'modify',
      input: { kind: 'json', text: '{"cmd":"pwd"}' },
      consulted: [{ before: { text: '{"cmd":"ls"}' }, after: { text: '{"cmd":"pwd"}' } }, {}, {}],
    });
    expect(request(bench, 'native')).toMatchObject({ input: { cmd: 'pwd' } });
    expect(request(bench, 'again')).toMatchObject({ input: { command: 'pwd' }, native_input: { cmd: 'pwd' } });
  });

  test('3.4 a call that cannot be put in the shape of basis is a breakage, and the program is not asked', async () => {
    const bench = new Bench().add('hook', 'N', { before: () => ({ kind: 'allow' }), spec: { tools: ['spawn'] } });
    expect(await bench.runner().decide(bash('{"cmd":"a b"}'))).toMatchObject({
      outcome: 'deny',
      words: "hook 'N' could not answer and denies on failure: the call cannot be put in the shape of spawn: its cmd is not a word",
      consulted: [{ outcome: 'broken', breakage: { kind: 'untranslatable', consequence: 'denied' } }],
    });
    expect(bench.asked).toEqual([]);
  });

  test('3.4 a rewrite that cannot be translated back is a breakage', async () => {
    const bench = new Bench().add('hook', 'N', { before: () => modify('{"command":"ls","more":1}'), spec: { tools: ['spawn'] } });
    expect(await bench.runner().decide(bash())).toMatchObject({
      outcome: 'deny',
      words:
        "hook 'N' could not answer and denies on failure: its rewrite cannot be put in the tool's own shape: it has more than a command",
      input: { text: '{"cmd":"ls"}' },
      consulted: [{ breakage: { kind: 'untranslatable' } }],
    });
  });

  test('3.4 with on_failure allow such a breakage carries on with what was there', async () => {
    const bench = new Bench().add('hook', 'N', {
      before: () => modify('{"command":"ls","more":1}'),
      spec: { tools: ['spawn'], onFailure: 'allow' },
    });
    expect(await bench.runner().decide(bash())).toMatchObject({ outcome: 'allow', input: { text: '{"cmd":"ls"}' } });
    expect(bench.reports).toHaveLength(1);
  });

  test('3.4 a translation that throws is a breakage like any other', async () => {
    const throwing: BasisShape = {
      ...shape,
      toBasis: () => {
        throw new Error('bug');
      },
    };
    const bench = new Bench().add('hook', 'N', { before: () => ({ kind: 'allow' }), spec: { tools: ['spawn'] } });
    expect(await bench.runner().decide(bash('{"cmd":"ls"}', throwing))).toMatchObject({
      outcome: 'deny',
      consulted: [{ breakage: { kind: 'untranslatable' } }],
    });
  });

  test('3.4 after a call the input is translated and the output is not', async () => {
    const bench = new Bench().add('hook', 'N', { after: () => replace(text('shown')), spec: { tools: ['spawn'] } });
    const result = { output: { kind: 'json', text: json('{"stdout":"x"}') }, isError: false } as const;
    expect(await bench.runner().review(bash(), result)).toMatchObject({ outcome: 'replace', shown: textResult('shown') });
    expect(request(bench, 'N')).toMatchObject({
      tool_name: 'Bash',
      input: { command: 'ls' },
      output: { stdout: 'x' },
      is_error: false,
      basis_name: 'spawn',
      native_input: { cmd: 'ls' },
    });
  });

  test('3.4 and 6.6 after a call an input that cannot be translated denies, and the words quote nothing', async () => {
    const bench = new Bench().add('hook', 'N', { after: () => ({ kind: 'allow' }), spec: { tools: ['spawn'] } });
    expect(await bench.runner().review(bash('{"cmd":"a b"}'), textResult())).toMatchObject({
      outcome: 'deny',
      words: "hook 'N' could not answer and denies on failure: the call or its rewrite cannot be put in the other tool's shape",
    });
  });
});
