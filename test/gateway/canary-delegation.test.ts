// Canaries in a sub-agent that the gateway has started for them.
import { expect, test } from 'vitest';
import { CANARY_KINDS } from '../../src/gateway/options.ts';
import type { Tool } from '../../src/loop/tool.ts';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { canaries, HOOKS, type Seen, shell } from './canary-rig.ts';
import { loopThrough } from './loop-client.ts';
import { text } from '../support/results.ts';
import { CASES, type GatewayRig, ON_ANTHROPIC, served } from './rig.ts';

const DELEGATION = { tool: 'spawn', input: '{"task":"look"}' };

/** A shell and a delegation in one tool; the sub-agent gets `inner`. */
function spawn(ran: string[], at: () => GatewayRig, sub: (inner: Tool) => Promise<string>): Tool {
  const inner = shell(ran, at);
  const made: Tool = {
    ...inner,
    run: async (input, context) => {
      if (!input.includes('task')) return inner.run(input, context);
      ran.push(input);
      return text(await sub(made));
    },
  };
  return made;
}

test.each(CASES)('$name: each is played in the agent and once more in a sub-agent, and no request ever holds them', async (of) => {
  const seen: Seen = [];
  const ran: string[] = [];
  await using at = await served(of, [turn([calls('c1', 'spawn', '{"command":"ls"}')]), turn([says('Done.')])], {
    interceptors: HOOKS,
    gateway: { canaries: canaries(seen), canaryDelegation: () => DELEGATION },
  });
  const sub = async (inner: Tool): Promise<string> => (await loopThrough(of, at.rig, [inner], 'Look around.')).finalMessage;
  const end = await loopThrough(of, at.rig, [spawn(ran, () => at.rig, sub)]);
  expect([at.server.complaints, at.rig.ends, end.kind]).toEqual([[], [], 'finished']);
  expect(seen.map(([kind]) => kind)).toEqual([...CANARY_KINDS, ...CANARY_KINDS]);
  expect(ran.at(-1)).toBe('{"command":"ls"}');
  expect(at.rig.gateway.canary).toBe('held');
  expect(at.server.seen).toHaveLength(2);
  for (const { text: body } of at.server.seen) expect(body).not.toMatch(/canary|REPLACED|changed|Look around|look/);
});

test('a sub-agent that asks nobody fails them', async () => {
  const ran: string[] = [];
  await using at = await served(ON_ANTHROPIC, [turn([says('Done.')])], {
    interceptors: HOOKS,
    gateway: { canaries: canaries([]), canaryDelegation: () => DELEGATION },
  });
  const sub = async (inner: Tool): Promise<string> => {
    at.rig.enforcer.sabotaged = true;
    return (await loopThrough(ON_ANTHROPIC, at.rig, [inner], 'Look around.')).finalMessage;
  };
  await loopThrough(ON_ANTHROPIC, at.rig, [spawn(ran, () => at.rig, sub)]);
  expect(at.rig.ends.map(({ kind, words }) => [kind, words])).toEqual([
    ['canary', 'the canary that had to be denied was not: nobody was asked about it'],
  ]);
  expect(at.server.seen).toEqual([]);
});

test('a delegation that starts no sub-agent of this wire fails them', async () => {
  await using at = await served(ON_ANTHROPIC, [turn([says('Done.')])], {
    interceptors: HOOKS,
    gateway: { canaries: canaries([]), canaryDelegation: () => DELEGATION },
  });
  await loopThrough(ON_ANTHROPIC, at.rig, [
    spawn(
      [],
      () => at.rig,
      () => Promise.resolve('nothing was done'),
    ),
  ]);
  expect(at.rig.ends.map(({ words }) => words)).toEqual([
    'the canary that had to be handed to a sub-agent was not: no sub-agent asked for a turn in which the canaries could be played, and it came back as "nothing was done"',
  ]);
});

test('it takes no number: the first sub-agent of the model is main/1', async () => {
  const told = 'CHECK of some words';
  const task = '{"task":"of the model"}';
  await using at = await served(
    ON_ANTHROPIC,
    [
      turn([calls('c1', 'spawn', task)]),
      turn([says('Looked.')]),
      turn([calls('c2', 'spawn', task)]),
      turn([says('Looked.')]),
      turn([says('Done.')]),
    ],
    { interceptors: HOOKS, gateway: { canaries: canaries([]), canaryDelegation: () => ({ ...DELEGATION, told }) } },
  );
  const prompts = [`Do this: ${told}`, 'Look around.', 'Look again.'];
  const sub = async (inner: Tool): Promise<string> =>
    (await loopThrough(ON_ANTHROPIC, at.rig, [inner], prompts.shift() ?? 'none is left')).finalMessage;
  const end = await loopThrough(ON_ANTHROPIC, at.rig, [spawn([], () => at.rig, sub)]);
  expect([at.rig.ends, end.kind, at.rig.gateway.canary]).toEqual([[], 'finished', 'held']);
  expect(at.rig.requests.map(({ agent_id: agent }) => agent)).toEqual(['main', 'main/1', 'main', 'main/2', 'main']);
});
