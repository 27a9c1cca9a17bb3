// Claude Code in a scratch home and a scratch workspace, driven headless. All that it is told of the world is said here.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { testAgent } from './install.ts';
import { endProcessesOf } from './processes.ts';

export const MODEL = 'claude-opus-5-5';
const LIMIT_MS = 100_000;

export async function claudeCode(): Promise<{ readonly program: string } | { readonly unavailable: string }> {
  if (process.platform !== 'linux') return { unavailable: 'what an agent leaves is looked for under /proc, which only Linux has' };
  const installed = await testAgent('claude-code');
  return 'unavailable' in installed ? installed : { program: installed.program[0] };
}

/** Where one agent lives; all of it goes, with what still runs in it. */
export class AgentPlace implements AsyncDisposable {
  readonly folder: string = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  readonly home: string = join(this.folder, 'home');
  readonly workspace: string = join(this.folder, 'work');
  readonly temp: string = join(this.folder, 'tmp');

  constructor(files: Readonly<Record<string, string>> = {}) {
    for (const folder of [this.home, this.workspace, this.temp]) mkdirSync(folder);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(this.workspace, name), text);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await endProcessesOf(this.home);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export interface Run {
  readonly program: string;
  readonly place: AgentPlace;
  readonly baseUrl: string;
  /** What it gives as its key. */
  readonly token: string;
  /** Handed over by `--settings`. */
  readonly settings: object;
  readonly mcp?: object;
  /** Default: none, so that nothing in the home or the workspace sets anything. */
  readonly settingSources?: string;
  readonly args?: readonly string[];
  /** False: the MCP servers of the home and the workspace are started, too. */
  readonly strict?: boolean;
}

export interface Ran {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The settings file that `--settings` names. */
export const settingsFile = ({ folder }: AgentPlace): string => join(folder, 'settings.json');

/** Runs it to its end, within a time limit. `started` is told its process. */
export async function runClaudeCode(run: Run, started: (pid: number) => void = () => undefined): Promise<Ran> {
  const { place } = run;
  writeFileSync(settingsFile(place), JSON.stringify(run.settings));
  writeFileSync(join(place.folder, 'mcp.json'), JSON.stringify({ mcpServers: run.mcp ?? {} }));
  const args = ['-p', 'Go on.', '--output-format', 'stream-json', '--verbose', '--model', MODEL];
  args.push('--settings', settingsFile(place), '--setting-sources', run.settingSources ?? '');
  if (run.strict !== false) args.push('--strict-mcp-config', '--mcp-config', join(place.folder, 'mcp.json'));
  args.push(...(run.args ?? ['--permission-mode', 'dontAsk']));
  const child = spawn(run.program, args, {
    cwd: place.workspace,
    env: environment(run),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => err.push(bytes));
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  child.once('error', reject);
  const textOf = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString('utf8');
  child.once('exit', (code, signal) => {
    endGroup(child.pid);
    setImmediate(() => resolve({ code, signal, stdout: textOf(out), stderr: textOf(err) }));
  });
  if (child.pid !== undefined) started(child.pid);
  const limit = setTimeout(() => endGroup(child.pid), LIMIT_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    return;
  }
}

function environment({ place, baseUrl, token }: Run): Record<string, string> {
  return {
    PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: place.home,
    TMPDIR: place.temp,
    CLAUDE_CODE_TMPDIR: place.temp,
    SHELL: '/bin/bash',
    LANG: 'C.UTF-8',
    ANTHROPIC_BASE_URL: baseUrl,
    ANTHROPIC_API_KEY: token,
    ANTHROPIC_DEFAULT_HAIKU_MODEL: MODEL,
    IS_SANDBOX: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_BUG_COMMAND: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CLAUDE_CODE_DISABLE_FEEDBACK_SURVEY: '1',
    GIT_CONFIG_NOSYSTEM: '1',
  };
}
