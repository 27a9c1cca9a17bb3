// Runs git with nothing of the workspace in play: an absolute program, an environment of our own (git-environment.ts), always on a git
// directory that the caller names. Every end is a value.
import { fail, ok, type Result } from '../../contract/result.ts';
import { gitEnvironment, type Remote } from './git-environment.ts';

export interface GitRequest {
  readonly args: readonly string[];
  /** The git directory to work on; absent only for what needs none. */
  readonly gitDir?: string;
  readonly workTree?: string;
  readonly indexFile?: string;
  readonly stdin?: string;
  /** Given: this server may be talked to, and no other. */
  readonly remote?: Remote;
  /** Milliseconds. */
  readonly timeoutMs?: number;
  /** Bytes of output past which it is stopped. */
  readonly maxOutput?: number;
}

/** The standard output, or what git said, in one line, with no token in it. */
export type Git = (request: GitRequest) => Promise<Result<Buffer, string>>;

export interface GitOptions {
  /** The absolute path of git, outside the workspace. */
  readonly program: string;
  /** PATH without entries inside the workspace. */
  readonly path: string;
  /** A folder of our own outside the workspace: home, working folder. */
  readonly folder: string;
  /** The caller's environment, for proxies and certificates alone. */
  readonly caller: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

const MINUTE = 60_000;
const MIB = 1024 * 1024;

/** Git, bound to one program and one environment. */
export function gitRunner(options: GitOptions): Git {
  return async (request) => {
    const { execa } = await import('execa');
    const env = {
      ...gitEnvironment({
        path: options.path,
        home: options.folder,
        caller: options.caller,
        ...(request.remote === undefined ? {} : { remote: request.remote }),
      }),
      ...(request.gitDir === undefined ? {} : { GIT_DIR: request.gitDir }),
      ...(request.workTree === undefined ? {} : { GIT_WORK_TREE: request.workTree }),
      ...(request.indexFile === undefined ? {} : { GIT_INDEX_FILE: request.indexFile }),
    };
    const ended = await execa(options.program, ['--no-pager', ...request.args], {
      cwd: options.folder,
      env,
      extendEnv: false,
      reject: false,
      encoding: 'buffer',
      stripFinalNewline: false,
      timeout: request.timeoutMs ?? 5 * MINUTE,
      maxBuffer: request.maxOutput ?? 64 * MIB,
      cancelSignal: options.signal,
      killDescendants: true,
      ...(request.stdin === undefined ? { stdin: 'ignore' } : { input: request.stdin }),
    });
    if (!ended.failed) return ok(Buffer.from(ended.stdout));
    return fail(wordsOf(ended, request));
  };
}

interface Ended {
  readonly timedOut: boolean;
  readonly isCanceled: boolean;
  readonly isMaxBuffer: boolean;
  readonly exitCode?: number | undefined;
  readonly stderr?: unknown;
}

function wordsOf(ended: Ended, request: GitRequest): string {
  const command = `git ${request.args.find((argument) => !argument.startsWith('-')) ?? ''}`.trim();
  if (ended.isCanceled) return `${command} was cancelled`;
  if (ended.timedOut) return `${command} did not end within ${(request.timeoutMs ?? 5 * MINUTE) / 1000} s`;
  if (ended.isMaxBuffer) return `${command} printed more than ${request.maxOutput ?? 64 * MIB} bytes`;
  const said = reasonIn(ended.stderr);
  if (said !== '') return `${command} said: ${said}`;
  return ended.exitCode === undefined ? `${command} could not be started` : `${command} ended with ${ended.exitCode}`;
}

/** The line that names the failure; what follows from it, and advice, comes after. */
function reasonIn(stderr: unknown): string {
  if (!(stderr instanceof Uint8Array)) return '';
  const lines = new TextDecoder().decode(stderr).split(/[\r\n]+/);
  const line = lines.find((one) => one.startsWith('fatal: ')) ?? lines.findLast((one) => one.trim() !== '') ?? '';
  return line.trim().slice(0, 500);
}
