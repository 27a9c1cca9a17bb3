/** Runs the project's own tools as child processes; what they print is captured, or shown as it comes. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

/** The folder of the project: where package.json lies. */
export const root = dirname(import.meta.dirname);

export interface Ran {
  /** The exit code; 1 where the program was ended by a signal or could not be started. */
  readonly code: number;
  /** Standard output and standard error, as they came. */
  readonly output: string;
}

export interface HowToRun {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the program is ended. */
  readonly timeoutMs?: number;
  /** Shows the output as it comes in place of capturing it. */
  readonly show?: boolean;
}

/** Runs a script or a package's program (see `bin`) under the running Node. */
export function node(args: readonly string[], how: HowToRun = {}): Promise<Ran> {
  return program(process.execPath, args, how);
}

/** Runs a program; a failure is a result, never an exception. */
export async function program(name: string, args: readonly string[], how: HowToRun = {}): Promise<Ran> {
  const ran = await execa(name, args, {
    cwd: how.cwd ?? root,
    env: { NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'], ...how.env },
    timeout: how.timeoutMs ?? 1_800_000,
    stdin: 'ignore',
    ...(how.show ? { stdout: 'inherit', stderr: 'inherit' } : {}),
    all: true,
    reject: false,
    stripFinalNewline: false,
  });
  const said = typeof ran.all === 'string' ? ran.all : '';
  const code = ran.exitCode ?? 1;
  const why =
    ran.exitCode === undefined ? `${said === '' ? '' : '\n'}${name} ${args[0] ?? ''}: ${ran.shortMessage ?? 'it did not run'}\n` : '';
  return { code, output: said + why };
}

/** The script behind a program that a dependency declares; throws one sentence where it is not installed. */
export function bin(name: string): string {
  const path = join(root, 'node_modules', '.bin', name);
  if (!existsSync(path)) throw new Error(`there is no program ${name} in node_modules: run npm ci first`);
  return path;
}
