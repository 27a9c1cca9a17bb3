import { describe, expect, test } from 'vitest';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { count, noCounts } from '../../src/audit/counts.ts';
import { digestOf } from '../../src/bindings/digest.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { Preview } from '../../src/contract/record.ts';
import { before } from './conversation.ts';
import { bodyOf } from './requests.ts';
import { CASES, ON_ANTHROPIC, ON_GEMINI } from './rig.ts';

const LS = { id: 'c1', name: 'spawn', input: '{"command":"ls"}' };
const CAT = { id: 'c2', name: 'spawn', input: '{"command":"cat .env"}' };
const SECRET = ['PASSWORD', '=', 'correct-horse-7'].join('');

const KEEPER = { kind: 'interceptor', name: 'keeper' };
const wholly = (text: string): Preview => ({ digest: digestOf(text), bytes: Buffer.byteLength(text), preview: text, whole: true });

/** Counts its reviews and takes the secret out. */
function keeper(reviews: string[] = []): Interceptor {
  return {
    name: 'keeper',
    beforeTool: ({ input }) => (input.text.includes('forbidden') ? { kind: 'deny', reason: 'not that' } : { kind: 'allow' }),
    afterTool: (_, { output }) => {
      reviews.push(output.text);
      return output.text.includes(SECRET)
        ? { kind: 'replace', output: { kind: 'text', text: output.text.replaceAll(SECRET, '[gone]') }, reason: 'kept' }
        : { kind: 'allow' };
    },
  };
}

describe.each(CASES)('$name', (of) => {
  test('a result is reviewed once, is the same in every later turn, and a new form of it is reviewed anew', async () => {
    const reviews: string[] = [];
    await using at = await before(of, { interceptors: [keeper(reviews)] });
    await at.make(LS, CAT);
    await at.rig.decide(LS);
    await at.rig.decide(CAT);
    const listed = { ...LS, output: 'a.txt\nb.txt' };
    const shown = { ...CAT, output: `one\n${SECRET}\nthree` };
    await at.put([listed, shown]);
    await at.put([listed, shown]);
    await at.put([listed, shown], { prompt: 'and on' });
    expect(reviews).toEqual(['a.txt\nb.txt', shown.output]);
    for (const body of at.up) expect(body).not.toContain(SECRET);
    for (const body of at.up.slice(1)) expect(body).toContain('one\\n[gone]\\nthree');
    expect(at.rig.recordsOf('reviewed')).toHaveLength(2);
    // The agent cut it: what the chain says of the new form counts, and what it withheld before stays out.
    await at.put([listed, { ...CAT, output: `${SECRET}\n(cut)` }]);
    expect(reviews).toHaveLength(3);
    expect(at.up.at(-1)).toContain('[gone]\\n(cut)');
    expect(at.rig.recordsOf('reviewed')).toHaveLength(2);
    expect(at.rig.recordsOf('withheld')).toMatchObject([
      { tool_call_id: 'c2', what: expect.stringContaining('a new form of a result'), outcome: 'replace', by: [KEEPER] },
    ]);
    expect(at.rig.ends).toEqual([]);
  });

  test('what the chain allows of a later form does not bring back what it withheld of the first', async () => {
    const all = `BEGIN\nthe first line of a letter to nobody\nEND`;
    await using at = await before(of, {
      interceptors: [
        {
          name: 'letters',
          beforeTool: () => ({ kind: 'allow' }),
          afterTool: (_, { output }) => (output.text.includes('BEGIN') ? { kind: 'deny', reason: 'private' } : { kind: 'allow' }),
        },
      ],
    });
    await at.make(LS);
    await at.rig.decide(LS);
    await at.put([{ ...LS, output: all }]);
    expect(at.up.at(-1)).toContain('private');
    await at.put([{ ...LS, output: 'in short: the first line of a letter to nobody' }]);
    expect(at.up.at(-1)).toContain('in short: ***');
    expect(at.up.join()).not.toContain('a letter to nobody');
    expect(at.rig.recordsOf('withheld')).toMatchObject([
      {
        outcome: 'replace',
        by: [],
        reason: 'it held parts of an output that had been withheld before',
        before: { preview: 'in short: the first line of a letter to nobody' },
        after: { preview: 'in short: ***' },
      },
    ]);
  });

  test('the words of a refusal go up whatever the agent made of them', async () => {
    await using at = await before(of, { interceptors: [keeper()] });
    const forbidden = { ...LS, input: '{"command":"forbidden"}' };
    await at.make(forbidden);
    expect(await at.rig.decide(forbidden)).toMatchObject({ kind: 'refuse' });
    await at.put([{ ...forbidden, output: `it ran all the same: ${SECRET}` }]);
    expect(at.up.at(-1)).toContain("denied by interceptor 'keeper': not that");
    expect(at.up.at(-1)).not.toContain(SECRET);
  });

  test('what a hook after the call ruled goes up, whatever the agent did with its answer', async () => {
    const reviews: string[] = [];
    await using at = await before(of, { interceptors: [keeper(reviews)] });
    await at.make(LS);
    await at.rig.decide(LS);
    const given = { output: { kind: 'text', text: `stdout: ${SECRET}` } as const, isError: false };
    const shown = { output: { kind: 'text', text: 'stdout: [by the hook]' } as const, isError: false };
    const call = at.rig.gateway.returning({ id: 'c1', name: 'spawn', input: toolInput(LS.input) });
    expect(call).toBeDefined();
    if (call !== undefined) expect(at.rig.gateway.ruled(call, { given, shown })).toBe(true);
    await at.put([{ ...LS, output: `stdout: ${SECRET}` }]);
    expect(at.up.at(-1)).toContain('stdout: [by the hook]');
    expect(at.up.at(-1)).not.toContain(SECRET);
    expect(reviews).toEqual([]);
    expect(at.rig.recordsOf('withheld')).toMatchObject([{ what: expect.stringContaining('the agent sent another output') }]);
  });

  test('what a hook allowed costs no second review where the agent sends just that, and one where it sends something else', async () => {
    const reviews: string[] = [];
    await using at = await before(of, { interceptors: [keeper(reviews)] });
    await at.make(LS, CAT);
    for (const one of [LS, CAT]) {
      await at.rig.decide(one);
      const same = { output: { kind: 'text', text: `all of ${one.id}` } as const, isError: false };
      const call = at.rig.gateway.returning({ id: one.id, name: 'spawn', input: toolInput(one.input) });
      if (call !== undefined) at.rig.gateway.ruled(call, { given: same, shown: same });
    }
    await at.put([
      { ...LS, output: 'all of c1' },
      { ...CAT, output: `part of c2 ${SECRET}` },
    ]);
    expect(reviews).toEqual([`part of c2 ${SECRET}`]);
    expect(at.up.at(-1)).toContain('all of c1');
    expect(at.up.at(-1)).toContain('part of c2 [gone]');
  });

  test('an output that its hook was not told of is on record, and counts with who, why, before and after where something else is shown', async () => {
    await using at = await before(of, { interceptors: [keeper()] });
    await at.make(LS, CAT);
    for (const one of [LS, CAT]) {
      await at.rig.decide(one);
      const forged = { output: { kind: 'text', text: 'harmless' } as const, isError: false };
      const call = at.rig.gateway.returning({ id: one.id, name: 'spawn', input: toolInput(one.input) });
      if (call !== undefined) at.rig.gateway.ruled(call, { given: forged, shown: forged });
    }
    const came = [
      { ...LS, output: 'other' },
      { ...CAT, output: `really ${SECRET}` },
    ];
    await at.put(came);
    await at.put(came, { prompt: 'and on' });
    const another = 'another output than its hook was told came up';
    const about = { type: 'withheld', agent_id: 'main', where: expect.any(String) };
    expect(at.rig.recordsOf('withheld')).toEqual([
      { ...about, tool_call_id: 'c1', what: `${another} (${digestOf('other')}, 5 bytes) and was reviewed; it went up as it was` },
      {
        ...about,
        tool_call_id: 'c2',
        what: `${another}; something else went up in its place`,
        outcome: 'replace',
        reason: "interceptor 'keeper': kept",
        by: [KEEPER],
        before: wholly(`really ${SECRET}`),
        after: wholly('really [gone]'),
      },
    ]);
    const counts = noCounts();
    for (const record of at.rig.recordsOf('withheld')) count(counts, record);
    expect(counts.replacements).toBe(1);
  });

  test('a result of a call that was never made, or made and not decided, ends the session', async () => {
    for (const decidedToo of [true, false]) {
      await using at = await before(of, { interceptors: [keeper()] });
      await at.make(LS);
      if (decidedToo) await at.rig.decide(LS);
      const stranger = decidedToo ? { ...LS, id: 'c9', input: '{"command":"whoami"}' } : LS;
      const answer = await at.put([{ ...stranger, output: 'root' }]);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.toString()).toContain('the session ends');
      expect(at.up).toHaveLength(1);
      expect(at.rig.ends).toMatchObject([{ kind: 'unguarded' }]);
      expect(at.rig.recordsOf('unguarded')).toMatchObject([{ what: expect.stringMatching(/^a result of "spawn" came up/) }]);
      expect((await at.put([])).status).toBeGreaterThanOrEqual(400);
      expect(at.up).toHaveLength(1);
    }
  });

  test('one decision is for one call: a second call of the same input needs its own', async () => {
    await using at = await before(of, { interceptors: [keeper()] });
    const again = { ...LS, id: 'c5' };
    await at.make(LS, again);
    await at.rig.decide(LS);
    const answer = await at.put([
      { ...LS, output: 'a.txt' },
      { ...again, output: 'b.txt' },
    ]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(at.rig.ends).toMatchObject([{ kind: 'unguarded' }]);
  });

  test('a result that is excused is reviewed like any other', async () => {
    const reviews: string[] = [];
    await using at = await before(of, {
      interceptors: [keeper(reviews)],
      gateway: { excuse: ({ toolName }) => (toolName === 'read_bash' ? { why: 'a synthetic read', refused: false } : undefined) },
    });
    await at.make(LS);
    await at.rig.decide(LS);
    const synthetic = { id: 'x1', name: 'read_bash', input: '{"shell":1}', output: `more: ${SECRET}` };
    await at.put([{ ...LS, output: 'begun' }, synthetic]);
    await at.put([{ ...LS, output: 'begun' }, synthetic]);
    expect(reviews).toEqual(['begun', `more: ${SECRET}`]);
    expect(at.up.slice(1).join()).not.toContain(SECRET);
    expect(at.up.at(-1)).toContain('more: [gone]');
    expect(at.rig.requests.map(({ notes = [] }) => notes.length)).toEqual([0, 1, 0]);
    expect(at.rig.requests[1]?.notes?.[0]).toMatch(/ needed no decision: a synthetic read$/);
    expect(at.rig.ends).toEqual([]);
  });

  test('a call that the agent refused by itself is told once, with its words, and where its tool was not offered that is known', async () => {
    const told: unknown[] = [];
    const offered: boolean[] = [];
    await using at = await before(of, {
      gateway: {
        excuse: (_result, _call, isOffered) => {
          offered.push(isOffered);
          return { why: 'no such tool', refused: true };
        },
        turnedAway: ({ name, turn, agentId }, words) => told.push([name, turn, agentId, words]),
      },
    });
    const call = { ...LS, name: 'nosuch' };
    await at.make(call);
    await at.put([{ ...call, output: 'no such tool here' }]);
    await at.put([{ ...call, output: 'no such tool here' }]);
    await at.put([{ ...call, output: 'no such tool' }]);
    expect(told).toEqual([['nosuch', 1, 'main', 'no such tool here']]);
    expect(new Set(offered)).toEqual(new Set([false]));
    expect(at.rig.ends).toEqual([]);
  });
});

test('calls without ids are told apart by tool, input and order', async () => {
  const reviews: string[] = [];
  await using at = await before(ON_GEMINI, { interceptors: [keeper(reviews)] });
  await at.make(LS, { ...LS, id: 'c5' });
  await at.rig.decide({ ...LS, id: 'own-1' });
  await at.rig.decide({ ...LS, id: 'own-2' });
  await at.put([
    { ...LS, output: 'same' },
    { ...LS, output: 'same' },
  ]);
  expect(reviews).toEqual(['same', 'same']);
  expect(at.rig.recordsOf('reviewed').map(({ tool_call_id }) => tool_call_id)).toEqual(['own-1', 'own-2']);
  expect(at.rig.ends).toEqual([]);
});

test('a picture beside a result that the model is not shown goes with it', async () => {
  await using at = await before(ON_ANTHROPIC, { interceptors: [keeper()] });
  await at.make(LS);
  await at.rig.decide(LS);
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aGlkZGVu' } };
  const messages = (output: string): object => ({
    messages: [
      { role: 'user', content: 'Go on.' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'spawn', input: { command: 'ls' } }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: output }, image] },
    ],
  });
  await at.put([], { more: messages('fine') });
  expect(at.up.at(-1)).toContain('aGlkZGVu');
  await at.put([], { more: messages(SECRET) });
  expect(at.up.at(-1)).not.toContain('aGlkZGVu');
  expect(at.up.at(-1)).toContain('withheld together with the tool result beside it');
});

test('with evaluate-only decisions a result goes up as it is', async () => {
  await using at = await before(ON_ANTHROPIC, { gateway: { review: (_, result) => Promise.resolve({ shown: result }) } });
  await at.make(CAT);
  await at.rig.decide(CAT);
  const body = { ...CAT, output: SECRET };
  await at.put([body]);
  expect(at.up.at(-1)).toBe(bodyOf(ON_ANTHROPIC, { earlier: [body] }));
});
