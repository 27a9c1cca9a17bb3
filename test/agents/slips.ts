// What a model gets wrong never ends a run and never goes unrecorded, whichever agent it is: a tool that there is not, an input that does
// not fit, one that is no JSON, a server that did not come up, a command that fails.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { testAgent } from '../support/agents/install.ts';
import { expectEnd } from '../support/agents/scenarios.ts';
import { type AgentCase, type AgentRan, runSession, type Scene } from '../support/agents/session.ts';
import { type Block, calls, says } from '../support/model-servers/script.ts';

const ONE_RUN = 180_000;

export interface Slipping {
  readonly of: AgentCase;
  /** The name of its shell tool and of the field for the command, as its model says them. */
  readonly shell: readonly [string, string];
}

let made = 0;
const slip = (name: string, input: string): Block => calls(`slip_${(made += 1)}`, name, input);

/** A text that no call has: on this wire an input is a value. */
const canBreak = ({ wire }: AgentCase): boolean => wire !== 'gemini';

export async function slipScenarios(agents: readonly Slipping[]): Promise<void> {
  const at = await Promise.all(agents.map(async (slipping) => ({ ...slipping, agent: await testAgent(slipping.of.name) })));
  describe.each(at)('$of.name with $of.model', ({ of, shell: [shell, field], agent }) => {
    const isAtHand = atHand(agent);
    const run = async (slips: readonly Block[], more: Omit<Scene, 'script'> = {}): Promise<AgentRan> => {
      const ran = await runSession(of, {
        ...more,
        flags: ['--allow-local-state', '--allow-process', ...(more.flags ?? [])],
        script: { main: [...slips.map((one) => () => [one]), () => [of.shell('echo good > good.txt')], () => [says('All done.')]] },
      });
      expectEnd(ran, 0);
      expect(ran.has('good.txt')).toBe(true);
      expect(ran.finished?.counts.unguarded).toBe(0);
      return ran;
    };

    test.runIf(isAtHand)('a call that cannot run ends nothing, and is on record as one that did not', { timeout: ONE_RUN }, async () => {
      const slips = [
        slip('Foo', '{"a":1}'),
        slip(shell, JSON.stringify({ [field]: 42 })),
        ...(canBreak(of) ? [slip(shell, `{"${field}":"touch broken.txt`)] : []),
        of.mcp('echo', 'echo', { text: 'hello' }),
      ];
      const ran = await run(slips);
      expect(ran.has('broken.txt')).toBe(false);
      expect(ran.finished?.counts.calls).toBe(slips.length + 1);
      const ended = new Set([...ran.recordsOf('refused'), ...ran.recordsOf('executed')].map(({ tool_call_id }) => tool_call_id));
      expect(ran.recordsOf('call').map(({ tool_call_id }) => ended.has(tool_call_id))).toEqual(ran.recordsOf('call').map(() => true));
      for (const { stage, reason } of ran.recordsOf('refused'))
        if (stage === 'agent') expect(reason).toMatch(/^the agent itself turned it away: ./);
    });

    test.runIf(isAtHand)(
      'a server that is hidden from the agent ends nothing, and is said before and by its call',
      { timeout: ONE_RUN },
      async () => {
        const ran = await run([of.mcp('lab', 'cat', { path: 'notes.txt' })], {
          files: { '.mcp.json': { link: '../mcp.json' } },
          flags: ['--allow-mcp', 'lab'],
          prepare: ({ folder }) => {
            const program = join(folder, 'home', 'lab.mjs');
            writeFileSync(program, 'process.exit(1);\n');
            writeFileSync(
              join(folder, 'mcp.json'),
              JSON.stringify({ mcpServers: { lab: { command: process.execPath, args: [program] } } }),
            );
          },
        });
        const notices = ran.events.flatMap((event) => (event.type === 'notice' ? [event.message] : []));
        expect(notices.join('\n')).toContain("the MCP server 'lab' will not come up in the agent's confinement");
        expect(ran.recordsOf('call').map(({ tool_name }) => tool_name)).toContain('mcp__lab__cat');
        if (of.name === 'claude-code' || of.name === 'codex')
          expect(ran.recordsOf('breakage')).toMatchObject([{ who: { kind: 'mcp-server', name: 'lab' } }]);
      },
    );

    test.runIf(isAtHand)('a command that fails is on record as one', { timeout: ONE_RUN }, async () => {
      const ran = await run([of.shell('ls nothere; exit 4'), of.shell('echo fine')]);
      expect(ran.recordsOf('executed').map(({ is_error }) => is_error)).toEqual([true, false, false]);
    });
  });
}
