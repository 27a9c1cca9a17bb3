// Runs one agent, which here is a shell, as the launcher is used: told by a JSON object in the first argument, answers with one on
// standard output. A program of its own, so that it can be another user, and be killed.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { confine } from '../../../src/agents/launch/confinement.ts';
import { launchAgent } from '../../../src/agents/launch/launch.ts';
import { type AgentPlace, makeAgentPlace } from '../../../src/agents/launch/place.ts';
import { probeBubblewrap } from '../../../src/agents/launch/probe.ts';
import type { PlannedFile } from '../../../src/agents/adapter.ts';
import type { AskedRun, ToldRun } from './launched.ts';

const asked = JSON.parse(process.argv[2] ?? '') as AskedRun;
const { signal } = new AbortController();

async function main(): Promise<ToldRun> {
  mkdirSync(join(asked.folder, 'scratch'), { recursive: true });
  const made = makeAgentPlace({ folder: join(asked.folder, 'scratch', 'agent'), workspace: asked.workspace, confined: asked.confined });
  if (!made.ok) return { unavailable: made.error };
  const told = await live(made.value);
  const removed = made.value.remove();
  return removed.ok ? told : { unavailable: removed.error };
}

async function live(place: AgentPlace): Promise<ToldRun> {
  const script = asked.script.replaceAll('{guard}', place.folders.guard).replaceAll('{sockets}', place.sockets.folder);
  const files: readonly PlannedFile[] = asked.files ?? [];
  const rooted = asked.rootOwned === true ? { rootOwned: true as const } : {};
  const plan = {
    argv: ['/bin/sh', '-c', script],
    env: asked.env ?? {},
    files,
    shims: ['pre'],
    masked: asked.masked ?? [],
    ...rooted,
  } as const;
  const written = place.write(plan, () => '#!/bin/sh\nexit 2\n');
  if (!written.ok) return { unavailable: written.error };
  const socket = place.sockets.gateway;
  const server = createServer((_question, answer) => answer.end('the gateway answers'));
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  try {
    const path = process.env['PATH'] ?? '';
    let confinement: Awaited<ReturnType<typeof confine>> | undefined;
    if (asked.confined) {
      const bubblewrap = await probeBubblewrap({ signal });
      if (!bubblewrap.ok) return { unavailable: bubblewrap.error };
      confinement = await confine({
        bubblewrap: bubblewrap.value,
        place,
        plan,
        env: asked.runner === undefined ? process.env : { ...process.env, ...asked.runner },
        path,
        network: asked.network ?? 'own',
        writable: asked.writable ?? true,
        hidden: asked.hidden ?? [],
        inside: { node: process.execPath, folder: asked.source, entry: 'main/inside.ts' },
        forwards: [{ port: 8401, socket }],
      });
    }
    const agent = launchAgent({
      plan,
      place,
      environment: { PATH: path, LANG: 'C.UTF-8' },
      mark: asked.mark,
      ...(confinement === undefined ? {} : { confinement }),
      redact: (text) => text.replaceAll('hush', '***'),
    });
    if (asked.input !== undefined) agent.write(asked.input);
    agent.closeInput();
    const lines: string[] = [];
    for await (const line of agent.lines) {
      lines.push(line.length > 10_000 ? `${line.length} characters` : line);
      if (line === asked.killAt) agent.kill();
      if (line === asked.tellAt) process.stderr.write('told\n');
    }
    const exit = await agent.ended;
    return { exit, lines, gaps: confinement?.gaps ?? [], held: confinement?.held ?? [], notices: confinement?.notices ?? [] };
  } finally {
    server.close();
  }
}

process.stdout.write(JSON.stringify(await main()));
