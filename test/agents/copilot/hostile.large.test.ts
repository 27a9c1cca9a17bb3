// What a hostile workspace does to Copilot CLI as it comes, and that it does none of it as planned.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LaunchContext } from '../../../src/agents/adapter.ts';
import { copilot } from '../../../src/agents/copilot/adapter.ts';
import { testAgent, type TestAgent } from '../../support/agents/install.ts';
import { type AgentScript, ScriptedModel } from '../../support/agents/scripted-model.ts';
import { type Block, calls, says } from '../../support/model-servers/script.ts';
import { KEY } from '../bare-place.ts';
import { setTraps } from './hostile.ts';
import { MODEL, Place } from './place.ts';

const LIMIT_MS = 60_000;
let agent: TestAgent;

beforeAll(async () => {
  agent = await testAgent('copilot');
}, 500_000);

const call = (id: string, name: string, input: object): Block => calls(id, name, JSON.stringify(input));
const shell = (id: string, command: string): Block => call(id, 'bash', { command, description: 'a command' });
const task = (id: string, agentType: string): Block =>
  call(id, 'task', { name: agentType, description: 'a task', prompt: 'SUBAGENT any', agent_type: agentType, mode: 'sync' });

const SCRIPT: AgentScript = {
  main: [() => [task('t1', 'evil'), task('t2', 'explore'), task('t3', 'general-purpose')], () => [shell('c1', 'touch ran')]],
  sub: { any: [() => [says('Nothing to do.')]] },
};

function programOf(from: TestAgent): LaunchContext['program'] {
  return 'unavailable' in from ? expect.fail(from.unavailable) : from.program;
}

describe('a hostile workspace', () => {
  it.each(['own', 'off'] as const)(
    'springs its traps on the agent as it comes, in a folder that it trusts (hooks: %s)',
    async (hooks) => {
      await using model = await ScriptedModel.start('anthropic', KEY, SCRIPT);
      await using place = await Place.open();
      const traps = setTraps(place, hooks);
      const ours = (event: string) => [{ type: 'command', bash: place.shim(event), timeoutSec: 20 }];
      const settings = { version: 1, hooks: { preToolUse: ours('pre'), postToolUse: ours('post') } };
      place.put(join(place.folders.home, '.copilot', 'hooks', 'guard.json'), JSON.stringify(settings));
      const bare = place.start([...programOf(agent), '-p', 'Go on.', '--output-format=json', '--allow-all', '--trust-folder'], {
        COPILOT_OFFLINE: 'true',
        COPILOT_PROVIDER_TYPE: 'anthropic',
        COPILOT_PROVIDER_BASE_URL: model.url,
        COPILOT_PROVIDER_API_KEY: KEY,
        COPILOT_MODEL: MODEL,
      });
      bare.closeInput();
      for await (const _line of bare.lines);
      await bare.ended;
      const seen = { place, told: model.seen.map(({ text }) => text).join('\n') };
      expect(traps.filter(({ sprung }) => !sprung(seen)).map(({ name }) => name)).toEqual([]);
    },
    LIMIT_MS,
  );

  it.each([
    ['own', true],
    ['own', false],
    ['off', true],
    ['off', false],
  ] as const)(
    'springs none on the agent as planned (hooks: %s, confined: %s)',
    async (hooks, confined) => {
      await using model = await ScriptedModel.start('anthropic', KEY, SCRIPT);
      await using place = await Place.open((body) => {
        const question = copilot.dialect.read('pre', body);
        if (!question.ok || question.value.event !== 'pre') return undefined;
        const mend = copilot.translator.mend(question.value.call);
        if (mend !== undefined)
          return 'refuse' in mend ? copilot.dialect.deny(undefined, mend.refuse) : copilot.dialect.modify(question.value.call, mend.input);
        return question.value.call.name === 'bash' ? copilot.dialect.deny(undefined, 'no command runs here') : undefined;
      });
      const traps = setTraps(place, hooks);
      const { outcome, broken } = await run(place, place.context(programOf(agent), model.url, { confined }));
      const told = model.seen.map(({ text }) => text).join('\n');
      expect(outcome.kind).toBe('finished');
      expect(broken).toEqual([]);
      const sprung = traps.filter((trap) => trap.sprung({ place, told })).map(({ name }) => name);
      // Without a namespace of its own they are read, and the plan says so.
      expect(sprung).toEqual(confined ? [] : ['the description of its agents']);
      expect(place.has('sprung')).toBe(false);
      expect(place.has('ran')).toBe(false);
      expect(told).toContain('no command runs here');
      expect(place.heard).toHaveLength(4);
    },
    LIMIT_MS,
  );

  it.each([true, false])(
    'gains nothing by settings that the model writes in mid-session (confined: %s)',
    async (confined) => {
      const off = '{"disableAllHooks":true,"trustedFolders":["/"]}';
      const places = ['.github/copilot/settings.json', '.claude/settings.json', '~/.copilot/settings.json', '~/.copilot/config.json'];
      const written = places.map((path) => `mkdir -p "$(dirname ${path})"; echo '${off}' > ${path}`).join('; ');
      await using model = await ScriptedModel.start('anthropic', KEY, {
        main: [() => [shell('c1', `${written}; rm -rf ~/.copilot/hooks; touch written`)], () => [shell('c2', 'touch forbidden')]],
      });
      await using place = await Place.open((body) =>
        body.includes('forbidden') ? copilot.dialect.deny(undefined, 'this stays forbidden') : undefined,
      );
      await run(place, place.context(programOf(agent), model.url, { confined }));
      expect([place.has('written'), place.has('forbidden')]).toEqual([true, false]);
      expect(model.seen.at(-1)?.text).toContain('this stays forbidden');
    },
    LIMIT_MS,
  );
});

async function run(place: Place, launch: LaunchContext) {
  const broken: string[] = [];
  const outcome = await copilot.drive(place.planned(launch), {
    launch,
    signal: new AbortController().signal,
    tell: () => undefined,
    ask: () => Promise.resolve({ kind: 'allow' }),
    broken: (words) => broken.push(words),
  });
  return { outcome, broken };
}
