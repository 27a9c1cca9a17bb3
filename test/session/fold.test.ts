import { assert, asyncProperty, array, boolean, constantFrom, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Approver } from '../../src/approval/approver.ts';
import { SIDE_EFFECT_LEVELS } from '../../src/contract/level.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { call, complaints, digestOf, json, rig, setting, tool } from './rig.ts';

const TEXTS = [
  '{"n":1.10}',
  '{"n": 1.1}',
  '{"big":12345678901234567890}',
  '{"e":1e400}',
  '{"__proto__":{"k":1}}',
  '{"s":"\\ud800"}',
  '{}',
] as const;
const UNFIT = '{"e":1e400}';

const participant = constantFrom('allow', 'deny', 'throw', 'nonsense', ...TEXTS);
type Participant = 'allow' | 'deny' | 'throw' | 'nonsense' | (typeof TEXTS)[number];

function interceptor(does: Participant, index: number): Interceptor {
  const beforeTool: Interceptor['beforeTool'] = () => {
    if (does === 'throw') throw new Error('broken');
    if (does === 'nonsense') return { kind: 'yes' } as never;
    return does === 'allow' || does === 'deny' ? { kind: does } : { kind: 'modify', input: json(does) };
  };
  return { name: `p${index}`, beforeTool };
}

const ANSWERS = {
  allow: () => ({ kind: 'allow' }) as const,
  allow_for_session: () => ({ kind: 'allow_for_session' }) as const,
  deny: () => ({ kind: 'deny' }) as const,
  throws: () => {
    throw new Error('broken');
  },
  nonsense: () => true as never,
} satisfies Record<string, Approver['approve']>;
const ALLOWING: readonly string[] = ['allow', 'allow_for_session'];

const scenario = record({
  input: constantFrom(...TEXTS, '{"cut":'),
  participants: array(participant, { maxLength: 4 }),
  answer: constantFrom(...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])),
  level: constantFrom(...SIDE_EFFECT_LEVELS, undefined),
  parallelRead: boolean(),
});

describe('the fold', () => {
  test('1.3 a call runs only if nobody refused or broke, its final input fits and was approved, and then with that very text', async () => {
    let ran = 0;
    const property = asyncProperty(scenario, async ({ input, participants, answer, level, parallelRead }) => {
      const asked: string[] = [];
      const approve: Approver['approve'] = (request, signal) => {
        asked.push(request.input.text);
        return (ANSWERS[answer] as Approver['approve'])(request, signal);
      };
      const session = rig({ interceptors: participants.map(interceptor), approver: { name: 'a', approve } });
      const write = tool(
        'write',
        () => level,
        (text) => (text === UNFIT ? 'unfit' : undefined),
      );
      const judged = await session.enforcer.judge(call('c1', 'write', input), write, setting({ parallelRead }));

      const rewrites = participants.filter((one): one is (typeof TEXTS)[number] => one.startsWith('{'));
      const final = rewrites.at(-1) ?? input;
      const passed = participants.every((one) => one === 'allow' || one.startsWith('{'));
      const fits = final !== '{"cut":' && final !== UNFIT;
      const quiet = level === 'none';
      const reaches = passed && fits && (quiet || !parallelRead);
      expect(judged.kind === 'run').toBe(reaches && (quiet || ALLOWING.includes(answer)));
      expect(asked).toEqual(reaches && !quiet ? [final] : []);
      if (judged.kind === 'run') {
        ran += 1;
        expect(judged.input).toBe(final);
        expect(session.recordsOf('approved')).toMatchObject([{ input_digest: digestOf(final) }]);
        await session.enforcer.review(call('c1', 'write'), { output: { kind: 'text', text: 'x' }, isError: false });
      } else {
        expect(judged.words).not.toBe('');
        expect(session.recordsOf('approved')).toEqual([]);
      }
      expect(complaints(session.records)).toEqual([]);
    });
    await assert(property, { numRuns: 500 });
    expect(ran).toBeGreaterThan(20);
  });
});
