import { expect, test } from 'vitest';
import { canaryDelegate } from '../../../src/agents/codex/canary.ts';
import { text } from '../../support/results.ts';

const PROMPT = 'A check: say "yes",\nand end.';
const made = canaryDelegate(PROMPT, 'check1');

test('both kinds of models are told the same words', () => {
  expect([made.namespace, made.tool, JSON.parse(made.input)]).toEqual([
    'collaboration',
    'spawn_agent',
    { task_name: 'check1', message: PROMPT, fork_turns: 'none' },
  ]);
  const first = made.otherwise;
  expect([first?.namespace, first?.tool, first?.behind, JSON.parse(first?.input ?? '')]).toEqual([
    'multi_agent_v1',
    'spawn_agent',
    'tool_search',
    { message: PROMPT },
  ]);
});

test('the first kind is waited for and closed by the id that came back', () => {
  const following = made.otherwise?.follow?.(text('{"agent_id":"01a2-\\"b","nickname":"Hume"}'));
  if (following === undefined || typeof following === 'string') throw new Error('nothing follows');
  expect([following.wait, ...following.after].map(({ tool, input }) => [tool, JSON.parse(input)])).toEqual([
    ['wait_agent', { targets: ['01a2-"b'], timeout_ms: 60_000 }],
    ['close_agent', { target: '01a2-"b' }],
  ]);
});

test('the second kind is waited for, and cannot be closed', () => {
  const following = made.follow?.(text('{"task_name":"/top/check1"}'));
  if (following === undefined || typeof following === 'string') throw new Error('nothing follows');
  expect([following.wait.tool, following.after]).toEqual(['wait_agent', []]);
});

test.each(['collab spawn failed: agent thread limit reached', '[]', '{"agent_id":7,"task_name":7}', ''])(
  'an answer that names no sub-agent is told: %s',
  (said) => {
    for (const one of [made, made.otherwise]) expect(one?.follow?.(text(said))).toBe(`it came back as ${JSON.stringify(said)}`);
  },
);
