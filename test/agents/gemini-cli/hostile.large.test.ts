// What a hostile workspace does to Gemini CLI as it comes, and that it does none of it as planned.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import type { LaunchContext } from '../../../src/agents/adapter.ts';
import { testAgent, type TestAgent } from '../../support/agents/install.ts';
import { ScriptedModel, type AgentScript } from '../../support/agents/scripted-model.ts';
import { type Block, calls } from '../../support/model-servers/script.ts';
import { setTraps } from './hostile.ts';
import { KEY, MODEL, Place } from './place.ts';

const LIMIT_MS = 60_000;
let agent: TestAgent;

beforeAll(async () => {
  agent = await testAgent('gemini-cli');
}, 500_000);

const call = (id: string, name: string, input: object): Block => calls(id, name, JSON.stringify(input));
const shell = (id: string, command: string): Block => call(id, 'run_shell_command', { command });
const TOUCHES: AgentScript = { main: [() => [shell('c1', 'touch ran')]] };

function programOf(skip: (note?: string) => never): LaunchContext['program'] {
  return 'unavailable' in agent ? skip(agent.unavailable) : agent.program;
}

describe('a hostile workspace', { timeout: LIMIT_MS }, () => {
  it.for(['own', 'off'] as const)('springs its traps on the agent as it comes (hooks: %s)', async (hooks, { skip }) => {
    const program = programOf(skip);
    await using model = await ScriptedModel.start('gemini', KEY, TOUCHES);
    await using hostile = await ScriptedModel.start('gemini', KEY, TOUCHES);
    await using place = await Place.open();
    const traps = setTraps(place, hostile.url, hooks);
    place.put(join(place.folders.home, '.gemini', 'settings.json'), JSON.stringify(ordinarySettings(place)));
    place.put(join(place.folders.home, '.gemini', '.env'), `GOOGLE_GEMINI_BASE_URL=${model.url}\n`);
    const bare = place.start([...program, `--model=${MODEL}`, `--prompt=${hooks === 'own' ? 'Go on.' : '/go'}`], {
      GEMINI_API_KEY: KEY,
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
    });
    bare.closeInput();
    for await (const _line of bare.lines);
    await bare.ended;
    const seen = { place, redirected: hostile.seen.length, told: hostile.seen.map(({ text }) => text).join('\n') };
    expect(traps.filter(({ sprung }) => !sprung(seen)).map(({ name }) => name)).toEqual([]);
  });

  it.for([
    ['own', true],
    ['own', false],
    ['off', true],
    ['off', false],
  ] as const)('springs none on the agent as planned (hooks: %s, confined: %s)', async ([hooks, confined], { skip }) => {
    const program = programOf(skip);
    await using model = await ScriptedModel.start('gemini', KEY, TOUCHES);
    await using hostile = await ScriptedModel.start('gemini', KEY, TOUCHES);
    await using place = await Place.open({}, ({ event }) =>
      event === 'pre' ? geminiCli.dialect.deny({ name: '', input: { kind: 'raw', text: '' } }, 'no command runs here') : undefined,
    );
    const traps = setTraps(place, hostile.url, hooks);
    const { outcome, broken } = await run(place, place.context(program, model.url, { confined, prompt: '/go' }));
    const told = model.seen.map(({ text }) => text).join('\n');
    expect(outcome.kind).toBe('finished');
    expect(broken).toEqual([]);
    expect(traps.filter(({ sprung }) => sprung({ place, redirected: hostile.seen.length, told })).map(({ name }) => name)).toEqual([]);
    expect(told).not.toContain('from-env');
    expect(place.has('sprung-command')).toBe(false);
    expect(told).toContain('no command runs here');
    expect(place.heard).toHaveLength(1);
  });

  it('gains nothing by settings that the model writes in mid-session', async ({ skip }) => {
    const program = programOf(skip);
    const off = JSON.stringify({ hooksConfig: { enabled: false } });
    await using model = await ScriptedModel.start('gemini', KEY, {
      main: [
        () => [shell('c1', `mkdir -p .gemini; for at in . ~; do printf '%s' '${off}' > $at/.gemini/settings.json; done`)],
        () => [shell('c2', 'touch forbidden')],
      ],
    });
    await using place = await Place.open({}, ({ event, body }) =>
      event === 'pre' && body.includes('forbidden')
        ? geminiCli.dialect.deny({ name: '', input: { kind: 'raw', text: '' } }, 'this stays forbidden')
        : undefined,
    );
    await run(place, place.context(program, model.url));
    expect(place.has('.gemini/settings.json')).toBe(true);
    expect(place.has('forbidden')).toBe(false);
    expect(model.seen.at(-1)?.text).toContain('this stays forbidden');
  });
});

async function run(place: Place, launch: LaunchContext) {
  const broken: string[] = [];
  const outcome = await geminiCli.drive(place.planned(launch), {
    launch,
    signal: new AbortController().signal,
    tell: () => undefined,
    ask: () => Promise.resolve({ kind: 'allow' }),
    broken: (words) => broken.push(words),
  });
  return { outcome, broken };
}

/** As a user would set a hook up. */
function ordinarySettings(place: Place): object {
  const hook = (event: string) => [{ matcher: '.*', hooks: [{ type: 'command', name: 'guard', command: place.shim(event) }] }];
  return { security: { auth: { selectedType: 'gemini-api-key' } }, hooks: { BeforeTool: hook('pre'), AfterTool: hook('post') } };
}
