import { describe, expect, it } from 'vitest';
import type { RecordedCall } from '../../src/agents/adapter.ts';
import { toolInput } from '../../src/contract/input.ts';
import { compare, DecisionLog } from '../../src/agents/reconcile.ts';

const call = (text: string, id?: string): RecordedCall => ({
  ...(id === undefined ? {} : { id }),
  name: 'shell',
  input: toolInput(text),
  ran: true,
  where: text,
});

async function* listed(calls: readonly RecordedCall[]): AsyncGenerator<RecordedCall> {
  yield* calls;
}

const log = (onWire: readonly string[] = []): DecisionLog =>
  new DecisionLog(
    ({ name, input }) => ({ tool: name, input: input.text }),
    (id) => onWire.includes(id),
  );

const found = async (from: DecisionLog, ...calls: readonly RecordedCall[]): Promise<readonly string[]> =>
  (await compare({ records: () => listed(calls), log: from, signal: new AbortController().signal })).calls.map(({ where }) => where);

describe('the records of an agent', () => {
  it('are held against decisions by the ids that its hooks told', async () => {
    const decisions = log();
    decisions.decided({ id: 'a', name: 'shell', input: toolInput('{"n":1}') }, undefined);
    expect(await found(decisions, call('{"n":2}', 'a'), call('{"n":1}', 'b'))).toEqual(['{"n":1}']);
  });

  it('are held against the wire where hooks told none, whatever else looks alike', async () => {
    const decisions = log(['a']);
    decisions.decided({ name: 'shell', input: toolInput('{"n":1}') }, undefined);
    expect(await found(decisions, call('{"n":1}', 'b'), call('{"n":1}', 'a'))).toEqual(['{"n":1}']);
  });

  it('are known by tool and input, each once, where no id of theirs is known at all', async () => {
    const decisions = log();
    decisions.decided({ name: 'shell', input: toolInput('{"n":1}') }, undefined);
    expect(await found(decisions, call('{"n":1}', 'a'), call('{"n":1}', 'b'))).toEqual(['{"n":1}']);
    expect(await found(decisions, call('{"n":1}'))).toEqual(['{"n":1}']);
  });

  it('may show calls that never ran', async () => {
    expect(await found(log(), { ...call('{}', 'a'), ran: false }, { ...call('{}'), ran: false })).toEqual([]);
  });
});

describe('a comparison', () => {
  async function* endless(stop: AbortSignal): AsyncGenerator<RecordedCall> {
    yield call('{"n":1}', 'a');
    await new Promise((resolve) => stop.addEventListener('abort', resolve));
    stop.throwIfAborted();
  }

  it('of records without an end ends at its time, with what was found by then', async () => {
    const { signal } = new AbortController();
    const { calls, unread } = await compare({ records: endless, log: log(), signal, timeoutMs: 50 });
    expect(calls.map(({ id }) => id)).toEqual(['a']);
    expect(unread).toEqual(['they could not be read within 50 ms']);
  });

  it('ends with the run that is cancelled, before it or in its midst', async () => {
    const cancel = new AbortController();
    const under = compare({ records: endless, log: log(), signal: cancel.signal });
    setTimeout(() => cancel.abort(), 20);
    expect((await under).unread).toEqual(['the run was cancelled']);
    expect((await compare({ records: endless, log: log(), signal: cancel.signal })).unread).toEqual(['the run was cancelled']);
  });

  it('tells an error of the records, and of many places the first ones', async () => {
    const { signal } = new AbortController();
    async function* broken(): AsyncGenerator<RecordedCall | { readonly unread: string }> {
      for (let at = 0; at < 8; at += 1) yield { unread: `place ${at}` };
      throw new Error('it broke');
    }
    const { unread } = await compare({ records: broken, log: log(), signal });
    expect(unread).toEqual(['place 0', 'place 1', 'place 2', 'place 3', 'place 4', 'and 4 more places']);
  });

  it('of very many calls that nobody knows keeps some, and says so', async () => {
    async function* many(): AsyncGenerator<RecordedCall> {
      for (let at = 0; at < 20_000; at += 1) yield call('{"n":1}', `id${at}`);
    }
    const { calls, unread } = await compare({ records: many, log: log(), signal: new AbortController().signal });
    expect(calls).toHaveLength(100);
    expect(unread).toEqual([expect.stringContaining('more than 10000 calls')]);
  });
});
