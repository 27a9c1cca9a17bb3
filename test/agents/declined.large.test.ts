// Calls that the guard allows and the agent refuses by itself, since nobody is there whom it could ask.
import { describe, expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { testAgent } from '../support/agents/install.ts';
import { expectEnd } from '../support/agents/scenarios.ts';
import { type AgentCase, runSession } from '../support/agents/session.ts';
import { type Block, says } from '../support/model-servers/script.ts';
import { CLAUDE_CODE } from './claude-code/case.ts';
import { geminiCase } from './gemini-cli/case.ts';

interface Declining {
  readonly of: AgentCase;
  readonly declined: readonly Block[];
  readonly words: string;
}

const CASES: readonly Declining[] = [
  {
    of: CLAUDE_CODE,
    declined: [CLAUDE_CODE.write('.vscode/settings.json', '{}'), CLAUDE_CODE.shell('echo z > .git/foo'), CLAUDE_CODE.shell('rm -rf /')],
    words: "has been denied because Claude Code is running in don't ask mode",
  },
  {
    of: geminiCase,
    declined: [geminiCase.write('Makefile', 'all:\n'), geminiCase.write('package.json', '{}\n')],
    words: 'Modifying build configuration files requires explicit user confirmation',
  },
];
const at = await Promise.all(CASES.map(async (one) => ({ ...one, agent: await testAgent(one.of.name) })));

describe.each(at)('$of.name', ({ of, declined, words, agent }) => {
  test.runIf(atHand(agent))('is on record to have turned away by itself what was allowed', { timeout: 120_000 }, async () => {
    const ran = await runSession(of, {
      flags: ['--allow-process', '--allow-local-state', '--protect', 'false'],
      script: { main: [...declined.map((call) => () => [call]), () => [of.shell('echo ran; exit 3')], () => [says('All done.')]] },
    });
    expectEnd(ran, 0);
    const given = ran.recordsOf('abandoned').map(({ why }) => why.replace(words, 'WORDS'));
    expect(given).toEqual(declined.map(() => expect.stringMatching(/^after it was allowed, the agent itself turned it away: .*WORDS/s)));
    expect(ran.recordsOf('executed')).toMatchObject([{ is_error: true, output: { preview: expect.stringContaining('ran') } }]);
    expect(ran.finished?.counts.unguarded).toBe(0);
    expect(['.vscode/settings.json', '.git/foo', 'Makefile', 'package.json'].filter((path) => ran.has(path))).toEqual([]);
  });
});
