import { describe, expect, test } from 'vitest';
import type { Translator } from '../../../src/agents/adapter.ts';
import { holdMends, mendInterceptor } from '../../../src/agents/decisions/mend.ts';
import { HookRunner } from '../../../src/hooks/runner.ts';
import type { Interceptor } from '../../../src/hooks/participant.ts';
import { call, json, rewrites } from '../../session/rig.ts';

/** Background work is done in the foreground; detached work is refused. */
const LEAKY: Pick<Translator, 'mend'> = {
  mend: ({ name, input }) => {
    if (name !== 'run') return undefined;
    if (input.text.includes('detached')) return { refuse: 'it would outlive the call' };
    return input.text.includes('background') ? { input: json('{"fg":1}'), reason: 'in the foreground' } : undefined;
  },
};

function chainOf(...others: readonly Interceptor[]) {
  const port = { ask: () => Promise.reject(new Error('there are no hooks')) };
  return holdMends(new HookRunner({ interceptors: [mendInterceptor(LEAKY), ...others], port, reporter: () => undefined }), LEAKY);
}
const decide = (chain: ReturnType<typeof chainOf>, tool: string, input: string) =>
  chain.decide(call('c1', tool, input), new AbortController().signal);

describe('a leak', () => {
  test('is mended as a rewrite by the interceptor agent', async () => {
    const verdict = await decide(chainOf(), 'run', '{"background":1}');
    expect(verdict).toMatchObject({ outcome: 'modify', input: { text: '{"fg":1}' }, reason: "interceptor 'agent': in the foreground" });
  });

  test('that cannot be mended is refused', async () => {
    expect(await decide(chainOf(), 'run', '{"detached":1}')).toMatchObject({
      outcome: 'deny',
      words: "denied by interceptor 'agent': it would outlive the call",
    });
  });

  test('of another tool is none', async () => {
    expect(await decide(chainOf(), 'read', '{"background":1}')).toMatchObject({ outcome: 'allow' });
  });

  test('that a later rewrite opens is mended again, or refused, on record', async () => {
    const opened = await decide(chainOf(rewrites('hook', '{"background":2}', 'faster')), 'run', '{}');
    expect(opened).toMatchObject({
      outcome: 'modify',
      input: { text: '{"fg":1}' },
      reason: "interceptor 'hook': faster; interceptor 'agent': in the foreground",
    });
    expect(opened.consulted.at(-1)).toMatchObject({ who: { name: 'agent' }, outcome: 'modify', before: { text: '{"background":2}' } });
    const refused = await decide(chainOf(rewrites('hook', '{"detached":2}')), 'run', '{}');
    expect(refused).toMatchObject({ outcome: 'deny', by: [{ name: 'agent' }], input: { text: '{"detached":2}' } });
    expect(await decide(chainOf(rewrites('hook', '{"n":2}')), 'run', '{}')).toMatchObject({
      outcome: 'modify',
      input: { text: '{"n":2}' },
    });
  });
});
