// Calls that Claude Code words anew before it asks its hook, and calls that it answers without asking one.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import type { Turn } from '../../support/agents/scripted-model.ts';
import { call } from './blocks.ts';
import { agent, Guarded, ONE_RUN } from './guarded.ts';

const turn =
  (name: string, input: object): Turn =>
  () => [call(name, input)];

describe.runIf(atHand(agent))('Claude Code', () => {
  test('asks in words of its own about calls that are found again all the same', { timeout: ONE_RUN }, async () => {
    await using session = new Guarded({ files: { 'a.txt': 'first\n' } });
    const { workspace } = session.place;
    const main = [
      turn('Read', { file_path: 'a.txt' }),
      turn('Read', { file_path: '~/none.txt' }),
      turn('Edit', { file_path: 'a.txt', old_string: 'first', new_string: 'second  ' }),
      turn('Write', { file_path: join(workspace, 'b.txt'), content: 'b  \n' }),
      turn('Bash', { command: `cd ${workspace} && ls`, timeout: '2000', run_in_background: 'false' }),
      turn('Read', { file_path: 'a.txt', offset: '1', pages: '' }),
      turn('ToolSearch', { query: 'select:Monitor' }),
      turn('Task', { description: 'Helps', prompt: 'SUBAGENT one', subagent_type: 'general-purpose', run_in_background: 'false' }),
    ];
    await session.open({ main, sub: { one: [turn('Bash', { command: 'ls' })] } });
    const ran = await session.run();
    expect({ code: ran.code, ends: session.rig.ends, complaints: session.model.complaints }).toEqual({ code: 0, ends: [], complaints: [] });
    expect(session.decisions.asked).toHaveLength(main.length + 1);
    expect(session.rig.recordsOf('reviewed')).toHaveLength(main.length + 1);
    expect(session.sent.at(-1)).not.toContain('is changed');
  });

  test('refuses calls by itself without asking; their results are reviewed here, and end nothing', { timeout: ONE_RUN }, async () => {
    await using session = new Guarded({
      interceptors: [
        {
          name: 'redact',
          beforeTool: () => ({ kind: 'allow' }),
          afterTool: (_call, { output }) =>
            output.text.includes('nothing-such') ? { kind: 'replace', output: { kind: 'text', text: 'REPLACED' } } : { kind: 'allow' },
        },
      ],
    });
    await session.open({
      main: [
        turn('Bash', {}),
        turn('Bash', { command: 'ls', unknown: 1 }),
        turn('Nope', { a: 1 }),
        turn('TaskStop', { task_id: 'nothing-such' }),
      ],
    });
    const ran = await session.run();
    expect({ code: ran.code, ends: session.rig.ends, complaints: session.model.complaints }).toEqual({ code: 0, ends: [], complaints: [] });
    expect(session.decisions.asked).toEqual([]);
    const last = session.sent.at(-1) ?? '';
    for (const words of ['InputValidationError', 'No such tool available', 'REPLACED']) expect(last).toContain(words);
  });
});
