// The ways on which outputs pass Claude Code's own hook after a call, each in one session, with that hook off and with it broken.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Interceptor } from '../../../src/hooks/participant.ts';
import { type Block, says } from '../../support/model-servers/script.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { allowAllHook } from '../../support/agents/allow-all.ts';
import { AgentPlace, type Ran, runClaudeCode } from '../../support/agents/claude-code.ts';
import { ScriptedModel, type Turn } from '../../support/agents/scripted-model.ts';
import { json } from '../../session/rig.ts';
import { bash, call, until } from './blocks.ts';
import { agent, Guarded, MCP, ONE_RUN, program, settingsWith } from './guarded.ts';

const WAYS = {
  shell: 'a shell command',
  failing: 'a failing command',
  mcp: 'an MCP tool',
  background: 'a background command, read from its output file',
  half: 'a background command that still runs: what it has printed so far',
  rest: 'the same command, once it has ended',
  limited: 'a command that runs into its time limit: partial output',
  cut: 'an output that the agent cuts to its beginning',
  inside: 'a command of a sub-agent that is waited for',
  aside: 'a command of a sub-agent that runs beside',
} as const;
type Way = keyof typeof WAYS;

const ways = Object.keys(WAYS) as Way[];
const secrets = Object.fromEntries(ways.map((way) => [way, `${randomBytes(9).toString('hex')}-${way}`])) as Record<Way, string>;
const fileOf = (way: Way): string => `${way}.txt`;
const FILES = Object.fromEntries(ways.map((way) => [fileOf(way), `TOKEN=${secrets[way]}\n`]));

/** Each secret becomes a word of its own. */
const redact: Interceptor = {
  name: 'redact',
  beforeTool: () => ({ kind: 'allow' }),
  afterTool: (_call, { output }) => {
    const text = ways.reduce((said, way) => said.replaceAll(secrets[way], `HIDDEN-${way}`), output.text);
    if (text === output.text) return { kind: 'allow' };
    return output.kind === 'text'
      ? { kind: 'replace', output: { kind: 'text', text } }
      : { kind: 'replace', output: { kind: 'json', text: json(text) } };
  },
};

const isAtHand = atHand(agent);

const agentCall = (name: string, more: object): Block =>
  call('Agent', { description: 'Helps', prompt: `SUBAGENT ${name}`, subagent_type: 'general-purpose', ...more });

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function script(sent: () => readonly string[]): { main: readonly Turn[]; sub: Record<string, readonly Turn[]> } {
  const outputs: string[] = [];
  /** The output file that the last background command was given. */
  const read =
    (index: number, way: Way): Turn =>
    async ({ text }) => {
      outputs[index] ??= [...text.matchAll(/Output is being written to: (\S+?\.output)/g)].at(-1)?.[1] ?? '';
      await until(`${outputs[index]} holds the secret of ${way}`, () => contentOf(outputs[index] ?? '').includes(secrets[way]));
      return [call('Read', { file_path: outputs[index] })];
    };
  return {
    main: [
      () => [bash(`cat ${fileOf('shell')}`), bash(`cat ${fileOf('failing')}; exit 3`)],
      () => [call('mcp__lab__cat', { file: fileOf('mcp') })],
      () => [bash(`cat ${fileOf('background')}`, { run_in_background: true })],
      read(0, 'background'),
      () => [bash(`cat ${fileOf('half')}; while [ ! -e go ]; do sleep 0.1; done; cat ${fileOf('rest')}`, { run_in_background: true })],
      read(1, 'half'),
      () => [bash('touch go')],
      read(1, 'rest'),
      () => [bash(`cat ${fileOf('limited')}; while [ ! -e stop ]; do sleep 0.1; done`, { timeout: 1500 })],
      () => [bash(`cat ${fileOf('cut')}; head -c 90000 /dev/zero | tr '\\0' x`)],
      () => [agentCall('inside', { run_in_background: false })],
      () => [agentCall('aside', { run_in_background: true })],
      async () => {
        const words = [secrets.aside, 'HIDDEN-aside'];
        await until('the sub-agent beside has gone up', () =>
          sent().some((text) => text.includes('cc_is_subagent=true') && words.some((word) => text.includes(word))),
        );
        return [bash('touch stop; sleep 1')];
      },
      () => [says('All done.')],
    ],
    sub: {
      inside: [() => [bash(`cat ${fileOf('inside')}`)], () => [says('It is done inside.')]],
      aside: [() => [bash(`cat ${fileOf('aside')}`)], () => [says('It is done aside.')]],
    },
  };
}

describe.runIf(isAtHand).each([
  { hook: 'switched off', post: undefined },
  { hook: 'broken', post: 'broken' },
] as const)('Claude Code with its own hook after a call $hook', ({ post }) => {
  let session: Guarded;
  let ran: Ran;

  beforeAll(async () => {
    session = new Guarded({ files: FILES, interceptors: [redact], ...(post === undefined ? {} : { post }) });
    await session.open(script(() => session.sent));
    ran = await session.run();
  }, ONE_RUN);
  afterAll(() => session[Symbol.asyncDispose]());

  test('the session goes to its end', () => {
    expect({ code: ran.code, stderr: ran.stderr, complaints: session.model.complaints, ends: session.rig.ends }).toEqual({
      code: 0,
      stderr: '',
      complaints: [],
      ends: [],
    });
    expect(session.sent.length).toBeGreaterThanOrEqual(14);
    const asked = session.decisions.asked.filter((body) => body.includes('"hook_event_name":"PostToolUse'));
    if (post === undefined) expect(asked).toEqual([]);
    else expect(asked.some((body) => body.includes(secrets.shell))).toBe(true);
  });

  test.each(ways.map((way) => ({ way, what: WAYS[way] })))('a secret printed by $what never goes up; its replacement does', ({ way }) => {
    expect(readFileSync(join(session.place.workspace, fileOf(way)), 'utf8')).toContain(secrets[way]);
    const secret = secrets[way].slice(0, 18);
    expect(session.sent.filter((text) => text.includes(secret)).length).toBe(0);
    expect(session.sent.some((text) => text.includes(`HIDDEN-${way}`))).toBe(true);
  });
});

describe.runIf(isAtHand)('Claude Code without the gateway, as far as these ways are real', () => {
  test('each of these secrets goes up', { timeout: ONE_RUN }, async () => {
    await using place = new AgentPlace(FILES);
    await using hook = await allowAllHook();
    const sent: () => readonly string[] = () => model.seen.map(({ text }) => text);
    await using model = await ScriptedModel.start(
      'anthropic',
      'none',
      script(() => sent()),
    );
    const settings = settingsWith(hook.url);
    const ran = await runClaudeCode({ program, place, baseUrl: model.url, token: 'none', settings, mcp: MCP });
    expect({ code: ran.code, complaints: model.complaints }).toEqual({ code: 0, complaints: [] });
    expect(ways.filter((way) => sent().some((text) => text.includes(secrets[way])))).toEqual(ways);
  });
});
