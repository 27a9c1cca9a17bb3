// The same conversation twice, with the gateway and without it: what reaches the provider is the same, byte for byte. The home and the
// workspace are the same two folders, made anew; the session's id is given, and a device id stands in the home. Two things are left
// that the agent makes anew each time, and only they are levelled: the id of a sub-agent, and how many milliseconds it took.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { allowAllHook } from '../../support/agents/allow-all.ts';
import { runClaudeCode } from '../../support/agents/claude-code.ts';
import { type Asked, type AgentScript, ScriptedModel } from '../../support/agents/scripted-model.ts';
import { calls, says, thinks } from '../../support/model-servers/script.ts';
import { agent, Guarded, MCP, ONE_RUN, program, settingsWith } from './guarded.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const script = (workspace: string): AgentScript => ({
  main: [
    () => [
      thinks('I look around: ä \u{1F600}.', 'c2lnbmVkIHRob3VnaHQ='),
      says('Looking, “quietly”.'),
      calls('toolu_1', 'Bash', '{"command":"printf \'one\\\\ttwo \\u00e9\\\\n\'","description":"Prints"}'),
      calls('toolu_2', 'Bash', '{"command":"sleep 1; echo wrong >&2; exit 3","description":"Fails"}'),
    ],
    () => [calls('toolu_3', 'Read', JSON.stringify({ file_path: join(workspace, 'pixel.png') }))],
    () => [calls('toolu_4', 'Read', JSON.stringify({ file_path: join(workspace, 'a.txt'), offset: 1, limit: 5 }))],
    () => [calls('toolu_5', 'Edit', JSON.stringify({ file_path: join(workspace, 'a.txt'), old_string: 'first', new_string: '1st' }))],
    () => [calls('toolu_6', 'mcp__lab__cat', '{"file":"a.txt"}')],
    () => [
      calls(
        'toolu_7',
        'Agent',
        '{"description":"Helps","prompt":"SUBAGENT one","subagent_type":"general-purpose","run_in_background":false}',
      ),
    ],
    () => [says('Done.')],
  ],
  sub: { one: [() => [calls('toolu_8', 'Bash', '{"command":"ls","description":"Lists"}')], () => [says('It is done.')]] },
});

/** Headers of one connection, and the credential. */
const OWN = ['host', 'x-api-key', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'];

const headersOf = ({ headers }: Asked): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OWN.includes(name))
      .map(([name, value]) => [name, name === 'x-claude-code-agent-id' ? value.replace(/^\w{17}$/, 'agentId') : value]),
  );

const levelled = (text: string): string =>
  text.replaceAll(/agentId: \w{17}|to: '\w{17}'/g, 'agentId').replaceAll(/duration_ms: \d+/g, 'duration_ms');

/** Where two texts part, in a few words of both. */
function difference(one: string, other: string): readonly string[] | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 200));
}

describe.runIf(atHand(agent))('where nothing is ruled', () => {
  test('the requests of Claude Code reach the provider byte for byte as without the gateway', { timeout: 2 * ONE_RUN }, async () => {
    await using session = new Guarded();
    const { place, key } = session;
    await session.open(script(place.workspace));
    const args = ['--permission-mode', 'dontAsk', '--session-id', randomUUID()];
    const device = '0'.repeat(64);
    const anew = (): void => {
      for (const folder of [place.home, place.workspace, place.temp]) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
      }
      writeFileSync(join(place.home, '.claude.json'), JSON.stringify({ userID: device }));
      writeFileSync(join(place.workspace, 'a.txt'), 'first\nsecond “line”\n');
      writeFileSync(join(place.workspace, 'pixel.png'), Buffer.from(PIXEL, 'base64'));
    };
    anew();
    const through = await session.run({ args });

    anew();
    await using hook = await allowAllHook();
    await using direct = await ScriptedModel.start('anthropic', key, script(place.workspace));
    const without = await runClaudeCode({
      program,
      place,
      baseUrl: direct.url,
      token: key,
      settings: settingsWith(hook.url),
      mcp: MCP,
      args,
    });

    expect([through.code, without.code, session.model.complaints, direct.complaints, session.rig.ends]).toEqual([0, 0, [], [], []]);
    const [one, other] = [session.model.seen, direct.seen];
    expect(one.map(({ method, path }) => `${method} ${path}`)).toEqual(other.map(({ method, path }) => `${method} ${path}`));
    expect(one).toHaveLength(9);
    for (const [at, { text }] of one.entries()) expect(difference(levelled(text), levelled(other[at]?.text ?? ''))).toBeUndefined();
    // What is levelled is in the end of the conversation alone.
    expect(one.filter(({ text }) => text !== levelled(text))).toEqual(one.slice(-1));
    for (const { text, body } of one) expect(body.equals(Buffer.from(text))).toBe(true);
    // What the comparison is about is there.
    const last = one.at(-1)?.text ?? '';
    for (const part of ['c2lnbmVkIHRob3VnaHQ=', PIXEL, 'Exit code 3', '1st', 'cache_control', 'toolu_7']) expect(last).toContain(part);
    expect(one.map(headersOf)).toEqual(other.map(headersOf));
  });
});
