// What a model of Codex does with its sub-agents besides starting them: each call is known again on the wire and in the hook.
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { expectEnd, saw } from '../../support/agents/scenarios.ts';
import type { Asked, Turn } from '../../support/agents/scripted-model.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { call, PLAIN, SCRIPTING } from './case.ts';

const ONE_RUN = 120_000;
const agent = await testAgent('codex');
const FLAGS = ['--allow-local-state', '--allow-process', '--allow-delegation'];

const FIRST = { namespace: 'multi_agent_v1' };
const SECOND = { namespace: 'collaboration' };

/** How the agent has named the one that it started. */
const idIn = ({ text }: Asked): string => /agent_id\\+":\\+"([0-9a-f-]+)/.exec(text)?.[1] ?? '';

const sub = (end: string): readonly Turn[] => [() => [call('exec_command', { cmd: 'echo ran > ran.txt' })], () => [says(end)]];

describe.runIf(atHand(agent))('sub-agents of Codex', () => {
  test('of the first kind are waited for, told more, closed and taken up again', { timeout: ONE_RUN }, async () => {
    const ran = await runSession(PLAIN, {
      flags: FLAGS,
      script: {
        main: [
          () => [PLAIN.delegate('one')],
          (asked) => [call('wait_agent', { targets: [idIn(asked)], timeout_ms: 60_000 }, FIRST)],
          (asked) => [call('send_input', { target: idIn(asked), message: 'Go on a little.' }, FIRST)],
          (asked) => [call('close_agent', { target: idIn(asked) }, FIRST)],
          (asked) => [call('resume_agent', { id: idIn(asked) }, FIRST)],
          () => [says('All done.')],
        ],
        sub: { one: sub('THE-END-OF-ONE') },
      },
    });
    expectEnd(ran, 0);
    expect(ran.has('ran.txt')).toBe(true);
    expect(saw(ran, 'timed_out', 'submission_id', 'previous_status', 'THE-END-OF-ONE')).toEqual([true, true, true, true]);
    expect(ran.finished?.counts).toMatchObject({ denials: 0, breakages: 0, unguarded: 0 });
    expect(new Set(ran.recordsOf('call').map(({ tool_name, level }) => `${tool_name}: ${level}`))).toEqual(
      new Set([
        'spawn_agent: local_state',
        'multi_agent_v1wait_agent: none',
        'multi_agent_v1send_input: local_state',
        'multi_agent_v1close_agent: local_state',
        'multi_agent_v1resume_agent: local_state',
        'Bash: process',
      ]),
    );
  });

  test('of the second kind work side by side and are told apart', { timeout: ONE_RUN }, async () => {
    const ran = await runSession(SCRIPTING, {
      flags: FLAGS,
      script: {
        main: [
          () => [SCRIPTING.delegate('one'), SCRIPTING.delegate('two')],
          () => [call('wait_agent', { timeout_ms: 60_000 }, SECOND)],
          () => [call('list_agents', {}, SECOND)],
          () => [says('All done.')],
        ],
        sub: { one: sub('THE-END-OF-ONE'), two: [() => [call('exec_command', { cmd: 'echo two > two.txt' })], () => [says('Two.')]] },
      },
    });
    expectEnd(ran, 0);
    expect([ran.has('ran.txt'), ran.has('two.txt')]).toEqual([true, true]);
    expect(ran.finished?.counts).toMatchObject({ denials: 0, breakages: 0, unguarded: 0 });
    const commands = ran.recordsOf('call').filter(({ tool_name }) => tool_name === 'Bash');
    expect(new Set(commands.map(({ agent_id }) => agent_id)).size).toBe(2);
    expect(commands.every(({ agent_id }) => /^main\/\d+$/.test(agent_id))).toBe(true);
  });

  test('the one that was checked stays on the list, and what it was told and did goes up nowhere', { timeout: ONE_RUN }, async () => {
    const ran = await runSession(SCRIPTING, {
      flags: FLAGS,
      script: {
        main: [
          () => [call('list_agents', {}, SECOND)],
          (asked) => [
            call('followup_task', { target: /\/root\/check[0-9a-f]+/.exec(asked.text)?.[0] ?? '', message: 'SUBAGENT one' }, SECOND),
          ],
          () => [call('wait_agent', { timeout_ms: 60_000 }, SECOND)],
          () => [says('All done.')],
        ],
        sub: { one: sub('THE-END-OF-ONE') },
      },
    });
    expectEnd(ran, 0);
    expect(ran.has('ran.txt')).toBe(true);
    expect(saw(ran, 'THE-END-OF-ONE', 'This is a check of the guard', 'the guard refuses this call')).toEqual([true, false, false]);
    // Its end stands on the list alone.
    const told = ran.seen.filter(({ text }) => text.includes('"collab_spawn"') && text.includes('The check is over'));
    expect(told).toEqual([]);
  });
});
