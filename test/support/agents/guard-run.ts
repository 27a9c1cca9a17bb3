// One `basis-guard run` from a scratch checkout: what it printed, what is on the disk afterwards and on record.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionEvent } from '../../../src/contract/event.ts';
import type { LedgerEntry, LedgerRecord, SessionFinished } from '../../../src/contract/record.ts';
import { endedWithin, ownPath, start } from '../run/child.ts';
import { commandOf } from '../run/entries.ts';
import { type Files, put, testFolder } from '../run/folder.ts';
import { recordsIn } from '../run/ledger.ts';
import { plainGit } from '../run/repository.ts';

/** Where one run happens. `workspace`, `temp` and `home` lie in `folder`. */
export interface Scratch {
  readonly folder: string;
  readonly workspace: string;
}

/** A new one, with these files committed. */
export function scratchWith(files: Files): Scratch {
  const folder = testFolder();
  const workspace = join(folder, 'work');
  for (const name of ['work', 'temp', 'home']) mkdirSync(join(folder, name), { mode: 0o755 });
  put(workspace, { 'README.md': 'A scratch project.\n', ...files });
  plainGit(workspace, 'init', '-q', '-b', 'main');
  plainGit(workspace, 'add', '-A');
  plainGit(workspace, 'commit', '-q', '-m', 'Everything');
  return { folder, workspace };
}

export interface GuardRun {
  /** Of `run`, besides where the ledger is and how it prints. */
  readonly flags: readonly string[];
  /** Besides PATH, HOME, RUNNER_TEMP and LANG. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds until it is told to end. */
  readonly limitMs: number;
  /** Words before the command: another user, for example. */
  readonly before?: readonly string[];
  /** Told the process of the guard. */
  readonly started?: (pid: number) => void;
}

export interface GuardRan extends Scratch {
  readonly exit: number | null;
  readonly stderr: string;
  readonly events: readonly SessionEvent[];
  readonly auditFile: string;
  /** None where there is no ledger. */
  readonly records: readonly LedgerRecord[];
  recordsOf<T extends LedgerEntry['type']>(type: T): readonly Extract<LedgerRecord, { type: T }>[];
  readonly finished: SessionFinished | undefined;
  has(path: string): boolean;
  text(path: string): string;
}

export async function runGuard(at: Scratch, { flags, env, limitMs, before = [], started }: GuardRun): Promise<GuardRan> {
  const { folder, workspace } = at;
  const auditFile = join(folder, 'temp', 'ledger.jsonl');
  const running = start([...before, ...commandOf('cli'), 'run', ...flags, '--audit-file', auditFile, '--json'], {
    cwd: workspace,
    env: {
      PATH: ownPath(),
      HOME: join(folder, 'home'),
      RUNNER_TEMP: join(folder, 'temp'),
      LANG: 'C.UTF-8',
      ...env,
    },
  });
  if (running.child.pid !== undefined) started?.(running.child.pid);
  const { code, stdout, stderr } = await endedWithin(running, limitMs);
  const records = existsSync(auditFile) ? recordsIn(auditFile) : [];
  const recordsOf = <T extends LedgerEntry['type']>(type: T) =>
    records.filter((record): record is Extract<LedgerRecord, { type: T }> => record.type === type);
  return {
    ...at,
    exit: code,
    stderr,
    events: stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as SessionEvent),
    auditFile,
    records,
    recordsOf,
    finished: recordsOf('session_finished')[0],
    has: (path) => existsSync(join(workspace, path)),
    text: (path) => readFileSync(join(workspace, path), 'utf8'),
  };
}
