// One session of an agent that is led through its turns: bare with one of the floors, or under the guard.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { AgentProcess, LaunchContext } from '../../src/agents/adapter.ts';
import { adapterOf } from '../../src/agents/adapters.ts';
import type { InstalledAgent } from '../../src/agents/install/install.ts';
import { launchAgent } from '../../src/agents/launch/launch.ts';
import { makeAgentPlace } from '../../src/agents/launch/place.ts';
import { root } from '../../scripts/program.ts';
import { type BenchCase, PROVIDERS } from './cases.ts';
import { type Floor, FLOORS, noOpShim } from './floor.ts';
import { PacedModel } from './paced-model.ts';

export type Way = Floor | 'unconfined' | 'confined';

export interface Scene {
  readonly of: BenchCase;
  readonly agent: InstalledAgent;
  /** Its own, not there yet. */
  readonly folder: string;
  readonly turns: number;
}

export interface Led extends AsyncDisposable {
  /** Milliseconds from the start to the first request. */
  readonly firstMs: number;
  /** One turn: milliseconds from the model's answer to the next request. */
  turn(): Promise<number>;
  /** Lets it end; rejects where it did not end well. */
  finish(): Promise<void>;
}

interface Started {
  readonly began: number;
  /** Rejects where it did not end well. */
  readonly ended: Promise<void>;
  kill(): void;
}

export async function lead(scene: Scene, way: Way): Promise<Led> {
  const { of, folder, turns } = scene;
  const workspace = join(folder, 'work');
  mkdirSync(workspace, { recursive: true });
  const pathOf = (turn: number): string => join(workspace, `${turn}${of.file.ends}`);
  for (let turn = 0; turn < turns; turn += 1) writeFileSync(pathOf(turn), of.file.bytes);
  const key = `key-${randomBytes(8).toString('hex')}`;
  const model = await PacedModel.start(of, key, turns, pathOf);
  const started = way === 'confined' || way === 'unconfined' ? guarded(scene, model.url, key, way) : await bare(scene, model.url, key, way);
  const early = started.ended.then(() => Promise.reject(new Error(`${of.name} ended before its turns were over`)));
  early.catch(() => undefined);
  const next = (): Promise<number> => Promise.race([model.asked(), early]);
  const close = async (): Promise<void> => {
    started.kill();
    await started.ended.catch(() => undefined);
    await model[Symbol.asyncDispose]();
  };
  try {
    const first = await next();
    return {
      firstMs: first - started.began,
      turn: async () => {
        const answered = model.answer();
        return (await next()) - answered;
      },
      finish: async () => {
        model.answer();
        await started.ended;
        if (model.complaints.length > 0) throw new Error(`the model complains: ${model.complaints.join('; ')}`);
      },
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const PATH = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);

async function bare({ of, agent, folder }: Scene, url: string, key: string, way: Floor): Promise<Started> {
  const adapter = await adapterOf(of.name);
  const place = makeAgentPlace({ folder: join(folder, 'place'), workspace: join(folder, 'work'), confined: false });
  if (!place.ok) throw new Error(place.error);
  const { value: at } = place;
  const launch: LaunchContext = {
    version: agent.version,
    program: agent.program,
    folders: at.folders,
    prompt: 'Go on.',
    model: of.model,
    wire: of.wire,
    gateway: { url, token: key },
    decisions: { url: 'http://127.0.0.1:9', token: '', shim: (event) => at.shim(event) },
    answerMs: 10_000,
    guidance: '',
    skills: [],
    mcp: [],
    allow: { external: false, delegation: false },
    confined: false,
    // Codex is then run by itself.
    args: of.name === 'codex' && way === 'no-hooks' ? ['--skip-git-repo-check', 'Go on.'] : [],
    random: (bytes) => randomBytes(bytes).toString('hex'),
  };
  const plan = FLOORS[way][of.name]?.(adapter.plan(launch), (event) => at.shim(event)) ?? adapter.plan(launch);
  const written = at.write(plan, (event) => noOpShim(adapter.dialect, event));
  if (!written.ok) throw new Error(written.error);
  const began = performance.now();
  const process = launchAgent({ plan, place: at, environment: { PATH, LANG: 'C.UTF-8' }, mark: key, redact: (text) => text });
  const driving = of.name === 'codex' && way === 'no-hooks' ? outcomeOf(process) : driven(process, launch);
  const ended = driving.finally(() => at.remove());
  ended.catch(() => undefined);
  return { began, ended, kill: () => process.kill() };

  async function driven(agentProcess: AgentProcess, context: LaunchContext): Promise<void> {
    const outcome = await adapter.drive(agentProcess, {
      launch: context,
      signal: new AbortController().signal,
      tell: () => undefined,
      ask: () => Promise.resolve({ kind: 'allow' }),
      broken: () => undefined,
    });
    agentProcess.kill();
    await agentProcess.ended;
    if (outcome.kind === 'failed') throw new Error(`${of.name} (${way}): ${outcome.words}`);
  }
}

async function outcomeOf(process: AgentProcess): Promise<void> {
  process.closeInput();
  const said: string[] = [];
  for await (const line of process.lines) said.push(line);
  const exit = await process.ended;
  if (exit.kind !== 'exited' || exit.code !== 0) throw new Error(`${JSON.stringify(exit)} ${said.slice(-3).join(' ')}`);
}

/** As it was built, where that has all that an agent needs. */
function commandLine(): string {
  const built = join(root, 'dist', 'cli', 'index.js');
  return existsSync(built) && existsSync(join(root, 'dist', 'inside', 'index.js')) ? built : join(root, 'src', 'main', 'cli.ts');
}

function guarded({ of, folder }: Scene, url: string, key: string, way: 'confined' | 'unconfined'): Started {
  for (const name of ['home', 'temp']) mkdirSync(join(folder, name));
  const { name: provider, basePath, key: variable } = PROVIDERS[of.wire];
  const asked = ['--agent', of.name, '--model', `${provider}/${of.model}`, '--base-url', `${url}${basePath}`, '--prompt', 'Go on.'];
  const files = ['--audit-file', join(folder, 'temp', 'ledger.jsonl'), '--json'];
  const began = performance.now();
  const child = spawn(process.execPath, [commandLine(), 'run', ...asked, ...files, '--confine', way === 'confined' ? 'required' : 'off'], {
    cwd: join(folder, 'work'),
    env: {
      PATH,
      HOME: join(folder, 'home'),
      RUNNER_TEMP: join(folder, 'temp'),
      XDG_CACHE_HOME: process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
      LANG: 'C.UTF-8',
      [variable]: key,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said = `${said}${bytes.toString('utf8')}`.slice(-2000)));
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  child.once('error', reject);
  child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the guard ended with ${code}: ${said}`))));
  ended.catch(() => undefined);
  return { began, ended, kill: () => void child.kill('SIGTERM') };
}
