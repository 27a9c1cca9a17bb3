// The pure parts: which servers start, what their results become, exact texts on the wire.
import { describe, expect, test } from 'vitest';
import { LevelPolicy } from '../../../src/approval/level-policy.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { ExactWire } from '../../../src/loop/mcp/exact-wire.ts';
import { planNotices, planServers } from '../../../src/loop/mcp/plan.ts';
import { resultOf, withoutData } from '../../../src/loop/mcp/results.ts';
import { json, result } from '../../session/rig.ts';
import { servers } from './rig.ts';

const TWO = servers({ a: { command: 'x' }, 'a-b': { url: 'https://mcp.example/path?key=made-up' } });
const allow = { external: false, mcp: [] as string[], evaluateOnly: false };
const names = (plan: readonly { readonly name: string }[]): readonly string[] => plan.map(({ name }) => name);

describe('which servers start', () => {
  test.each([
    ['nothing allowed', {}, []],
    ['external', { external: true }, ['a', 'a-b']],
    ['evaluate-only', { evaluateOnly: true }, ['a', 'a-b']],
    ['the server by name', { mcp: ['a'] }, ['a']],
    ['a tool by name', { mcp: ['a-b__tool'] }, ['a-b']],
    ['a name that only begins alike', { mcp: ['a-', 'a_', 'a-bc'] }, []],
  ] as readonly [string, Partial<typeof allow>, readonly string[]][])('%s', (_, more, started) => {
    const plan = planServers(TWO, { ...allow, ...more });
    expect(names(plan.started)).toEqual(started);
    expect(names(plan.left)).toEqual(['a', 'a-b'].filter((name) => !started.includes(name)));
  });

  test('8.3 what starts by name is what the approver lets happen by name', () => {
    const policy = new LevelPolicy({ local_state: false, process: false, external: false, delegation: false, mcp: ['a'] });
    const ask = (tool: string) =>
      policy.approve({
        request_id: 'r',
        tool_call_id: 'c',
        tool_name: tool,
        description: 'd',
        input: toolInput('{}'),
        side_effect_level: 'external',
      }).kind;
    expect([ask('mcp__a__x'), ask('mcp__a___x'), ask('mcp__a-b__x'), ask('mcp__a')]).toEqual(['allow', 'allow', 'deny', 'deny']);
  });

  test('is told without arguments and queries, which may hold what was expanded', () => {
    const plan = planServers(TWO, { ...allow, external: true, mcp: ['gone', 'a__x'] });
    expect(planNotices(plan)).toEqual([
      'MCP server "a" is started with "x"',
      'MCP server "a-b" is asked at https://mcp.example/path',
      'allow-mcp names what no MCP server here is called: "gone"',
    ]);
  });
});

describe('a result', () => {
  const of = (text: string) => resultOf(json(text));

  test('of texts alone is text, whatever else its blocks say', () => {
    expect(of('{"content":[{"type":"text","text":"a","annotations":{}},{"type":"text","text":"b\\n"}]}')).toEqual(result('a\nb\n'));
    expect(of('{"content":[]}')).toEqual(result('(no content)'));
    expect(of('{"content":[{"type":"text","text":"a"}],"isError":true}')).toEqual(result('a', true));
  });

  test('4.3 of anything else is the exact JSON of its blocks and its structure', () => {
    const blocks =
      '[{"type":"image","data":"aGk=","mimeType":"image/png"}, {"type":"resource_link","uri":"x","size":12345678901234567890}]';
    expect(of(`{"_meta":{"x":1},"content":${blocks}}`)).toEqual({
      output: { kind: 'json', text: `{"content":${blocks}}` },
      isError: false,
    });
    expect(of('{"structuredContent":{"b":1.10,"a":1e400},"content":[{"type":"text","text":"t"}]}')?.output).toEqual({
      kind: 'json',
      text: '{"content":[{"type":"text","text":"t"}],"structuredContent":{"b":1.10,"a":1e400}}',
    });
    expect(of('{"structuredContent":{"a":1}}')?.output.text).toBe('{"structuredContent":{"a":1}}');
  });

  test('that is none is none', () => {
    for (const text of ['[]', '"text"', '{"content":"text"}', '{"content":{}}']) expect(of(text), text).toBeUndefined();
  });

  test('is shown without the data of images, sounds and files, and with all else as it was', () => {
    const shown = withoutData({
      output: {
        kind: 'json',
        text: json(
          '{"content":[{"type":"image","mimeType":"image/png","data":"AAAA"},{"type":"audio","data":"BB"},{"type":"resource","resource":{"uri":"u","mimeType":"application/pdf","blob":"CCC"}},{"type":"resource","resource":{"uri":"u","text":"kept"}},{"type":"text","text":"kept","data":"kept"}],"n":1.10}',
        ),
      },
      isError: false,
    });
    expect(shown.output.text).toBe(
      '{"content":[{"type":"image","mimeType":"image/png","data":"[image/png: 4 characters of base64, which cannot be shown]"},{"type":"audio","data":"[data: 2 characters of base64, which cannot be shown]"},{"type":"resource","resource":{"uri":"u","mimeType":"application/pdf","blob":"[application/pdf: 3 characters of base64, which cannot be shown]"}},{"type":"resource","resource":{"uri":"u","text":"kept"}},{"type":"text","text":"kept","data":"kept"}],"n":1.10}',
    );
    expect(withoutData(result('plain'))).toEqual(result('plain'));
  });
});

describe('exact texts', () => {
  const sent = (wire: ExactWire, id: unknown, given: unknown) =>
    wire.outgoing(JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'n', arguments: given, _meta: { a: 1 } } }));
  const outgoing = (wire: ExactWire, id: number, given: unknown): string => {
    const text = sent(wire, id, given);
    if (!text.ok) throw new Error(text.error);
    return text.value;
  };

  test('go out in place of the values, and come in with the answer to their request', () => {
    const wire = new ExactWire();
    const [one, two] = [wire.call(json('{"n":1.10}')), wire.call(json('{"__proto__":{"a":1e400}}'))];
    expect(outgoing(wire, 7, two.arguments)).toBe(
      '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"n","arguments":{"__proto__":{"a":1e400}},"_meta":{"a":1}}}',
    );
    expect(outgoing(wire, 8, one.arguments)).toContain('"arguments":{"n":1.10}');
    expect(wire.incoming('{"id":"8","result":{"a":2.20},"jsonrpc":"2.0"}')).toBe('answer');
    expect(wire.incoming('{"jsonrpc":"2.0","id":7,"result":{"b":3.30}}')).toBe('answer');
    expect([one.result(), two.result()]).toEqual(['{"a":2.20}', '{"b":3.30}']);
  });

  test('are those of the first answer; one that nobody waits for is none', () => {
    const wire = new ExactWire();
    const call = wire.call(json('{}'));
    outgoing(wire, 1, call.arguments);
    expect(wire.incoming('{"jsonrpc":"2.0","id":1,"result":{"a":1}}')).toBe('answer');
    expect(wire.incoming('{"jsonrpc":"2.0","id":1,"result":{"a":2}}')).toBe('other');
    expect(wire.incoming('{"jsonrpc":"2.0","id":2,"result":{}}')).toBe('other');
    expect(call.result()).toBe('{"a":1}');
    const late = wire.call(json('{}'));
    outgoing(wire, 3, late.arguments);
    late.done();
    expect(wire.incoming('{"jsonrpc":"2.0","id":3,"result":{}}')).toBe('other');
  });

  test('a request of the server with the number of one of ours is no answer', () => {
    const wire = new ExactWire();
    const call = wire.call(json('{}'));
    outgoing(wire, 1, call.arguments);
    expect(wire.incoming('{"jsonrpc":"2.0","id":1,"method":"roots/list","result":{"a":1}}')).toBe('other');
    expect(call.result()).toBeUndefined();
  });

  test('a message that the strict reader refuses is told apart', () => {
    expect(new ExactWire().incoming('{"id":1,"id":2}')).toEqual({
      refused: 'sent a message that is not JSON by the strict reader: the key "id" occurs twice in one object',
    });
    expect(new ExactWire().incoming('[]')).toBe('other');
  });

  test.each([2, 126, 127, 128])('4.3 of an input that is nested %i deep go out as they are', (depth) => {
    const input = `{"n":12345678901234567890,"m":1.10,"d":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    const wire = new ExactWire();
    expect(outgoing(wire, 1, wire.call(json(input)).arguments)).toBe(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"n","arguments":${input},"_meta":{"a":1}}}`,
    );
  });

  test('4.3 a call whose exact text is not known is not sent', () => {
    const wire = new ExactWire();
    const words = 'the call was not sent: the exact text of its input cannot be placed';
    const done = wire.call(json('{"n":1.10}'));
    done.done();
    expect(sent(wire, 1, done.arguments)).toEqual({ ok: false, error: words });
    expect(sent(wire, 1, { n: 1.1 })).toEqual({ ok: false, error: words });
    expect(sent(wire, undefined, wire.call(json('{}')).arguments)).toEqual({ ok: false, error: words });
    expect(wire.outgoing('{"jsonrpc":"2.0","id":1,"method":"tools/call"}')).toEqual({ ok: false, error: words });
    for (const text of ['[{"jsonrpc":"2.0","id":1,"method":"tools/call"}]', '{"method":"tools/call"', 'null'])
      expect(wire.outgoing(text), text).toEqual({ ok: false, error: 'it was not sent: what was to be sent is not one message' });
    const other = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    expect(wire.outgoing(other)).toEqual({ ok: true, value: other });
  });

  test('a message of more values than a tree is made for is refused before one is made', () => {
    const message = (values: number): string => `{"jsonrpc":"2.0","id":1,"result":{"content":[${'{},'.repeat(values)}{}]}}`;
    expect(new ExactWire().incoming(message(200_000))).toEqual({ refused: 'sent a message of more than 200000 JSON values' });
    expect(new ExactWire().incoming(message(90_000))).toBe('other');
    const text = JSON.stringify('[{,\\"[{,'.repeat(200_000));
    expect(new ExactWire().incoming(`{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":${text}}]}}`)).toBe('other');
  });

  test('a model cannot name the arguments of another call', () => {
    const wire = new ExactWire();
    const one = wire.call(json('{"secret":1}'));
    const two = wire.call(json(`{"basis-guard-exact-arguments":${JSON.stringify(one.arguments['basis-guard-exact-arguments'])}}`));
    expect(outgoing(wire, 1, two.arguments)).not.toContain('secret');
  });
});
