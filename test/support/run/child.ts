// Starts a program and waits for its end; what it prints is kept.
import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  /** Settles when it has ended and its output is complete. */
  readonly ended: Promise<Ended>;
  /** What it has printed on standard output so far. */
  readonly printed: () => string;
}

export interface HowToStart {
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

export function start(argv: readonly string[], { cwd, env, stdin }: HowToStart): Running {
  const [program = '', ...args] = argv;
  const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => err.push(bytes));
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin ?? '');
  const textOf = (pieces: readonly Buffer[]) => Buffer.concat(pieces).toString('utf8');
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout: textOf(out), stderr: textOf(err) }));
  });
  return { child, ended, printed: () => textOf(out) };
}

/** With a limit: after so many milliseconds it is told to end. */
export function endedWithin({ child, ended }: Running, limitMs: number): Promise<Ended> {
  const limit = setTimeout(() => child.kill(), limitMs);
  return ended.finally(() => clearTimeout(limit));
}

/** Programs are looked for where this one lies, then where the tests look. */
export const ownPath = (): string => [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);

export const runToEnd = (argv: readonly string[], how: HowToStart): Promise<Ended> => start(argv, how).ended;
