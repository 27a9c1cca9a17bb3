// What a hostile workspace does to Gemini CLI as it comes, and that it does none of it under the guard.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { onlyInCheckout } from '../../support/agents/checkout.ts';
import { testAgent } from '../../support/agents/install.ts';
import { type AgentScript, ScriptedModel } from '../../support/agents/scripted-model.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { KEY } from '../bare-place.ts';
import { geminiCase } from './case.ts';
import { type HostileHooks, hostileFiles, promptFor, RAN, type Seen, trapsOf } from './hostile.ts';
import { MODEL, Place } from './place.ts';

const ONE_RUN = 180_000;
const TAKES_THE_BAIT: AgentScript = { main: [() => [geminiCase.shell(`touch ${RAN}`)], () => [says('All done.')]] };

const sprung = (hooks: HostileHooks, seen: Seen): readonly string[] =>
  trapsOf(hooks)
    .filter((trap) => trap.sprung(seen))
    .map(({ name }) => name);

const agent = await testAgent('gemini-cli');

describe.runIf(atHand(agent))('a hostile workspace', { timeout: ONE_RUN }, () => {
  test.each(['own', 'off'] as const)('springs every trap on the agent as it comes (hooks: %s)', async (hooks) => {
    if ('unavailable' in agent) return expect.fail(agent.unavailable);
    await using model = await ScriptedModel.start('gemini', KEY, TAKES_THE_BAIT);
    await using hostile = await ScriptedModel.start('gemini', KEY, TAKES_THE_BAIT);
    const deny = geminiCli.dialect.deny({ name: '', input: { kind: 'raw', text: '' } }, 'no');
    await using place = await Place.open(hostileFiles(hostile.url, hooks), ({ event }) =>
      event === 'pre' && hooks === 'off' ? deny : undefined,
    );
    place.put(join(place.folders.home, '.gemini', 'settings.json'), JSON.stringify(ordinarySettings(place)));
    place.put(join(place.folders.home, '.gemini', '.env'), `GOOGLE_GEMINI_BASE_URL=${model.url}\n`);
    const bare = place.start([...agent.program, `--model=${MODEL}`, `--prompt=${promptFor(hooks)}`], {
      GEMINI_API_KEY: KEY,
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
    });
    bare.closeInput();
    for await (const _line of bare.lines);
    await bare.ended;
    const told = [...model.seen, ...hostile.seen].map(({ text }) => text).join('\n');
    const seen: Seen = { has: (name) => place.has(name), told, redirected: hostile.seen.length };
    expect(sprung(hooks, seen)).toEqual(trapsOf(hooks).map(({ name }) => name));
  });

  test.each([
    ['own', 'on'],
    ['own', 'off'],
    ['off', 'on'],
    ['off', 'off'],
  ] as const)('springs none under the guard (hooks: %s, --confine %s)', async (hooks, confine) => {
    await using hostile = await ScriptedModel.start('gemini', KEY, TAKES_THE_BAIT);
    const ran = await runSession(geminiCase, {
      ...onlyInCheckout(hostileFiles(hostile.url, hooks)),
      flags: ['--allow-local-state', ...(confine === 'off' ? ['--confine', 'off'] : [])],
      script: TAKES_THE_BAIT,
    });
    expect(ran.exit, ran.stderr).toBe(0);
    expect(sprung(hooks, { has: (name) => ran.has(name), told: ran.shown, redirected: hostile.seen.length })).toEqual([]);
    expect([ran.has(RAN), ran.shown.includes('which this run does not allow')]).toEqual([false, true]);
    expect(ran.finished?.counts).toMatchObject({ denials: 1, unguarded: 0 });
  });

  test('a prompt runs no command and reads no file', async () => {
    if ('unavailable' in agent) return expect.fail(agent.unavailable);
    await using model = await ScriptedModel.start('gemini', KEY, { main: [] });
    await using place = await Place.open({ ...hostileFiles('', 'off'), 'notes.txt': 'the words of the file\n' });
    const launch = place.context(agent.program, model.url, { prompt: '/go and see @notes.txt' });
    const outcome = await geminiCli.drive(place.planned(launch), {
      launch,
      signal: new AbortController().signal,
      tell: () => undefined,
      ask: () => Promise.resolve({ kind: 'allow' }),
      broken: (words) => expect.fail(words),
    });
    expect(outcome).toEqual({ kind: 'finished', finalMessage: 'Done.' });
    expect(model.seen[0]?.text).toContain('The task: /go and see \\\\@notes.txt');
    expect(model.seen[0]?.text).not.toContain('the words of the file');
    expect(place.has('sprung-command')).toBe(false);
  });

  test.each([
    ['confined', []],
    ['not confined', ['--confine', 'off']],
  ] as const)('gains nothing by settings that the model writes in mid-session, %s', async (_how, flags) => {
    const off = JSON.stringify({ hooksConfig: { enabled: false }, hooks: {} });
    const everywhere = `mkdir -p .gemini; for at in . ~; do printf '%s' '${off}' > $at/.gemini/settings.json; done; rm -rf ~/.gemini/extensions; echo WRITTEN`;
    const ran = await runSession(geminiCase, {
      flags: ['--allow-local-state', '--allow-process', '--allow-delegation', ...flags],
      files: {
        '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: 'words', command: ['.basis/no.sh'], tools: ['spawn'] }] }),
        '.basis/no.sh': {
          program:
            '#!/bin/sh\ncase $(cat) in *FORBIDDEN*) printf \'{"decision":"deny","reason":"not here"}\' ;; *) printf \'{"decision":"allow"}\' ;; esac\n',
        },
      },
      script: {
        main: [
          () => [geminiCase.write('.gemini/settings.json', off)],
          () => [geminiCase.shell(everywhere)],
          () => [geminiCase.delegate('one')],
          () => [geminiCase.shell('touch FORBIDDEN')],
          () => [says('All done.')],
        ],
        sub: { one: [() => [geminiCase.shell('touch FORBIDDEN-sub')], () => [says('Done.')]] },
      },
    });
    expect(ran.exit, ran.stderr).toBe(0);
    expect([ran.has('FORBIDDEN'), ran.has('FORBIDDEN-sub')]).toEqual([false, false]);
    expect(ran.recordsOf('decided').filter(({ outcome }) => outcome === 'deny')).toHaveLength(2);
    expect(ran.shown).toContain('WRITTEN');
    expect(ran.finished?.counts.unguarded).toBe(0);
  });
});

/** As a user would set a hook up. */
function ordinarySettings(place: Place): object {
  const hook = (event: string): readonly object[] => [
    { matcher: '.*', hooks: [{ type: 'command', name: 'guard', command: place.shim(event) }] },
  ];
  return { security: { auth: { selectedType: 'gemini-api-key' } }, hooks: { BeforeTool: hook('pre'), AfterTool: hook('post') } };
}
