// What the tests of programs share: requests with harmless limits, and an own look at the machine, apart from the code under test.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { withMark } from '../../src/subprocess/mark.ts';
import type { RunRequest } from '../../src/subprocess/types.ts';

export const onLinux = process.platform === 'linux';
export const PATH = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;

/** A request for a shell command with generous limits. */
export function request(command: string, changes: Partial<RunRequest> = {}): RunRequest {
  return requestFor(['/bin/sh', '-c', command], changes);
}

export function requestFor(argv: RunRequest['argv'], changes: Partial<RunRequest> = {}): RunRequest {
  const mark = changes.mark ?? newWord();
  const { env = { PATH }, ...others } = changes;
  return {
    argv,
    cwd: '/',
    stdin: '',
    timeoutMs: 20_000,
    maxStdout: 8 * 1024 * 1024,
    keepStderr: 2048,
    signal: new AbortController().signal,
    ...others,
    env: withMark(env, mark),
    mark,
  };
}

/** A word that nothing else on the machine has. */
export function newWord(): string {
  return `guard-test-${randomUUID()}`;
}

/** Living processes that have the word in their command line or their environment. */
export function processesWith(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name) && Number(name) !== process.pid)
    .filter((name) => read(name, 'cmdline').includes(word) || read(name, 'environ').includes(word))
    .map(Number);
}

/** What is left of `processesWith` once there is nothing or the time is over. */
export async function leftOf(word: string, milliseconds = 5000): Promise<number[]> {
  return (await until(() => processesWith(word).length === 0, milliseconds)) ? [] : processesWith(word);
}

/** Whether the condition came true in time. */
export async function until(condition: () => boolean, milliseconds = 5000): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(10)) {
    if (condition()) return true;
  }
  return condition();
}

/** How many descriptors this process has open on pipes and sockets, which is what children need. */
export function openPipes(): number {
  return readdirSync('/proc/self/fd').length;
}

/** A folder that every user can read and that goes with the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
  chmodSync(path, 0o755);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
