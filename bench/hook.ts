/** A `/bin/sh` hook, asked through the port, against a bare spawn of the same program. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandPort } from '../src/bindings/hook-command.ts';
import { toolInput } from '../src/contract/input.ts';
import type { HookSpec } from '../src/hooks/participant.ts';
import { baseline } from '../src/subprocess/environment.ts';
import { markSource } from '../src/subprocess/mark.ts';
import { type Bench, inTurns, type Row, spreadOf } from './measure.ts';
import { inScratch } from './scratch.ts';

const request = JSON.stringify({ hook_schema: 1, tool_name: 'spawn', input: { command: 'ls -l' } });
const script = '#!/bin/sh\nread -r line\necho \'{"decision":"allow"}\'\n';
const rounds = 200;

export const hook: Bench = { name: 'hook', run: () => inScratch(compare) };

async function compare(folder: string): Promise<readonly Row[]> {
  const path = join(folder, 'hook.sh');
  await writeFile(path, script);
  const env = baseline(process.env, process.platform);
  const port = commandPort({ workspace: folder, env, marks: markSource('bench', randomUUID) });
  const spec: HookSpec = {
    name: 'bench',
    command: ['/bin/sh', path],
    event: 'pre_tool_use',
    timeoutMs: 5000,
    onFailure: 'deny',
    scope: 'workspace',
    source: path,
  };
  const call = { id: 'call-1', agentId: 'main', toolName: 'spawn', input: toolInput('{"command":"ls -l"}') };
  const signal = new AbortController().signal;
  const ask = async (): Promise<void> => {
    const answer = await port.ask(spec, { event: 'pre_tool_use', call }, signal);
    if (!answer.ok || answer.value.kind !== 'allow') throw new Error('the hook did not allow');
  };
  const spans = await inTurns(rounds, () => bare(path, folder, env), ask);
  const [floor, value] = [spreadOf(spans.a), spreadOf(spans.b)];
  const met = value.median <= floor.median * 1.25;
  return [{ what: 'one question to a /bin/sh hook', unit: 'ms', value, floor, aim: { words: '1.25 x', met } }];
}

/** What a program costs by itself: spawned, fed, read and waited for. */
function bare(path: string, cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', [path], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => (said.includes('allow') ? resolve() : reject(new Error('the program did not answer'))));
    child.stdin.end(`${request}\n`);
  });
}
