// A whole session of a real agent by `basis-guard run`, against a scripted model: what is on the disk afterwards, on record, and what the
// model was shown.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { AgentName } from '../../../src/agents/adapter.ts';
import type { SessionEvent } from '../../../src/contract/event.ts';
import type { LedgerEntry, LedgerRecord, SessionFinished } from '../../../src/contract/record.ts';
import type { WireName } from '../../../src/gateway/types.ts';
import type { Block } from '../model-servers/script.ts';
import { commandOf } from '../run/entries.ts';
import { type Files, put, testFolder } from '../run/folder.ts';
import { recordsIn, verifyFile } from '../run/ledger.ts';
import { git } from '../run/repository.ts';
import { type AgentScript, type Asked, ScriptedModel } from './scripted-model.ts';

/** An agent as the scenarios have it run: how its model words the same calls. */
export interface AgentCase {
  readonly name: AgentName;
  readonly wire: WireName;
  /** `provider/model`. */
  readonly model: string;
  /** What follows the origin of the scripted model in `base-url`. */
  readonly basePath: string;
  /** The name of its shell tool on record. */
  readonly shellName: string;
  shell(command: string): Block;
  read(path: string): Block;
  write(path: string, text: string): Block;
  mcp(server: string, tool: string, input: object): Block;
  /** Hands `SUBAGENT name` to a sub-agent and waits for it. */
  delegate(name: string): Block;
}

export interface Scene {
  readonly script: AgentScript;
  /** In the workspace, committed before the run. */
  readonly files?: Files;
  /** Default: `Go on.` */
  readonly prompt?: string;
  /** Of `run`, besides agent, model, key and prompt. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The provider's; absent: one that is made up for the run. */
  readonly key?: string;
  /** Words before the command: another user, for example. */
  readonly before?: readonly string[];
  /** Told the scene before the agent starts. */
  readonly prepare?: (at: { readonly workspace: string; readonly folder: string }) => void;
  /** Told the process of the guard. */
  readonly started?: (pid: number) => void;
}

export interface AgentRan {
  readonly exit: number | null;
  readonly stderr: string;
  readonly events: readonly SessionEvent[];
  readonly records: readonly LedgerRecord[];
  readonly summary: string;
  readonly workspace: string;
  readonly folder: string;
  /** Every request that the model got. */
  readonly seen: readonly Asked[];
  readonly complaints: readonly string[];
  readonly key: string;
  recordsOf<T extends LedgerEntry['type']>(type: T): readonly Extract<LedgerRecord, { type: T }>[];
  readonly finished: SessionFinished | undefined;
  has(path: string): boolean;
  text(path: string): string;
  /** All that the model was ever shown, as text. */
  readonly shown: string;
}

const LIMIT_MS = 170_000;

export async function runSession(of: AgentCase, scene: Scene): Promise<AgentRan> {
  const folder = testFolder();
  const workspace = join(folder, 'work');
  for (const name of ['work', 'temp', 'home']) mkdirSync(join(folder, name), { mode: 0o755 });
  put(workspace, { 'README.md': 'A scratch project.\n', ...scene.files });
  for (const words of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'Everything'],
  ])
    git(workspace, ...words);
  scene.prepare?.({ workspace, folder });
  const key = scene.key ?? `key-${randomUUID()}`;
  await using model = await ScriptedModel.start(of.wire, key, scene.script);
  const auditFile = join(folder, 'temp', 'ledger.jsonl');
  const summaryFile = join(folder, 'temp', 'summary.md');
  const given = ['--agent', of.name, '--model', of.model, '--base-url', `${model.url}${of.basePath}`, '--prompt', scene.prompt ?? 'Go on.'];
  const variable = KEYS[of.wire];
  const files = [...(variable === undefined ? ['--api-key', key] : []), '--audit-file', auditFile, '--summary-file', summaryFile, '--json'];
  const ran = await execute([...(scene.before ?? []), ...commandOf('cli'), 'run', ...given, ...files, ...(scene.flags ?? [])], {
    cwd: workspace,
    env: {
      PATH: [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter)].join(delimiter),
      HOME: join(folder, 'home'),
      RUNNER_TEMP: join(folder, 'temp'),
      XDG_CACHE_HOME: process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
      LANG: 'C.UTF-8',
      ...(variable === undefined ? {} : { [variable]: key }),
      ...scene.env,
    },
    started: scene.started ?? (() => undefined),
  });
  const records = existsSync(auditFile) ? recordsIn(auditFile) : [];
  const recordsOf = <T extends LedgerEntry['type']>(type: T) =>
    records.filter((record): record is Extract<LedgerRecord, { type: T }> => record.type === type);
  return {
    exit: ran.exit,
    stderr: ran.stderr,
    events: ran.stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as SessionEvent),
    records,
    recordsOf,
    summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '',
    workspace,
    folder,
    seen: model.seen,
    complaints: model.complaints,
    key,
    finished: recordsOf('session_finished')[0],
    has: (path) => existsSync(join(workspace, path)),
    text: (path) => readFileSync(join(workspace, path), 'utf8'),
    shown: model.seen.map(({ text }) => text).join('\n'),
  };
}

/** Where a provider's key is looked for. */
const KEYS: Readonly<Partial<Record<WireName, string>>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  responses: 'OPENAI_API_KEY',
  gemini: 'GEMINI_API_KEY',
};

/** A ledger that holds, sealed. */
export const sealed = (ran: AgentRan): string => verifyFile(join(ran.folder, 'temp', 'ledger.jsonl')).verdict;

async function execute(
  [program = '', ...args]: readonly string[],
  { cwd, env, started }: { readonly cwd: string; readonly env: Readonly<Record<string, string>>; readonly started: (pid: number) => void },
): Promise<{ readonly exit: number | null; readonly stdout: string; readonly stderr: string }> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) started(child.pid);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => err.push(bytes));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  const limit = setTimeout(() => child.kill('SIGTERM'), LIMIT_MS);
  const exit = await promise;
  clearTimeout(limit);
  return { exit, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') };
}
