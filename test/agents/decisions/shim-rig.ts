// Real shims, run by real shells as an agent would run them.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { failClosed } from '../../../src/agents/decisions/fail-closed.ts';
import { shimScript, type ShimOptions } from '../../../src/agents/decisions/shim.ts';
import { type DialectForm, fakeDialect } from './fake.ts';

export const CLIENTS = ['perl', 'curl', 'node'] as const;
export type Client = (typeof CLIENTS)[number];

const MISSING = '/nowhere/program';

/** The options that leave one client. */
export function only(client: Client): Pick<ShimOptions, 'perl' | 'curl' | 'node'> {
  return {
    perl: client === 'perl' ? '/usr/bin/perl' : MISSING,
    curl: client === 'curl' ? '/usr/bin/curl' : MISSING,
    ...(client === 'node' ? { node: process.execPath } : {}),
  };
}

/** Those shells that are on this machine; `sh` always is. */
export const SHELLS: readonly (readonly [string, ...string[]])[] = [
  ['/bin/sh'],
  ...['/bin/bash', '/bin/dash'].filter((path) => existsSync(path)).map((path): readonly [string] => [path]),
  ...(existsSync('/bin/bash') ? [['/bin/bash', '--posix'] as const] : []),
  ...['/bin/busybox', '/usr/bin/busybox'].filter((path) => existsSync(path)).map((path): readonly [string, string] => [path, 'ash']),
];

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: number | null;
}

export interface Running {
  readonly child: ChildProcess;
  readonly printed: Promise<Printed>;
}

export interface RunOptions {
  readonly shell?: readonly [string, ...string[]];
  readonly body?: string | Buffer;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

/** Writes a shim into the folder; its path. */
export function writeShim(
  folder: string,
  options: Partial<ShimOptions> & Pick<ShimOptions, 'socketPath' | 'token'>,
  form: DialectForm = 'json',
): string {
  const { event = 'pre' } = options;
  const path = join(folder, `shim-${Math.random().toString(36).slice(2)}`);
  writeFileSync(
    path,
    shimScript({ answerMs: 10_000, ...options, event, failClosed: failClosed(fakeDialect(form), event, "the guard didn't answer") }),
    { mode: 0o755 },
  );
  return path;
}

/** In a process group of its own. */
export function start(path: string, { shell, body = '{"id":"c1","name":"run","input":{"n":1}}', env = {}, cwd }: RunOptions = {}): Running {
  const [program, ...args] = shell === undefined ? [path] : [...shell, path];
  const child = spawn(program ?? path, args, { env, detached: true, ...(cwd === undefined ? {} : { cwd }) });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.end(body);
  const { promise, resolve, reject } = Promise.withResolvers<Printed>();
  child.on('error', reject);
  child.on('close', (exit) => resolve({ stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString(), exit }));
  return { child, printed: promise };
}

export const run = (path: string, options: RunOptions = {}): Promise<Printed> => start(path, options).printed;

/** Something that listens at the socket file and is no guard; it is handed each connection once something was asked. */
export async function impostor(path: string, answer: (socket: Socket) => void): Promise<AsyncDisposable> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return {
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
