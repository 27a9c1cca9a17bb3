// The other agents as an ordinary user in bubblewrap. An agent that obeys only root's settings sees that user as root.
import { describe, expect, test } from 'vitest';
import { PLAIN as CODEX } from '../codex/case.ts';
import { ANTHROPIC as COPILOT } from '../copilot/cases.ts';
import { geminiCase as GEMINI } from '../gemini-cli/case.ts';
import { openCode as OPEN_CODE } from '../opencode/case.ts';
import { testAgent } from '../../support/agents/install.ts';
import { askWho, expectSaid, whoRan } from './expectations.ts';
import { cannot, Machine } from './machine.ts';

const ONE_RUN = 180_000;

const AGENTS = [
  { of: CODEX, uid: 65_534 },
  { of: GEMINI, uid: 65_534 },
  { of: COPILOT, uid: 0 },
  { of: OPEN_CODE, uid: 65_534 },
] as const;

describe.each(AGENTS)('$of.name with the guard as an ordinary user', ({ of, uid }) => {
  test('in bubblewrap is checked and gains no privileges', { timeout: ONE_RUN }, async ({ skip }) => {
    const agent = await testAgent(of.name);
    const why = cannot ?? ('unavailable' in agent ? agent.unavailable : undefined);
    if (why !== undefined || 'unavailable' in agent) return skip(why);
    using machine = new Machine(agent);
    const ran = await machine.run(of, 'ordinary', {}, askWho(of));
    expectSaid(ran, { enforcement: 'checked', held: ['it gains no privileges: no_new_privs is set', 'it has no network but'] });
    expect(whoRan(ran)).toEqual({ uid, noNewPrivileges: true, noCapabilities: true });
  });
});
