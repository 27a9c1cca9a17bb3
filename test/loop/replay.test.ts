import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Model } from '../../src/loop/model.ts';
import { replayModel } from '../../src/loop/replay.ts';
import { result, rig } from '../session/rig.ts';
import { loop, tool } from './loop-rig.ts';

const OPENING = { system: '', prompt: '', tools: [] };

function modelOf(script: unknown): Model {
  const read = replayModel(typeof script === 'string' ? script : JSON.stringify(script), 'script.json');
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const play = (script: unknown) => modelOf(script).open(OPENING);

describe('replay', () => {
  test('plays its turns one after the other, whatever the results are', async () => {
    const session = rig();
    const script = {
      schema: 1,
      turns: [
        { text: 'first', tool_calls: [{ id: 'c1', name: 'gone', input: {} }] },
        { tool_calls: [{ id: 'c2', name: 'read', input: {} }] },
        { text: 'last' },
      ],
    };
    const model = modelOf(script);
    expect([model.provider, model.name]).toEqual(['replay', 'script.json']);
    const end = await loop(session, model.open(OPENING), [tool('read', 'none')]);
    expect(end).toEqual({ kind: 'finished', finalMessage: 'last', turns: 3 });
    expect(session.recordsOf('call').map(({ tool_call_id }) => tool_call_id)).toEqual(['c1', 'c2']);
    expect(session.events.filter(({ type }) => type === 'assistant_delta')).toHaveLength(2);
    expect(session.recordsOf('model_request')).toEqual([]);
  });

  test('two conversations of one script do not disturb each other', async () => {
    const model = modelOf({ schema: 1, turns: [{ text: 'one' }] });
    for (const conversation of [model.open(OPENING), model.open(OPENING)]) {
      expect((await loop(rig(), conversation, [])).finalMessage).toBe('one');
    }
  });

  test('4.3 the exact text of an input reaches the tool, from `input` and from `input_json`', async () => {
    const handed: string[] = [];
    const exact = '{"n":1.10, "big":12345678901234567890,"e":1e400,"k":"\\ud800"}';
    const script = `{"schema": 1, "turns": [{"tool_calls": [{"name": "t", "input": ${exact}}, {"name": "t", "input_json": ${JSON.stringify(exact)}}, {"name": "t", "input_json": "not JSON"}]}, {"text": "done"}]}`;
    const session = rig();
    await loop(session, play(script), [tool('t', 'process', (_, input) => (handed.push(input), result('ok')))]);
    expect(handed).toEqual([exact, exact]);
    expect(session.recordsOf('refused')).toMatchObject([{ stage: 'schema' }]);
    expect(new Set(session.recordsOf('call').map(({ tool_call_id }) => tool_call_id)).size).toBe(3);
  });

  test('a script that stops after a turn with calls is an agent that ended without a result', async () => {
    const end = await loop(rig(), play({ schema: 1, turns: [{ text: 'hm', tool_calls: [{ name: 'read', input: {} }] }] }), [
      tool('read', 'none'),
    ]);
    expect(end).toMatchObject({
      kind: 'agent-failed',
      words: 'the replay script ended after its turn 1, which has tool calls: write a last turn with a "text" and no "tool_calls"',
    });
  });

  test('a script that cannot be read is a problem that names the file', () => {
    for (const script of ['{"schema": 1, "turns": [', '{"schema": 2, "turns": []}', '{"schema": 1, "turns": [{"txt": "x"}]}']) {
      const read = replayModel(script, 'script.json');
      expect(read).toMatchObject({ ok: false, error: { source: 'script.json' } });
    }
  });

  test('signals and timers are served while a long script plays', async () => {
    const turns = Array.from({ length: 200 }, () => ({ tool_calls: [{ name: 'read', input: {} }] }));
    const cancel = new AbortController();
    setImmediate(() => cancel.abort());
    const session = rig({ signal: cancel.signal });
    const end = await loop(session, play({ schema: 1, turns }), [tool('read', 'none')], { signal: cancel.signal });
    expect(end.kind).toBe('cancelled');
    expect(end.turns).toBeLessThan(20);
  });

  test('ten thousand calls take no more memory than a thousand', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const calls = Array.from({ length: 10 }, () => ({ name: 'read', input: { path: 'a' } }));
    const turns = [...Array.from({ length: 1_000 }, () => ({ tool_calls: calls })), { text: 'done' }];
    const session = rig({
      onRecord: () => {
        session.records.length = 0;
        session.events.length = 0;
      },
    });
    let calledBefore = 0;
    let early = 0;
    const read = tool('read', 'none', () => {
      calledBefore += 1;
      if (calledBefore === 1_000) {
        collect();
        early = process.memoryUsage().heapUsed;
      }
      return result(createHash('sha256').update(String(calledBefore)).digest('hex').repeat(160));
    });
    const end = await loop(session, play({ schema: 1, turns }), [read]);
    collect();
    const grown = process.memoryUsage().heapUsed - early;
    expect([end.kind, calledBefore]).toEqual(['finished', 10_000]);
    expect(grown).toBeLessThan(8 * 1024 * 1024);
  });
});
