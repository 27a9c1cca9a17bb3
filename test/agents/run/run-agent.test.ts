// What a run of any agent holds, shown with the smallest one.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Misbehaviour, runStandIn, type StandInRan } from './stand-in.ts';

const ECHO = { name: 'run', input: { command: 'echo from the command' } };
const SUB_AGENTS = { allow: { external: false, delegation: true } };

const faultOf = ({ end }: StandInRan): string => (end.ending.kind === 'guard-error' ? end.ending.words : `no fault: ${end.ending.kind}`);

test('the canaries are played before the model is asked, and nothing of them is left', async () => {
  const ran = await runStandIn({ calls: [ECHO] });
  expect(ran.end).toEqual({ ending: { kind: 'finished' }, finalMessage: 'Done.' });
  expect(ran.held).toEqual([expect.stringContaining("before the model's first turn the canaries held")]);
  expect(ran.shown).toHaveLength(2);
  expect(ran.shown[0]).not.toContain('basis-guard-');
  expect(ran.shown[1]).toContain('from the command');
  expect(readdirSync(join(ran.folder, 'temp'))).toEqual([]);
  expect(ran.recordsOf('unguarded')).toEqual([]);
});

describe('an agent that does not obey is found before its model is asked', () => {
  const failing: readonly (readonly [Misbehaviour, string])[] = [
    ['asks nobody', 'the canary that had to be denied was not: nobody was asked about it'],
    ['ignores rewrites', 'the canary that had to be modified was not: the agent read what it must not'],
    ['ignores replacements', 'the canary that had to be replaced was not: the agent read what it must not'],
  ];
  test.each(failing)('where it %s', async (misbehaviour, words) => {
    const ran = await runStandIn({ misbehaves: [misbehaviour], calls: [ECHO] });
    expect(faultOf(ran)).toBe(words);
    expect(ran.shown).toEqual([]);
    expect(ran.recordsOf('unguarded')[0]).toMatchObject({ what: words });
    expect(ran.held).toEqual([]);
  });
});

test('an agent that ends without having been shown to obey is a fault', async () => {
  expect(faultOf(await runStandIn({ misbehaves: ['asks no model'] }))).toBe(
    'the agent ended without having been shown to obey: no canary was played to its end',
  );
});

test('an agent whose provider is not there is not left to ask until its deadline', async () => {
  let now = 0;
  // Nothing listens on this port, which only root could take.
  const upstream = { baseUrl: 'http://127.0.0.1:1', credential: { kind: 'key', value: 'x' } } as const;
  const { end, held } = await runStandIn({ misbehaves: ['asks again and again'], more: { upstream, now: () => (now += 5_000) } });
  const words = expect.stringMatching(
    /^\d+ requests in a row had no answer: the provider at \S+ gives no answer \(.*ECONNREFUSED/,
  ) as string;
  expect(end.ending).toEqual({ kind: 'agent-failed', words });
  expect(end.unserved).toContain('gives no answer');
  expect(held).toEqual([expect.stringContaining('the canaries held')]);
  const served = await runStandIn({ calls: [ECHO] });
  expect(served.end.unserved).toBeUndefined();
});

test('an agent that has asked its model was started, whatever it says', async () => {
  const claims = 'claims that it was not started';
  const { end } = await runStandIn({ misbehaves: [claims] });
  expect(end.ending).toEqual({ kind: 'agent-failed', words: 'it was not started' });
  expect(end.unshown).toBeUndefined();
  const { end: before } = await runStandIn({ misbehaves: [claims, 'asks no model'] });
  expect(before.ending).toEqual({ kind: 'config-error', words: 'it was not started' });
  expect(before.unshown).toBe('the agent asked no model for anything, so that nothing was shown to hold');
});

describe('where sub-agents are allowed', () => {
  test('one is started for the canaries, and obeys', async () => {
    const ran = await runStandIn({ more: SUB_AGENTS });
    expect(ran.end.ending.kind).toBe('finished');
    expect(ran.held).toHaveLength(1);
    expect(ran.shown.join()).not.toContain('This is a check of the guard');
  });

  const failing: readonly (readonly [Misbehaviour, RegExp])[] = [
    ['asks nobody in a sub-agent', /^the canary that had to be denied was not: nobody was asked about it$/],
    ['starts no sub-agent', /^the canary that had to be handed to a sub-agent was not: no sub-agent asked for a turn/],
  ];
  test.each(failing)('one that %s is found before the model is asked', async (misbehaviour, words) => {
    const ran = await runStandIn({ misbehaves: [misbehaviour], more: SUB_AGENTS });
    expect(faultOf(ran)).toMatch(words);
    expect(ran.shown).toEqual([]);
  });
});

test('an agent whose settings are changed in mid-session is asked for the canaries again', async () => {
  const ran = await runStandIn({ misbehaves: ['rewrites its settings'], calls: [ECHO, ECHO] });
  expect(faultOf(ran)).toBe('the canary that had to be denied was not: nobody was asked about it');
  expect(ran.shown).toHaveLength(1);
});

test('a shim that was changed in the session is a fault at its end', async () => {
  expect(faultOf(await runStandIn({ misbehaves: ['changes its shim'] }))).toMatch(
    /^somebody changed \S+\/shims\/pre during the session, which the agent's hooks come from$/,
  );
});

test('a call of the agent’s own records that nobody decided about is unguarded', async () => {
  const ran = await runStandIn({ misbehaves: ['hides a call'], calls: [ECHO] });
  expect(ran.recordsOf('unguarded')).toMatchObject([
    {
      tool_call_id: 'toolu_hidden',
      what: expect.stringMatching(/^the agent's own records .* show a call of "run" that nobody decided about$/),
    },
  ]);
});

test('a call of the model that its agent never asked about is on record', async () => {
  const ran = await runStandIn({ misbehaves: ['drops its calls'], calls: [ECHO] });
  expect(ran.recordsOf('refused')).toMatchObject([{ reason: expect.stringContaining('it never asked whether this call may run') }]);
});

test('a decision about a call that never comes back is told at the end', async () => {
  const ran = await runStandIn({ calls: [{ name: 'run', input: { command: 'kill -9 $PPID' } }] });
  expect(ran.end.ending.kind).toBe('agent-failed');
  ran.session.close('the session ended');
  expect(ran.recordsOf('abandoned')).toMatchObject([{ tool_call_id: 'toolu_0', why: 'the session ended' }]);
});

test('the key is in no variable and no file of the agent', async () => {
  const ran = await runStandIn();
  expect(ran.printed?.environment).toHaveProperty('GATEWAY_TOKEN');
  expect(JSON.stringify(ran.printed?.environment)).not.toContain(ran.key);
  const files = readdirSync(ran.folder, { recursive: true, encoding: 'utf8' }).map((name) => join(ran.folder, name));
  const texts = files.filter((path) => statSync(path).isFile()).map((path) => readFileSync(path, 'utf8'));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join()).not.toContain(ran.key);
});

const gives: readonly (readonly [string, readonly Misbehaviour[]])[] = [
  ['its hook', []],
  ['no hook', ['tells no hook what a command gave']],
];
test.each(gives)('a result that %s is told of is ruled before the model reads it', async (_told, misbehaves) => {
  const secret = ['correct', 'horse', '7'].join('-');
  const ran = await runStandIn({
    calls: [{ name: 'run', input: { command: `printf '%s-%s-7' correct horse` } }],
    misbehaves,
    interceptors: [
      {
        name: 'keeper',
        beforeTool: () => ({ kind: 'allow' }),
        afterTool: (_, { output }) =>
          output.text.includes(secret) ? { kind: 'replace', output: { kind: 'text', text: '[gone]' } } : { kind: 'allow' },
      },
    ],
  });
  expect(ran.end.ending.kind).toBe('finished');
  expect(ran.shown[1]).toContain('[gone]');
  expect(ran.shown.join()).not.toContain(secret);
});
