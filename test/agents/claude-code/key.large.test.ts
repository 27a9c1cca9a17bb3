// The provider's key stays in the process of the gateway.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { processesOf, type SeenProcess } from '../../support/agents/processes.ts';
import { Tap } from '../../support/agents/tap.ts';
import { bash, call, until } from './blocks.ts';
import { agent, Guarded, ONE_RUN } from './guarded.ts';

/** Every file below a folder, as far as it is one. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true);
}

describe.runIf(atHand(agent))('the key of the provider', () => {
  test('is in no environment, command line, file or request of the agent; only the upstream sees it', { timeout: ONE_RUN }, async () => {
    await using session = new Guarded({ files: { 'a.txt': 'a\n' }, post: 'broken' });
    let seen: readonly SeenProcess[] = [];
    const marks = ['cat-server.mjs', '! -e go'];
    await session.open({
      main: [
        () => [bash('while [ ! -e go ]; do sleep 0.1; done', { run_in_background: true }), call('mcp__lab__cat', { file: 'a.txt' })],
        () => [bash('env; cat "$HOME/.claude.json"; tr "\\0" "\\n" < /proc/$PPID/environ')],
        async () => {
          await until('its children run', () => {
            seen = processesOf(session.place.home);
            return marks.every((mark) => seen.some(({ commandLine }) => commandLine.includes(mark)));
          });
          return [bash('touch go')];
        },
      ],
    });
    await using tap = await Tap.before(session.rig.url);
    const ran = await session.run({ baseUrl: tap.url });
    expect({ code: ran.code, complaints: session.model.complaints, ends: session.rig.ends }).toEqual({ code: 0, complaints: [], ends: [] });

    const { key, place } = session;
    const { token } = session.rig.gateway;
    const environments = seen.map(({ environment }) => environment);
    // What is looked at is the right thing: the session's token is there.
    expect(environments.filter((text) => text.includes(token)).length).toBeGreaterThan(1);
    expect(environments.filter((text) => text.includes(key))).toEqual([]);
    expect(seen.filter(({ commandLine }) => commandLine.includes(key))).toEqual([]);
    const files = [place.home, place.workspace, place.temp].flatMap(filesBelow);
    expect(files.some((file) => file.endsWith('.jsonl'))).toBe(true);
    expect(files.filter((file) => readFileSync(file).includes(key))).toEqual([]);
    expect(tap.seen.some(({ text }) => text.includes(`ANTHROPIC_API_KEY=${token}`))).toBe(true);
    expect(tap.seen.filter((request) => JSON.stringify(request).includes(key))).toEqual([]);
    expect(session.decisions.asked.filter((body) => body.includes(key))).toEqual([]);
    expect(ran.stdout + ran.stderr).not.toContain(key);
    expect(session.model.seen.map(({ headers }) => headers['x-api-key'])).toEqual(session.model.seen.map(() => key));
    expect(session.model.seen.filter(({ headers }) => JSON.stringify(headers).includes(token))).toEqual([]);
  });
});
