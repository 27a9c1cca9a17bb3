// One pipe for both outputs of a program. What Node gives a program is sockets, and a socket cannot be opened by its name:
// `echo x > /dev/stderr` and `tee /dev/stdout` fail there, which they do in no step of a workflow.
import { execFile } from 'node:child_process';
import { close, constants, open } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

export interface OnePipe {
  readonly read: Readable;
  /** The descriptor that the program gets as both outputs; to be closed here once it was started. */
  readonly write: number;
  /** Closes `write`; `read` ends when the program and all that it started have closed theirs. */
  started(): Promise<void>;
}

/** Makes a pipe by a name that is gone before anything is started; undefined where none can be made. Never rejects. */
export async function onePipe(temporary: string, platform: NodeJS.Platform): Promise<OnePipe | undefined> {
  if (platform !== 'linux') return undefined;
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(temporary, 'basis-guard-pipe-'));
    const path = join(folder, 'pipe');
    await makeFifo(path);
    // A reader that does not wait for a writer, then a writer that finds a reader: neither open blocks.
    const reader = await promisify(open)(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const read = new Socket({ fd: reader, readable: true, writable: false });
    const write = await promisify(open)(path, constants.O_WRONLY);
    return { read, write, started: () => promisify(close)(write) };
  } catch {
    return undefined;
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** By the system's own program, never by one that PATH leads to. */
async function makeFifo(path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    execFile('mkfifo', ['-m', '600', path], { env: { PATH: '/usr/bin:/bin' } }, (error) => (error === null ? resolve() : reject(error)));
  });
}
