// Calls that were allowed and that the agent then refused by itself.
import { describe, expect, test } from 'vitest';
import { toolInput } from '../../src/contract/input.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { complaints } from '../session/rig.ts';
import { before } from './conversation.ts';
import { CASES } from './rig.ts';

const LS = { id: 'c1', name: 'spawn', input: '{"command":"ls"}' };
const SECRET = ['PASSWORD', '=', 'correct-horse-7'].join('');

/** Counts its reviews and takes the secret out. */
const keeper = (reviews: string[]): Interceptor => ({
  name: 'keeper',
  beforeTool: () => ({ kind: 'allow' }),
  afterTool: (_, { output }) => {
    reviews.push(output.text);
    if (!output.text.includes(SECRET)) return { kind: 'allow' };
    return { kind: 'replace', output: { kind: 'text', text: output.text.replaceAll(SECRET, '[gone]') } };
  },
});

describe.each(CASES)('$name', (of) => {
  test('a call that was allowed, and that the agent then refused by itself, is given up on record, and what it says is reviewed', async () => {
    const reviews: string[] = [];
    await using at = await before(of, {
      interceptors: [keeper(reviews)],
      gateway: {
        declined: ({ output }, { name }) => name === LS.name && output.text === `not with me ${SECRET}`,
        turnedAway: ({ decision }, words) => decision !== undefined && at.rig.enforcer.decline(decision.call, words),
      },
    });
    const ran = { id: 'c7', name: LS.name, input: '{"command":"echo"}' };
    await at.make(LS, ran);
    await at.rig.decide(LS);
    await at.rig.decide(ran);
    const declined = { ...LS, output: `not with me ${SECRET}` };
    await at.put([declined, { ...ran, output: 'and so on' }]);
    await at.put([declined, { ...ran, output: `not with me ${SECRET}` }]);
    await at.put([
      { ...LS, output: 'it ran' },
      { ...ran, output: 'and so on' },
    ]);
    expect(at.rig.recordsOf('abandoned')).toMatchObject([{ tool_call_id: 'c1', why: `not with me ${SECRET}` }]);
    expect(at.rig.recordsOf('executed').map(({ tool_call_id: id }) => id)).toEqual(['c7']);
    expect(reviews).toEqual([`not with me ${SECRET}`, 'and so on', `not with me ${SECRET}`, 'it ran']);
    expect(at.up.join()).not.toContain(SECRET);
    expect(complaints(at.rig.records)).toEqual([]);
    expect(at.rig.ends).toEqual([]);
  });

  test('a call of which a hook was told that it ran was not refused, whatever comes up', async () => {
    const told: string[] = [];
    await using at = await before(of, {
      gateway: { declined: () => true, turnedAway: (_, words) => told.push(words) },
    });
    await at.make(LS);
    await at.rig.decide(LS);
    const given = { output: { kind: 'text', text: 'ran' }, isError: false } as const;
    const call = at.rig.gateway.returning({ id: LS.id, name: LS.name, input: toolInput(LS.input) });
    expect(call !== undefined && at.rig.gateway.ruled(call, { given, shown: given })).toBe(true);
    await at.put([{ ...LS, output: 'turned away' }]);
    expect(told).toEqual([]);
  });
});
