// What a run takes from the system, so that tests can stand in for another platform.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { Reaper } from './reaper.ts';
import { signal } from './sweep.ts';

export interface Host {
  readonly platform: NodeJS.Platform;
  readonly spawn: (file: string, args: readonly string[], options: SpawnOptions) => ChildProcess;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
  /** Sends a signal to a process or, with a negative number, to a group; whether there was one. Never throws. */
  readonly signal: (pid: number, name: NodeJS.Signals | 0) => boolean;
  /** Windows: ends a process and its descendants. Settles when done, never rejects. */
  readonly endTree: (pid: number) => Promise<void>;
  readonly reaper: Reaper;
}

/** The running system; one reaper serves every run of this process. */
export const thisHost: Host = {
  platform: process.platform,
  spawn: (file, args, options) => spawn(file, args, options),
  now: () => performance.now(),
  signal,
  endTree,
  reaper: new Reaper(),
};

/** Waits, without the reaper's pauses, until nothing of the runs that have ended is left; for the end of a session. */
export async function drain(): Promise<void> {
  await thisHost.reaper.drain();
}

/** By `taskkill /T /F`. */
async function endTree(pid: number): Promise<void> {
  const { default: treeKill } = await import('tree-kill');
  await new Promise<void>((resolve) => treeKill(pid, 'SIGKILL', () => resolve()));
}
