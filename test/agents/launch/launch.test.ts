// An agent's streams and its end, without a confinement.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { AgentProcess } from '../../../src/agents/adapter.ts';
import { environmentOf, type LaunchOptions, launchAgent } from '../../../src/agents/launch/launch.ts';
import { type AgentPlace, makeAgentPlace } from '../../../src/agents/launch/place.ts';
import { testFolder } from '../../support/run/folder.ts';
import { newWord, PATH } from '../../subprocess/support.ts';

function place(): AgentPlace {
  const folder = testFolder();
  mkdirSync(join(folder, 'workspace'));
  const made = makeAgentPlace({ folder: join(folder, 'agent'), workspace: join(folder, 'workspace'), confined: false });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

function launch(argv: LaunchOptions['plan']['argv'], changes: Partial<LaunchOptions> = {}): AgentProcess {
  const agent = launchAgent({
    plan: { argv, env: {} },
    place: place(),
    environment: { PATH },
    mark: newWord(),
    redact: (text) => text,
    ...changes,
  });
  onTestFinished(async () => {
    agent.kill();
    await agent.ended;
  });
  return agent;
}

const shell = (script: string, changes: Partial<LaunchOptions> = {}): AgentProcess => launch(['/bin/sh', '-c', script], changes);

async function all(agent: AgentProcess): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of agent.lines) lines.push(line);
  return lines;
}

test('the agent reads what is written to it, as it comes', async () => {
  const agent = shell('while read -r line; do echo "got $line"; done');
  const seen: string[] = [];
  expect(agent.write('one\n')).toBe(true);
  for await (const line of agent.lines) {
    seen.push(line);
    if (line === 'got one') agent.write('two\n');
    else agent.closeInput();
  }
  expect(seen).toEqual(['got one', 'got two']);
  expect(await agent.ended).toEqual({ kind: 'exited', code: 0, stderr: '' });
  expect(agent.write('three\n')).toBe(false);
});

test('sees the baseline, its own folders and the plan’s variables, and nothing else', async () => {
  const home = place();
  const environment = { PATH, LANG: 'C.UTF-8', TMP: '/elsewhere', TEMP: '/elsewhere', HOME: '/elsewhere', GIVEN: 'passed' };
  const mark = newWord();
  const agent = launch(['/usr/bin/env'], {
    place: home,
    environment,
    mark,
    plan: { argv: ['/usr/bin/env'], env: { OF_THE_PLAN: 'x', HOME: '/evil' } },
  });
  expect((await all(agent)).toSorted()).toEqual(
    [
      `BASIS_GUARD_CALL=${mark}`,
      'GIVEN=passed',
      `HOME=${home.folders.home}`,
      'LANG=C.UTF-8',
      'OF_THE_PLAN=x',
      `PATH=${PATH}`,
      'TERM=dumb',
      `TMPDIR=${home.folders.temp}`,
    ].toSorted(),
  );
});

test('of a line that is too long only the start is kept, and the lines around it are whole', async () => {
  const agent = shell('echo before; head -c 3000000 /dev/zero | tr "\\0" x; echo; echo after', { limits: { line: 1000, stderr: 100 } });
  expect(await all(agent)).toEqual(['before', 'x'.repeat(1000), 'after']);
});

test('a flood waits in the pipe until it is read, and all of it is read after the agent’s end', async () => {
  const agent = shell('i=0; while [ $i -lt 20000 ]; do echo "line $i of a flood that is read slowly"; i=$((i+1)); done');
  let count = 0;
  let last = '';
  for await (const line of agent.lines) {
    if (count % 5000 === 0) await wait(50);
    count += 1;
    last = line;
  }
  expect([count, last]).toEqual([20_000, 'line 19999 of a flood that is read slowly']);
});

test('lines that nobody reads keep the agent waiting, not this process from ending it', async () => {
  const agent = shell('yes');
  await wait(100);
  agent.kill();
  expect(await agent.ended).toMatchObject({ kind: 'signalled' });
});

test('keeps the end of standard error, redacted, and says how much came before', async () => {
  const agent = shell('echo 0123456789ü-secret >&2', { limits: { line: 100, stderr: 6 }, redact: (text) => text.replace('secret', '***') });
  expect(await agent.ended).toEqual({ kind: 'exited', code: 0, stderr: '(the end of 20 bytes) -***\n' });
});

test('a daemon that holds the output open does not keep the lines from ending', async () => {
  const agent = shell('(setsid sleep 300 &) ; echo done');
  expect(await all(agent)).toEqual(['done']);
  expect(await agent.ended).toMatchObject({ kind: 'exited', code: 0 });
});

test('a program that is missing is an agent that did not start', async () => {
  const agent = launch(['/nowhere/agent']);
  expect(await all(agent)).toEqual([]);
  expect(await agent.ended).toEqual({ kind: 'not-started', words: "the program '/nowhere/agent' does not exist" });
});

test('a proxy that is passed on stands between the agent and the world, not between it and the guard', () => {
  const home = place();
  const proxyless = (environment: Readonly<Record<string, string>>): readonly unknown[] => {
    const { NO_PROXY, no_proxy } = environmentOf({
      plan: { argv: ['true'], env: {} },
      place: home,
      environment: { PATH, ...environment },
      mark: newWord(),
      redact: (text) => text,
    });
    return [NO_PROXY, no_proxy];
  };
  expect(proxyless({})).toEqual([undefined, undefined]);
  expect(proxyless({ https_proxy: 'http://proxy.example:8080' })).toEqual(['127.0.0.1,localhost', '127.0.0.1,localhost']);
  const hosts = '127.0.0.1,localhost,.corp.example,10.0.0.1';
  expect(proxyless({ HTTP_PROXY: 'http://proxy.example:8080', NO_PROXY: '.corp.example, localhost', no_proxy: '10.0.0.1' })).toEqual([
    hosts,
    hosts,
  ]);
});
