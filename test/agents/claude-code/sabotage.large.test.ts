// Hooks that die in the middle of a session. The model goes on calling until the agent asks no more: what that call gave stays here.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conclude } from '../../../src/session/conclude.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { allowAllHook } from '../../support/agents/allow-all.ts';
import { type Run, settingsFile } from '../../support/agents/claude-code.ts';
import type { Turn } from '../../support/agents/scripted-model.ts';
import type { Block } from '../../support/model-servers/script.ts';
import { bash, call } from './blocks.ts';
import { agent, Guarded, ONE_RUN, settingsWith } from './guarded.ts';

/** Everything is allowed but for its hooks: a call that they miss runs. */
const OPEN = { settingSources: 'user', args: ['--dangerously-skip-permissions'] };
const MOST_CALLS = 60;

interface Sabotage {
  readonly what: string;
  /** Before the agent starts; what it is started with. */
  readonly before: (session: Guarded, elsewhere: string) => Partial<Run>;
  /** In the model's second turn: a command of the agent's own, or nothing where the world outside does it. */
  readonly command: (session: Guarded) => Promise<string>;
}

const REPLACED = 'cp sabotage.json "$HOME/.claude/settings.json"';

/** Its hooks stand in the settings of its home; `sabotage.json` is there to take their place. */
function inHome({ place, settings }: Guarded, sabotage: object): Partial<Run> {
  mkdirSync(join(place.home, '.claude'));
  writeFileSync(join(place.home, '.claude', 'settings.json'), JSON.stringify(settings));
  writeFileSync(join(place.workspace, 'sabotage.json'), JSON.stringify(sabotage));
  return { ...OPEN, settings: {} };
}

const SABOTAGES: readonly Sabotage[] = [
  {
    what: 'removes its hooks from its settings',
    before: (session) => inHome(session, {}),
    command: () => Promise.resolve(REPLACED),
  },
  {
    what: 'turns its hook to a server that allows everything',
    before: (session, elsewhere) => inHome(session, settingsWith(elsewhere)),
    command: () => Promise.resolve(REPLACED),
  },
  {
    what: 'switches off, in its home, the hooks that --settings names',
    before: (session) => ({ ...inHome(session, { disableAllHooks: true }), settings: session.settings }),
    command: ({ place }) => {
      writeFileSync(join(place.home, '.claude', 'settings.json'), '{}');
      return Promise.resolve(REPLACED);
    },
  },
  {
    what: 'has hooks that fail open, and the server behind them goes away',
    before: ({ settings }) => ({
      ...OPEN,
      settings: JSON.parse(JSON.stringify(settings).replaceAll(',"onFailure":"block"', '')) as object,
    }),
    command: async ({ decisions }) => {
      await decisions[Symbol.asyncDispose]();
      return 'true';
    },
  },
];

describe.runIf(atHand(agent))('an agent that in the middle of a session', () => {
  test.each(SABOTAGES)(
    '$what: the result of the first call that nobody judged is refused, and the run ends 5',
    {
      timeout: ONE_RUN,
    },
    async ({ before, command }) => {
      await using elsewhere = await allowAllHook();
      await using session = new Guarded();
      const ids: string[] = [];
      const marked = (first: string): Block => {
        const made = bash(`${first}; touch effect-${ids.length}; echo printed-${ids.length}; sleep 0.3`);
        ids.push(made.kind === 'call' ? made.id : '');
        return made;
      };
      const sabotage: Turn = async () => [marked(await command(session))];
      const next: Turn = () => [marked('true')];
      await session.open({ main: [() => [bash('echo judged')], sabotage, ...Array.from({ length: MOST_CALLS }, () => next)] });
      const ran = await session.run(before(session, elsewhere.url));

      const { ends, gateway } = session.rig;
      expect(ends).toEqual([
        { kind: 'unguarded', words: expect.stringMatching(/^a result of "Bash" came up .* of a call that nobody decided about$/) },
      ]);
      expect(gateway.ended).toEqual(ends[0]);
      expect(conclude({ guardErrors: ends.map(({ words }) => words) }).exit).toBe(5);
      expect(session.rig.recordsOf('unguarded')).toHaveLength(1);
      expect(ran.code).toBe(1);
      expect(ran.stdout).toContain('of a call that nobody decided about');
      // Of all that went up, each result is of a call that the session was asked about.
      const judged = session.decisions.asked.map((body) => /"tool_use_id":"(\w+)"/.exec(body)?.[1]);
      const shown = session.sent.flatMap((text) => [...text.matchAll(/"tool_use_id":"(\w+)"/g)].map(([, id]) => id));
      expect(shown.filter((id) => !judged.includes(id))).toEqual([]);
      // The call really ran, unasked, and nothing of it went up.
      const first = ids.findIndex((id) => !judged.includes(id));
      expect({ first, ran: existsSync(join(session.place.workspace, `effect-${first}`)) }).toEqual({ first: ids.length - 1, ran: true });
      expect(session.sent.some((text) => text.includes(`printed-${first}`))).toBe(false);
    },
  );

  test('empties the file that --settings names changes nothing: this version reads it once', { timeout: ONE_RUN }, async () => {
    await using session = new Guarded();
    const { place } = session;
    await session.open({
      main: [
        () => [bash(`printf '{}' > '${settingsFile(place)}'; sleep 2`)],
        () => [call('Write', { file_path: join(place.workspace, 'a.txt'), content: 'a' })],
      ],
    });
    const ran = await session.run(OPEN);
    expect({ code: ran.code, ends: session.rig.ends, asked: session.decisions.asked.length }).toEqual({ code: 0, ends: [], asked: 2 });
  });
});
