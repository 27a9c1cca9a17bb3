// A result is reviewed once, in the form in which the model reads it: what a hook puts in its place is what the agent sends, in whichever
// way it words it, and only a real difference is reported.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { HIDES, hookProgram } from '../support/agents/hook-programs.ts';
import { testAgent } from '../support/agents/install.ts';
import { expectEnd, saw } from '../support/agents/scenarios.ts';
import { type AgentCase, runSession } from '../support/agents/session.ts';
import { says } from '../support/model-servers/script.ts';
import { testFolder } from '../support/run/folder.ts';
import { DOT, ORDINARY, ORDINARY_FILES } from './ordinary.ts';

const ONE_RUN = 180_000;

/** Adds the id of the call to a file each time that it is asked, and answers as the other program does. */
const counting = (log: string): string => `#!/bin/sh
asked=$(cat)
id=$(printf %s "$asked" | sed 's/"input":.*//; s/.*"tool_call_id":"\\([^"]*\\)".*/\\1/')
printf '%s\\n' "$id" >> '${log}'
printf %s "$asked" | "$(dirname "$0")/answers.sh"
`;

const files = (log: string) => ({
  ...ORDINARY_FILES,
  'secret.txt': 'TOP-SECRET\nmore\n',
  'denied.txt': 'NOT-SHOWN\n',
  '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: 'after', event: 'post_tool_use', command: ['.basis/post.sh'] }] }),
  '.basis/post.sh': { program: counting(log) },
  '.basis/answers.sh': { program: hookProgram({ ...HIDES, 'NOT-SHOWN': { decision: 'deny', reason: 'not for you' } }) },
  '.mcp.json': JSON.stringify({ mcpServers: { lab: { command: process.execPath, args: ['.basis/lab.mjs'] } } }),
  '.basis/lab.mjs': readFileSync(join(import.meta.dirname, '..', 'fixtures', 'agents', 'results-server.mjs'), 'utf8'),
});

/** Outputs that the hook does not let pass. */
const refused = (of: AgentCase) => [
  of.shell('cat secret.txt'),
  of.shell('cat denied.txt'),
  of.read('secret.txt'),
  of.read('denied.txt'),
  of.mcp('lab', 'secret', {}),
];

const AGENTS = await Promise.all(ORDINARY.map(async (one) => ({ ...one, name: one.of.name, agent: await testAgent(one.of.name) })));

describe.each(AGENTS)('$name', ({ of, agent, turns, last }) => {
  describe.runIf(atHand(agent))('by basis-guard run', () => {
    test('has each result reviewed once, sends it as it was ruled, and nothing is said of one', { timeout: ONE_RUN }, async () => {
      const log = join(testFolder(), 'asked');
      const ran = await runSession(of, {
        files: files(log),
        flags: ['--allow-local-state', '--allow-process', '--allow-delegation', '--allow-mcp', 'lab'],
        prepare: ({ workspace }) => writeFileSync(join(workspace, 'dot.png'), DOT),
        script: {
          main: [...turns.map((calls) => () => calls), () => refused(of), () => [of.delegate('one')], () => [says('All done.')]],
          sub: { one: [() => [of.shell('echo sub')], () => [last ?? says('The sub-agent is done.')]] },
        },
      });
      expectEnd(ran, 0);
      expect(saw(ran, '[hidden by a hook]', 'not for you', 'TOP-SECRET', 'NOT-SHOWN')).toEqual([true, true, false, false]);
      expect(ran.recordsOf('withheld').map(({ tool_call_id, what }) => [tool_call_id, what])).toEqual([]);
      const asked = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
      const executed = ran.recordsOf('executed').map(({ tool_call_id }) => tool_call_id);
      expect(executed.length).toBeGreaterThan(20);
      expect(asked.toSorted()).toEqual(executed.toSorted());
    });
  });
});
