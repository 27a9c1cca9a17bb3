// Starts agent-run.ts as root or as an ordinary user, with all that it needs where that user can reach it.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AgentExit, PlannedFile } from '../../../src/agents/adapter.ts';

export interface AskedRun {
  readonly folder: string;
  readonly workspace: string;
  /** The project's src. */
  readonly source: string;
  readonly script: string;
  readonly mark: string;
  readonly confined: boolean;
  readonly network?: 'own' | 'shared';
  readonly writable?: boolean;
  readonly masked?: readonly string[];
  readonly hidden?: readonly string[];
  readonly files?: readonly PlannedFile[];
  readonly rootOwned?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** More of the guard's own environment. */
  readonly runner?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** The line at which the agent is killed. */
  readonly killAt?: string;
  /** The line at which `onTold` is called. */
  readonly tellAt?: string;
}

export type ToldRun =
  | { readonly unavailable: string }
  | {
      readonly exit: AgentExit;
      readonly lines: readonly string[];
      readonly gaps: readonly string[];
      readonly held: readonly string[];
      readonly notices: readonly string[];
    };

export type Ended = Exclude<ToldRun, { readonly unavailable: string }>;

export type User = 'root' | 'ordinary';

const ORDINARY = 64_123;
const isRoot = process.geteuid?.() === 0;
const project = fileURLToPath(new URL('../../../', import.meta.url));

/** As whom the tests can be here. */
export const users: readonly User[] = isRoot ? ['root', 'ordinary'] : ['ordinary'];

/** A folder with a copy of node and of the source, which every user can read, and a workspace for each test. */
export class Bench implements Disposable {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  readonly node = join(this.folder, 'program', 'node');
  readonly source = join(this.folder, 'program', 'src');
  #count = 0;

  constructor() {
    chmodSync(this.folder, 0o755);
    mkdirSync(dirname(this.node));
    cpSync(process.execPath, this.node);
    cpSync(join(project, 'src'), this.source, { recursive: true });
    mkdirSync(join(this.folder, 'program', 'test', 'agents', 'launch'), { recursive: true });
    for (const name of ['agent-run.ts', 'launched.ts']) {
      cpSync(join(project, 'test', 'agents', 'launch', name), join(this.folder, 'program', 'test', 'agents', 'launch', name));
    }
    cpSync(join(project, 'package.json'), join(this.folder, 'program', 'package.json'));
  }

  /** A fresh folder of that user's with a workspace in it. */
  room(user: User, files: Readonly<Record<string, string>> = {}): { readonly folder: string; readonly workspace: string } {
    this.#count += 1;
    const folder = join(this.folder, String(this.#count));
    const workspace = join(folder, 'workspace');
    for (const made of [folder, workspace]) this.#own(user, made, () => mkdirSync(made));
    for (const [name, text] of Object.entries(files)) {
      const parts = name.split('/').slice(0, -1);
      for (let depth = 1; depth <= parts.length; depth += 1) {
        const made = join(workspace, ...parts.slice(0, depth));
        this.#own(user, made, () => mkdirSync(made, { recursive: true }));
      }
      this.#own(user, join(workspace, name), () => writeFileSync(join(workspace, name), text));
    }
    return { folder, workspace };
  }

  /** Runs it. `onTold` is given the program's process number. */
  async run(user: User, asked: Omit<AskedRun, 'source'>, onTold: (pid: number) => void = () => undefined): Promise<ToldRun> {
    const become = user === 'ordinary' && isRoot ? ['setpriv', `--reuid=${ORDINARY}`, `--regid=${ORDINARY}`, '--clear-groups', '--'] : [];
    const program = join(this.folder, 'program', 'test', 'agents', 'launch', 'agent-run.ts');
    const argv = [
      ...become,
      this.node,
      '--disable-warning=ExperimentalWarning',
      program,
      JSON.stringify({ ...asked, source: this.source }),
    ];
    const [file = '', ...args] = argv;
    const env = { PATH: `${dirname(this.node)}:/usr/local/bin:/usr/bin:/bin`, HOME: asked.folder, TMPDIR: asked.folder };
    const child = spawn(file, args, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => {
      said.push(bytes);
      if (bytes.toString().includes('told') && child.pid !== undefined) onTold(child.pid);
    });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    const text = Buffer.concat(out).toString('utf8');
    return text === '' ? { unavailable: `ended with ${code}: ${Buffer.concat(said).toString('utf8')}` } : (JSON.parse(text) as ToldRun);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #own(user: User, path: string, make: () => void): void {
    make();
    if (user === 'ordinary' && isRoot) chownSync(path, ORDINARY, ORDINARY);
  }
}
