import { describe, expect, test } from 'vitest';
import { DenyAll } from '../../src/approval/approver.ts';
import { inputSchemaCheck } from '../../src/contract/input-schema.ts';
import { LedgerBroken } from '../../src/contract/ledger-broken.ts';
import { Toolbox } from '../../src/loop/toolbox.ts';
import { complaints, json, result, rewrites, rig, says as interceptor } from '../session/rig.ts';
import { asks, call, loop, plays, says, tool } from './loop-rig.ts';

describe('turns', () => {
  test('a conversation goes on until a turn has no calls, and its text is the final message', async () => {
    const session = rig();
    const model = plays(asks(call('c1', 'write')), asks(call('c2', 'write')), says('all done'));
    const end = await loop(session, model, [tool('write', 'process')]);
    expect(end).toEqual({ kind: 'finished', finalMessage: 'all done', turns: 3 });
    expect(model.shown.map((results) => results.map(({ output }) => output.text))).toEqual([[], ['write c1'], ['write c2']]);
    expect(session.recordsOf('call').map(({ turn }) => turn)).toEqual([1, 2]);
    expect(session.events.filter(({ type }) => type === 'assistant_message')).toEqual([
      { type: 'assistant_message', agent_id: 'main', text: 'all done' },
    ]);
  });

  test('a turn with neither text nor calls is a failure of the agent', async () => {
    const end = await loop(rig(), plays(says('thinking'), says('never asked')), []);
    expect(end.kind).toBe('finished');
    const silent = await loop(rig(), plays(says(' \n')), []);
    expect(silent).toEqual({
      kind: 'agent-failed',
      finalMessage: '',
      turns: 1,
      words: 'the agent ended without a result: its last turn has neither text nor calls',
    });
  });

  test('a turn that fails, or a model that throws, is a failure of the agent, and what was said before is kept', async () => {
    const talking = { kind: 'turn', text: 'I look', calls: [call('c1', 'read')] } as const;
    const session = rig();
    const failed = await loop(session, plays(talking, { kind: 'failed', words: 'the provider is down' }), [tool('read', 'none')]);
    expect(failed).toEqual({ kind: 'agent-failed', words: 'the provider is down', finalMessage: 'I look', turns: 2 });
    expect(session.events.at(-1)).toEqual({ type: 'error', message: 'the provider is down' });
    const thrown = await loop(rig(), { next: () => Promise.reject(new Error('bug')) }, []);
    expect(thrown).toMatchObject({ kind: 'agent-failed', words: 'the model failed: bug' });
  });

  test('what a turn used is on the stream, in the ledger and in the bounds', async () => {
    const session = rig({ bounds: { tokenBudget: 20 } });
    const used = { ...asks(call('c1', 'read')), usage: { inputTokens: 15, outputTokens: 5, cachedTokens: 4 } };
    const end = await loop(session, plays(used, says('too late')), [tool('read', 'none')]);
    expect(end).toMatchObject({ kind: 'bound', bound: 'token-budget', turns: 1 });
    expect(session.recordsOf('model_request')).toMatchObject([
      { model: 'test', turn: 1, input_tokens: 15, output_tokens: 5, cached_tokens: 4 },
    ]);
    expect(session.events.find(({ type }) => type === 'usage')).toEqual({
      type: 'usage',
      agent_id: 'main',
      input_tokens: 15,
      output_tokens: 5,
    });
    expect(session.recordsOf('refused')).toMatchObject([{ stage: 'bound', by: 'token-budget' }]);
  });
});

describe('calls', () => {
  test('1.1 the model is told which tools there are, and goes on', async () => {
    const model = plays(asks(call('c1', 'sudo')), says('then not'));
    const end = await loop(rig(), model, [tool('read', 'none'), tool('write', 'process')]);
    expect(end.kind).toBe('finished');
    expect(model.shown[1]).toEqual([
      {
        toolCallId: 'c1',
        toolName: 'sudo',
        output: { kind: 'text', text: 'there is no tool "sudo"; the tools here are: read, write' },
        isError: true,
      },
    ]);
  });

  test('1.3 the tool is handed exactly the text that was approved', async () => {
    const handed: string[] = [];
    const odd = '{"b":1e400,  "a":12345678901234567890,"__proto__":"\\ud800"}';
    const write = tool('write', 'process', (_, input) => (handed.push(input), result('ok')));
    await loop(rig(), plays(asks(call('c1', 'write', odd))), [write]);
    await loop(rig({ interceptors: [rewrites('hand', '{"n": 1.10}')] }), plays(asks(call('c1', 'write', odd))), [write]);
    expect(handed).toEqual([odd, '{"n": 1.10}']);
  });

  test('1.3 a refused call has no effect, and the model reads why', async () => {
    let effects = 0;
    const write = tool('write', 'process', () => ((effects += 1), result('ok')));
    const model = plays(asks(call('c1', 'write')));
    await loop(rig({ approver: new DenyAll() }), model, [write]);
    const denied = plays(asks(call('c1', 'write')));
    await loop(rig({ interceptors: [interceptor('no', { kind: 'deny', reason: 'never' })] }), denied, [write]);
    expect(effects).toBe(0);
    expect(model.shown[1]?.[0]).toMatchObject({ isError: true });
    expect(denied.shown[1]?.[0]?.output.text).toBe("denied by interceptor 'no': never");
  });

  test('1.2 the schema of a tool is compiled when it is first called, once', async () => {
    const compiled: string[] = [];
    const checkOf = ({ name }: { name: string }) => {
      compiled.push(name);
      return (input: string) => (input === '{}' ? undefined : 'must be empty');
    };
    const toolbox = new Toolbox([tool('read', 'none'), tool('write', 'none')], checkOf);
    const model = plays(asks(call('c1', 'write'), call('c2', 'write', '{"a":1}'), call('c3', 'write')));
    await loop(rig(), model, [], { toolbox });
    expect(compiled).toEqual(['write']);
    expect(model.shown[1]?.map(({ output }) => output.text)).toEqual([
      'write c1',
      'the input of write does not fit: must be empty',
      'write c3',
    ]);
  });

  test('1.2 a tool that checks its inputs itself is not checked by its schema', async () => {
    const schema = inputSchemaCheck(json('{"type":"object","required":["a"]}'));
    const checkOf = () => (schema.ok ? schema.value : () => schema.error);
    const own = { ...tool('own', 'none'), check: (input: string) => (input === '{}' ? undefined : 'not empty') };
    const model = plays(asks(call('c1', 'own'), call('c2', 'own', '{"a":1}'), call('c3', 'plain'), call('c4', 'plain', '{"a":1}')));
    await loop(rig(), model, [], { toolbox: new Toolbox([own, tool('plain', 'none')], checkOf) });
    expect(model.shown[1]?.map(({ isError }) => isError)).toEqual([false, true, true, false]);
    expect(model.shown[1]?.[2]?.output.text).toMatch(/^the input of plain does not fit: .*"a"/);
  });

  test('two tools of one name are a mistake that shows at the start', () => {
    const make = () => new Toolbox([tool('a', 'none'), tool('a', 'process')], () => () => undefined);
    expect(make).toThrow('two tools have one name');
  });

  test('1.4 a long output is cut to a page after the post chain has seen all of it', async () => {
    const seen: number[] = [];
    const spy = {
      name: 'spy',
      beforeTool: () => ({ kind: 'allow' as const }),
      afterTool: (_: unknown, given: { output: { text: string } }) => {
        seen.push(given.output.text.length);
        return { kind: 'replace' as const, output: { kind: 'text' as const, text: 'y'.repeat(5_000) } };
      },
    };
    const paged = { ...tool('write', 'process', () => result('x'.repeat(10_000))), page: () => result('first page') };
    const model = plays(asks(call('c1', 'write')));
    const session = rig({ interceptors: [spy] });
    await loop(session, model, [paged]);
    expect(seen).toEqual([10_000]);
    expect(model.shown[1]?.[0]?.output.text).toBe('first page');
    expect(session.recordsOf('reviewed')[0]?.shown?.bytes).toBe(5_000);
  });

  test('1.6 a tool that throws gives an error as its result, which is reviewed like any other', async () => {
    const session = rig();
    const model = plays(asks(call('c1', 'write')));
    const thrower = tool('write', 'process', () => Promise.reject(new Error('disk on fire')));
    expect((await loop(session, model, [thrower])).kind).toBe('finished');
    expect(model.shown[1]?.[0]).toMatchObject({ isError: true, output: { text: 'write failed: disk on fire' } });
    expect(session.typesOf('c1')).toEqual(['call', 'decided', 'approved', 'executed', 'reviewed']);
  });

  test('calls without an id, or with one that was there before, are recorded under ids of ours; the model gets its own back', async () => {
    const session = rig();
    const model = plays(asks(call('same', 'read'), call('same', 'read'), call('', 'read')), asks(call('same', 'read')));
    await loop(session, model, [tool('read', 'none')]);
    const ids = session.recordsOf('call').map(({ tool_call_id }) => tool_call_id);
    expect(ids).toEqual(['same', 'same~1', 'call~2', 'same~3']);
    for (const id of ids) expect(session.typesOf(id)).toEqual(['call', 'decided', 'approved', 'executed', 'reviewed']);
    expect(model.shown[1]?.map(({ toolCallId }) => toolCallId)).toEqual(['same', 'same', '']);
    expect(session.events.filter(({ type }) => type === 'notice')).toHaveLength(3);
    expect(complaints(session.records)).toEqual([]);
  });

  test('a turn may have only so many calls; what is beyond is recorded and refused', async () => {
    const session = rig();
    const model = plays(asks(call('c1', 'read'), call('c2', 'read'), call('c3', 'read')));
    await loop(session, model, [tool('read', 'none')], { maxCallsPerTurn: 2 });
    expect(session.typesOf('c3')).toEqual(['call', 'refused']);
    expect(model.shown[1]?.map(({ output }) => output.text)).toEqual(['read c1', 'read c2', 'a turn may have 2 calls; this one is beyond']);
  });
});

describe('a broken ledger', () => {
  test('ends the session as a guard error without running anything further', async () => {
    const effects: string[] = [];
    const write = tool('write', 'process', (id) => (effects.push(id), result(id)));
    const session = rig({
      onRecord: (entry) => {
        if (entry.type === 'approved' && entry.tool_call_id === 'c2') throw new LedgerBroken('the disk is full');
      },
    });
    const model = plays(asks(call('c1', 'write'), call('c2', 'write'), call('c3', 'write')), asks(call('c4', 'write')));
    const end = await loop(session, model, [write]);
    expect(end).toMatchObject({ kind: 'guard-error', words: 'the disk is full' });
    expect(effects).toEqual(['c1']);
    expect(model.shown).toHaveLength(1);
  });

  test('ends parallel calls that are under way, too', async () => {
    const ended: string[] = [];
    const hang = tool('read', 'none', (id, _, { signal }) => {
      signal.addEventListener('abort', () => ended.push(id));
      return new Promise(() => undefined);
    });
    const session = rig({
      onRecord: (entry) => {
        if (entry.type === 'approved' && entry.tool_call_id === 'c3') throw new LedgerBroken('the disk is full');
      },
    });
    const end = await loop(session, plays(asks(call('c1', 'read'), call('c2', 'read'), call('c3', 'read'))), [hang]);
    expect(end.kind).toBe('guard-error');
    expect(ended).toEqual(['c1', 'c2']);
  });

  test('a mistake of the guard’s own is a guard error as well', async () => {
    const session = rig();
    session.enforcer.judge = () => Promise.reject(new TypeError('bug'));
    const end = await loop(session, plays(asks(call('c1', 'read'))), [tool('read', 'none')]);
    expect(end).toMatchObject({ kind: 'guard-error', words: 'the guard itself failed: TypeError: bug' });
  });
});

describe('sub-agents', () => {
  test('a tool runs a loop of its own under the same enforcer, three deep, and a denial in the deepest is on record', async () => {
    const session = rig({
      bounds: { toolBudget: 4 },
      interceptors: [{ name: 'guard', beforeTool: ({ toolName }) => ({ kind: toolName === 'write' ? 'deny' : 'allow' }) }],
    });
    const spawn = (depth: number) =>
      tool('spawn', 'local_state', async (id, _, { agentId, signal }) => {
        const inner = depth === 2 ? asks(call('deep', 'write')) : asks(call(`task-${depth}`, 'spawn'));
        const tools = depth === 2 ? [tool('write', 'process')] : [spawn(depth + 1)];
        const end = await loop(session, plays(inner, says(`from ${depth}`)), tools, { agentId: `${agentId}/1`, signal });
        return result(`${id}: ${end.finalMessage}`, end.kind !== 'finished');
      });
    const model = plays(asks(call('task', 'spawn')));
    expect((await loop(session, model, [spawn(1)])).kind).toBe('finished');
    expect(model.shown[1]?.[0]?.output.text).toBe('task: from 1');
    expect(session.recordsOf('call').map(({ agent_id }) => agent_id)).toEqual(['main', 'main/1', 'main/1/1']);
    expect(session.recordsOf('refused')).toMatchObject([{ tool_call_id: 'deep', agent_id: 'main/1/1', stage: 'chain' }]);
    expect(session.enforcer.bounds.spent.calls).toBe(3);
    expect(complaints(session.records)).toEqual([]);
  });
});
