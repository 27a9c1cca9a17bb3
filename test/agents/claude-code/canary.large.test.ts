// The gateway plays the model's first turns: whether what is decided is what happens is seen by effect and by what comes back.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ToolResult } from '../../../src/contract/call.ts';
import { type Canary, CANARY_KINDS, type CanaryKind } from '../../../src/gateway/options.ts';
import type { Interceptor } from '../../../src/hooks/participant.ts';
import { json } from '../../session/rig.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { allowAllHook } from '../../support/agents/allow-all.ts';
import { bash } from './blocks.ts';
import { agent, Guarded, ONE_RUN, settingsWith } from './guarded.ts';

const COMMANDS: Readonly<Record<CanaryKind, string>> = {
  deny: 'echo canary-deny > canary-denied',
  modify: 'echo canary-modify > canary-original',
  replace: 'echo canary-replace | tee canary-ran',
};

const HOOK: Interceptor = {
  name: 'canaries',
  beforeTool: ({ input: { text } }) => {
    if (text.includes('canary-deny')) return { kind: 'deny', reason: 'as a canary must be' };
    if (text.includes('canary-modify')) return { kind: 'modify', input: json('{"command":"echo changed | tee canary-changed"}') };
    return { kind: 'allow' };
  },
  afterTool: (_call, { output }) =>
    output.text.includes('canary-replace') ? { kind: 'replace', output: { kind: 'text', text: 'REPLACED' } } : { kind: 'allow' },
};

/** Each looks at the workspace and at what came back. */
function canaries(at: () => Guarded, seen: [CanaryKind, ToolResult][]): readonly Canary[] {
  const holds: Readonly<Record<CanaryKind, (text: string) => boolean>> = {
    deny: (text) => text.includes('as a canary must be') && !has('canary-denied'),
    modify: (text) => text === 'changed' && has('canary-changed') && !has('canary-original'),
    replace: (text) => text === 'REPLACED' && has('canary-ran'),
  };
  const has = (name: string): boolean => existsSync(join(at().place.workspace, name));
  return CANARY_KINDS.map((kind) => ({
    kind,
    tool: 'Bash',
    input: JSON.stringify({ command: COMMANDS[kind], description: 'Checks the guard' }),
    check: (result) => {
      seen.push([kind, result]);
      return holds[kind](result.output.text) ? undefined : `it came back as ${result.output.text}`;
    },
  }));
}

describe.runIf(atHand(agent))('canaries in Claude Code', () => {
  test('deny, modify and replace each hold, by effect and by what comes back, and the provider sees nothing of them', {
    timeout: ONE_RUN,
  }, async () => {
    const seen: [CanaryKind, ToolResult][] = [];
    await using session = new Guarded({ interceptors: [HOOK], post: 'works', gateway: { canaries: canaries(() => session, seen) } });
    let before: { readonly asked: number; readonly state: string } | undefined;
    await session.open({
      main: [
        () => {
          before = { asked: session.sent.length, state: session.rig.gateway.canary };
          return [bash('echo own')];
        },
      ],
    });
    const ran = await session.run();
    expect({ code: ran.code, ends: session.rig.ends, complaints: session.model.complaints }).toEqual({ code: 0, ends: [], complaints: [] });
    expect(seen.map(([kind]) => kind)).toEqual(['deny', 'modify', 'replace']);
    // When the provider was asked for the first time, all had held.
    expect(before).toEqual({ asked: 1, state: 'held' });
    expect(session.sent).toHaveLength(2);
    for (const text of session.sent) expect(text).not.toMatch(/canary|REPLACED|Checks the guard/);
    expect(session.sent[1]).toContain('"own"');
    expect(readFileSync(join(session.place.workspace, 'canary-changed'), 'utf8')).toBe('changed\n');
  });

  test.each([
    {
      what: 'asks somebody else',
      post: 'works',
      elsewhere: true,
      words: 'the canary that had to be denied was not: nobody was asked about it',
    },
    {
      what: 'has no working hook after a call',
      post: 'broken',
      elsewhere: false,
      words: 'the canary that had to be replaced was not: no hook was asked about its output',
    },
  ] as const)(
    'an agent that $what fails them before the provider is asked at all',
    { timeout: ONE_RUN },
    async ({ post, elsewhere, words }) => {
      await using other = await allowAllHook();
      await using session = new Guarded({ interceptors: [HOOK], post, gateway: { canaries: canaries(() => session, []) } });
      await session.open({ main: [] });
      const ran = await session.run(elsewhere ? { settings: settingsWith(other.url) } : {});
      expect(session.rig.ends).toEqual([{ kind: 'canary', words }]);
      expect(session.sent).toEqual([]);
      expect(ran.code).toBe(1);
    },
  );
});
