// The canaries in a sub-agent of Codex fail where the hooks do not hold there, and where it does not come.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dialect } from '../../../src/agents/codex/dialect.ts';
import { framed } from '../../../src/agents/decisions/framing.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import type { Answer, Exchange } from '../../support/agents/faults.ts';
import { testAgent } from '../../support/agents/install.ts';
import { expectEnd } from '../../support/agents/scenarios.ts';
import { type AgentCase, type AgentRan, runSession, type Scene } from '../../support/agents/session.ts';
import { HABITS } from '../../support/agents/wire-habits.ts';
import { says, turn } from '../../support/model-servers/script.ts';
import { type Rig, stand } from '../matrix/stand.ts';
import { call, PLAIN, SCRIPTING } from './case.ts';

const ONE_RUN = 120_000;
const agent = await testAgent('codex');

/** A session with something between the agent and the guard. */
async function between(of: AgentCase, scene: Scene, meddle: (rig: Rig) => void): Promise<AgentRan> {
  const over = new AbortController();
  let standing: Promise<Rig | undefined> = Promise.resolve(undefined);
  try {
    return await runSession(of, {
      ...scene,
      prepare: ({ folder }) => {
        standing = stand(join(folder, 'temp'), over.signal);
        void standing.then((rig) => rig && meddle(rig));
      },
    });
  } finally {
    over.abort();
    await (await standing)?.close();
  }
}

const ofSubAgent = ({ question }: Exchange): boolean => question.includes('"agent_id"');
const answer = (body: string): Answer => ({ type: 'text/plain; charset=utf-8', body: Buffer.from(body) });
const YES = framed(dialect.allow({ name: 'Bash', input: { kind: 'raw', text: '' } }));
const KEEP = framed(dialect.keep());

describe.runIf(atHand(agent))('canaries in a sub-agent of Codex', () => {
  test.each([
    ['before a call says yes without the guard', PLAIN, 'pre', YES, 'denied was not: nobody was asked about it'],
    ['before a call says nothing', PLAIN, 'pre', '', 'denied was not: nobody was asked about it'],
    ['after a call keeps what it is given', SCRIPTING, 'post', KEEP, 'replaced was not: no hook was asked about its output'],
  ])('fail where in it the hook %s: the model is asked nothing, exit 5', { timeout: ONE_RUN }, async (_how, of, event, said, words) => {
    let lies = 0;
    const flags = ['--allow-local-state', '--allow-process', '--allow-delegation'];
    const ran = await between(of, { flags, script: { main: [() => [says('Done.')]] } }, ({ decisions }) => {
      decisions.lie = (exchange) => {
        if (exchange.event !== event || !ofSubAgent(exchange)) return undefined;
        lies += 1;
        return answer(said);
      };
    });
    expect(lies).toBeGreaterThan(0);
    expectEnd(ran, 5);
    expect(ran.seen.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(ran.finished?.why).toContain(`the canary that had to be ${words}`);
  });

  test('fail where it never asks for a turn', { timeout: ONE_RUN }, async () => {
    const flags = ['--allow-local-state', '--allow-process', '--allow-delegation'];
    const wire = HABITS.responses.wire('');
    const ran = await between(PLAIN, { flags, script: { main: [() => [says('Done.')]] } }, ({ gateway }) => {
      gateway.lie = ({ question }) =>
        question.includes('"collab_spawn"')
          ? { type: wire.contentType, body: Buffer.concat(wire.events(turn([says('Done without a turn.')]), 1)) }
          : undefined;
    });
    expectEnd(ran, 5);
    expect(ran.seen.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(ran.finished?.why).toContain('no sub-agent asked for a turn in which the canaries could be played');
  });

  test('held once do not excuse it: where in it a hook says yes without the guard later, the run ends with that call’s result', {
    timeout: ONE_RUN,
  }, async () => {
    const flags = ['--allow-local-state', '--allow-process', '--allow-delegation'];
    const script: Scene['script'] = {
      main: [() => [SCRIPTING.delegate('one')], () => [call('wait_agent', { timeout_ms: 60_000 }, { namespace: 'collaboration' })]],
      sub: { one: [() => [SCRIPTING.shell('echo WHAT-IT-PRINTED')], () => [SCRIPTING.shell('touch next.txt')]] },
    };
    const ran = await between(SCRIPTING, { flags, script }, ({ decisions }) => {
      decisions.lie = (exchange) => (exchange.event === 'pre' && exchange.question.includes('WHAT-IT-PRINTED') ? answer(YES) : undefined);
    });
    expectEnd(ran, 5);
    expect(ran.finished?.counts.unguarded).toBeGreaterThan(0);
    // The command itself is in the model's own call.
    expect(ran.shown.includes('WHAT-IT-PRINTED\\n')).toBe(false);
    expect(ran.has('next.txt')).toBe(false);
  });
});
