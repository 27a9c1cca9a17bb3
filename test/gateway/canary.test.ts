import { describe, expect, test } from 'vitest';
import type { Tool } from '../../src/loop/tool.ts';
import { tool } from '../loop/loop-rig.ts';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { canaries, HOOKS, type Seen, shell } from './canary-rig.ts';
import { loopThrough } from './loop-client.ts';
import { text } from '../support/results.ts';
import { ask } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, ON_ANTHROPIC, type Served, served } from './rig.ts';

describe.each(CASES)('$name', (of) => {
  test('three canaries hold before the model’s first turn, and no request ever holds them', async () => {
    const seen: Seen = [];
    const ran: string[] = [];
    await using at = await served(of, [turn([calls('c1', 'spawn', '{"command":"ls"}')]), turn([says('Done.')])], {
      interceptors: HOOKS,
      gateway: { canaries: canaries(seen) },
    });
    expect(at.rig.gateway.canary).toBe('pending');
    const end = await loopThrough(of, at.rig, [shell(ran, () => at.rig)]);
    expect(at.server.complaints).toEqual([]);
    expect(end).toMatchObject({ kind: 'finished', turns: 5 });
    expect(seen.map(([kind]) => kind)).toEqual(['deny', 'modify', 'replace']);
    expect(ran).toEqual(['{"command":"changed"}', '{"command":"canary replace"}', '{"command":"ls"}']);
    expect(at.rig.gateway.canary).toBe('held');
    expect(at.rig.notices).toEqual(['the canaries held: what is decided is what happens']);
    expect(at.server.seen).toHaveLength(2);
    for (const { text: body } of at.server.seen) expect(body).not.toMatch(/canary|REPLACED|changed/);
    expect(at.rig.requests).toHaveLength(2);
    expect(at.rig.ends).toEqual([]);
    expect(at.rig.gateway.pending()).toEqual([]);
  });
});

describe('a canary that does not hold ends the session before the model is asked', () => {
  const failing = async (
    prepare: (at: Served, ran: string[]) => Tool | undefined,
    interceptors = HOOKS,
  ): Promise<Served & { words: string }> => {
    const seen: Seen = [];
    const ran: string[] = [];
    const at = await served(ON_ANTHROPIC, [turn([says('Done.')])], { interceptors, gateway: { canaries: canaries(seen) } });
    const made = prepare(at, ran);
    const end = await loopThrough(ON_ANTHROPIC, at.rig, [made ?? shell(ran, () => at.rig)]);
    expect(end.kind).toBe('agent-failed');
    expect(at.server.seen).toEqual([]);
    expect(at.rig.gateway.canary).toBe('failed');
    expect(at.rig.recordsOf('unguarded')).toHaveLength(1);
    const [ended] = at.rig.ends;
    expect(ended?.kind).toBe('canary');
    return { ...at, words: ended?.words ?? '' };
  };

  test('where the agent does not ask', async () => {
    await using at = await failing(({ rig }) => {
      rig.enforcer.sabotaged = true;
      return undefined;
    });
    expect(at.words).toBe('the canary that had to be denied was not: nobody was asked about it');
  });

  test('where it asks and runs the call all the same', async () => {
    await using at = await failing(({ rig }) => {
      const { enforcer } = rig;
      const judge = enforcer.judge.bind(enforcer);
      enforcer.judge = async (asked, guarded, setting) => {
        const judgement = await judge(asked, guarded, setting);
        return asked.input.kind === 'json' && judgement.kind === 'refuse'
          ? { kind: 'run', input: asked.input.text, outcome: 'allow', by: [] }
          : judgement;
      };
      return undefined;
    });
    expect(at.words).toMatch(/^the canary that had to be denied was not: it came back as ran /);
  });

  test('where it ignores the changed input', async () => {
    await using at = await failing(({ rig }) => {
      const { enforcer } = rig;
      const judge = enforcer.judge.bind(enforcer);
      enforcer.judge = async (asked, guarded, setting) => {
        const judgement = await judge(asked, guarded, setting);
        return asked.input.kind === 'json' && judgement.kind === 'run' ? { ...judgement, input: asked.input.text } : judgement;
      };
      return undefined;
    });
    expect(at.words).toMatch(/^the canary that had to be modified was not: it came back as ran /);
  });

  test('where the hook after the call is off', async () => {
    await using at = await failing(({ rig }, ran) => shell(ran, () => rig, false));
    expect(at.words).toBe('the canary that had to be replaced was not: no hook was asked about its output');
  });

  test('where the deny canary was let run, whatever came back', async () => {
    await using at = await failing(() => tool('spawn', 'process', () => text('denied by nobody')), []);
    expect(at.words).toBe('the canary that had to be denied was not: it was not refused');
  });

  test('where the modify canary was let run unchanged, whatever came back', async () => {
    const denying: typeof HOOKS = HOOKS.map(({ name, beforeTool }) => ({
      name,
      beforeTool: (call) => (call.input.text.includes('canary deny') ? beforeTool(call) : { kind: 'allow' }),
    }));
    await using at = await failing(() => tool('spawn', 'process', () => text('ran changed')), denying);
    expect(at.words).toBe('the canary that had to be modified was not: its input was not changed');
  });

  test('where the request has no such tool', async () => {
    await using at = await failing(() => tool('read', 'none', () => text('x')));
    expect(at.words).toBe('the canaries cannot be played: the request has no tool "spawn"');
  });
});

test('they can be played again in the middle of a session, after the results that were on their way', async () => {
  const seen: Seen = [];
  const ran: string[] = [];
  await using at = await served(
    ON_ANTHROPIC,
    [turn([calls('c1', 'spawn', '{"command":"ls"}')]), turn([calls('c2', 'spawn', '{"command":"pwd"}')]), turn([says('Done.')])],
    { interceptors: HOOKS, gateway: { canaries: canaries(seen) } },
  );
  const inner = shell(ran, () => at.rig);
  const replaying: Tool = {
    ...inner,
    run: (input, context) => {
      if (input.includes('pwd')) at.rig.gateway.replay();
      return inner.run(input, context);
    },
  };
  const end = await loopThrough(ON_ANTHROPIC, at.rig, [replaying]);
  expect(at.server.complaints).toEqual([]);
  expect(end).toMatchObject({ kind: 'finished', finalMessage: 'Done.' });
  expect(seen).toHaveLength(6);
  expect(at.rig.gateway.canary).toBe('held');
  expect(at.server.last.text).toContain('ran {\\"command\\":\\"pwd\\"}');
  expect(at.server.last.text).not.toContain('canary');
});

test('a request without tools passes beside them, and one of another conversation waits', async () => {
  const seen: Seen = [];
  await using at = await served(ON_ANTHROPIC, [], {
    interceptors: HOOKS,
    gateway: { canaries: canaries(seen), limits: { canaryMs: 100 } },
  });
  const put = (body: string): ReturnType<typeof ask> =>
    ask(at.rig.url, { path: pathOf(ON_ANTHROPIC), headers: keyHeader(ON_ANTHROPIC, at.rig.gateway.token), body });
  await put(bodyOf(ON_ANTHROPIC, { prompt: 'a title, please', tools: [] }));
  expect(at.server.seen).toHaveLength(1);
  const first = await put(bodyOf(ON_ANTHROPIC, { prompt: 'one' }));
  expect(first.body.toString()).toContain('canary deny');
  // The same request again, as after a broken connection, gets the same call.
  const again = await put(bodyOf(ON_ANTHROPIC, { prompt: 'one' }));
  expect(/toolu_\w+/.exec(again.body.toString())?.[0]).toBe(/toolu_\w+/.exec(first.body.toString())?.[0]);
  const other = await put(bodyOf(ON_ANTHROPIC, { prompt: 'another' }));
  expect(other.status).toBe(400);
  expect(other.body.toString()).toContain('still being checked');
  expect(at.server.seen).toHaveLength(1);
});
