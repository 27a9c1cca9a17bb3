// A whole session of the scripted agent by `basis-guard run --agent acp`: what is on the disk afterwards, on record, and what the agent
// was answered.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { SessionEvent } from '../../../src/contract/event.ts';
import type { LedgerEntry, LedgerRecord, SessionFinished } from '../../../src/contract/record.ts';
import { commandOf } from '../../support/run/entries.ts';
import { type Files, put, testFolder } from '../../support/run/folder.ts';
import { recordsIn, verifyFile } from '../../support/run/ledger.ts';
import { git } from '../../support/run/repository.ts';
import { scriptedAgent } from './agent.ts';

/** What such an agent can be held to, unless a scene says otherwise. */
const PARTIAL = ['--require-enforcement', 'partial'] as const;

export interface AcpScene {
  readonly steps: readonly object[];
  readonly files?: Files;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly agent?: 'acp' | 'basis';
  /** False: `agent-command` is left out. */
  readonly command?: boolean;
}

export interface AcpRan {
  readonly exit: number | null;
  readonly stderr: string;
  readonly records: readonly LedgerRecord[];
  recordsOf<T extends LedgerEntry['type']>(type: T): readonly Extract<LedgerRecord, { type: T }>[];
  readonly finished: SessionFinished | undefined;
  readonly sealed: string;
  readonly workspace: string;
  has(path: string): boolean;
  text(path: string): string;
  /** The whole messages of the agent. */
  readonly messages: readonly string[];
  /** What the agent was told, where its script ends with `tell`. */
  readonly kept: readonly Readonly<Record<string, unknown>>[];
}

/** `allow_once` and so on for each call that asked, `cancelled` where it got no option; by the call's id. */
export function answersOf({ kept }: AcpRan): Readonly<Record<string, string>> {
  return Object.fromEntries(
    kept.flatMap(({ call, outcome }) => {
      const told = outcome as { readonly outcome?: string; readonly optionId?: string } | undefined;
      return typeof call !== 'string' ? [] : [[call, told?.optionId?.replace('option-', '') ?? told?.outcome ?? '']];
    }),
  );
}

const LIMIT_MS = 60_000;

export async function runAcp({ steps, files, flags = [], env, agent = 'acp', command = true }: AcpScene): Promise<AcpRan> {
  const folder = testFolder();
  const workspace = join(folder, 'work');
  for (const name of ['work', 'temp', 'home']) mkdirSync(join(folder, name), { mode: 0o755 });
  put(workspace, { 'README.md': 'A scratch project.\n', 'script.json': JSON.stringify(steps), ...files });
  git(workspace, 'init', '-q', '-b', 'main');
  git(workspace, 'add', '-A');
  git(workspace, 'commit', '-q', '-m', 'Everything');
  const auditFile = join(folder, 'temp', 'ledger.jsonl');
  const argv = JSON.stringify([process.execPath, await scriptedAgent(), join(workspace, 'script.json')]);
  const given = [
    '--agent',
    agent,
    ...(command ? ['--agent-command', argv] : []),
    '--prompt',
    'Go on.',
    '--audit-file',
    auditFile,
    '--json',
  ];
  const ran = await execute(
    [...commandOf('cli'), 'run', ...given, ...(flags.includes('--require-enforcement') ? [] : PARTIAL), ...flags],
    workspace,
    {
      PATH: [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter)].join(delimiter),
      HOME: join(folder, 'home'),
      RUNNER_TEMP: join(folder, 'temp'),
      LANG: 'C.UTF-8',
      ...env,
    },
  );
  const events = ran.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SessionEvent);
  const records = existsSync(auditFile) ? recordsIn(auditFile) : [];
  const recordsOf = <T extends LedgerEntry['type']>(type: T) =>
    records.filter((record): record is Extract<LedgerRecord, { type: T }> => record.type === type);
  const messages = events.flatMap((event) => (event.type === 'assistant_message' ? [event.text] : []));
  const told = messages.at(-1) ?? '';
  return {
    exit: ran.exit,
    stderr: ran.stderr,
    records,
    recordsOf,
    finished: recordsOf('session_finished')[0],
    sealed: existsSync(auditFile) ? verifyFile(auditFile).verdict : 'none',
    workspace,
    has: (path) => existsSync(join(workspace, path)),
    text: (path) => readFileSync(join(workspace, path), 'utf8'),
    messages,
    kept: told.startsWith('[{') ? (JSON.parse(told) as AcpRan['kept']) : [],
  };
}

async function execute(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly exit: number | null; readonly stdout: string; readonly stderr: string }> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
