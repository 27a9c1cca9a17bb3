import { test } from 'vitest';

/** Whether an agent could be had. Where it could not, a test says so that is skipped with why. */
export function atHand(agent: { readonly program: unknown } | { readonly unavailable: string }): boolean {
  test('the agent is at hand', ({ skip }) => {
    if ('unavailable' in agent) skip(agent.unavailable);
  });
  return !('unavailable' in agent);
}
