import { describe, expect, it } from 'vitest';
import type { RecordedCall } from '../../src/agents/adapter.ts';
import { toolInput } from '../../src/contract/input.ts';
import { DecisionLog, undecided } from '../../src/agents/reconcile.ts';

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
  (await undecided(listed(calls), from)).map(({ where }) => where);

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
