// What is claimed of a run of an agent, by the way in which it is run.
import { expect, test } from 'vitest';
import { reachOf, type ReachFacts } from '../../src/agents/reach.ts';
import { CAPABILITIES } from './decisions/decider-rig.ts';

const reach = (more: Partial<ReachFacts> = {}) =>
  reachOf({
    capabilities: { ...CAPABILITIES, limits: ['a limit'] },
    gateway: 'on',
    unconfined: [],
    ownNetwork: true,
    commands: true,
    ...more,
  });

test('confined, behind the gateway and with a network of its own every result is checked', () => {
  expect(reach()).toMatchObject({ reach: 'checked', gaps: [] });
});

test('that a command is not split into levels is said where commands may run', () => {
  expect(reach().why).toEqual([expect.stringContaining('is not split into levels')]);
  expect(reach({ commands: false }).why).toEqual([]);
});

test('a shared network is no claim of `checked`, and the reason is said', () => {
  expect(reach({ ownNetwork: false })).toEqual({
    reach: 'hooks',
    why: ['the agent shares the network of this machine, so it could reach a model past the gateway'],
    gaps: [],
  });
});

test('without a confinement there is no claim of `checked`, and why it is missing is said', () => {
  expect(reach({ ownNetwork: false, unconfined: ['no bubblewrap'] })).toEqual({ reach: 'hooks', why: ['no bubblewrap'], gaps: [] });
});

test.each(['observe', 'off'] as const)('with `gateway` at %s there is a gap, so that nothing more than `partial` is claimed', (gateway) => {
  const { reach: reached, gaps } = reach({ gateway });
  expect(reached).toBe('hooks');
  expect(gaps).toEqual([expect.stringContaining(`\`gateway\` is \`${gateway}\``), 'a limit']);
});

test('an agent that cannot be put behind the gateway has a gap, and what its hooks do not hold is said', () => {
  const { gaps } = reach({ capabilities: { ...CAPABILITIES, wires: [], limits: ['a limit'] }, unconfined: ['no bubblewrap'] });
  expect(gaps).toEqual(['this agent cannot be put behind the gateway', 'no bubblewrap', 'a limit']);
});
