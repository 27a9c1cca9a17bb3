// What is done elsewhere than on Linux, on a stand-in for the system; it was not run there.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type Host, thisHost } from '../../src/subprocess/host.ts';
import { ProcessTable } from '../../src/subprocess/process-table.ts';
import { Reaper } from '../../src/subprocess/reaper.ts';
import { run } from '../../src/subprocess/run.ts';
import { onLinux, request } from './support.ts';

interface Seen {
  readonly options: SpawnOptions[];
  readonly trees: number[];
  readonly signals: string[];
}

/** A host of another platform, whose table of processes is as empty as there. */
function hostOf(platform: NodeJS.Platform): { host: Host; seen: Seen } {
  const seen: Seen = { options: [], trees: [], signals: [] };
  const started: ChildProcess[] = [];
  const host: Host = {
    platform,
    now: thisHost.now,
    reaper: new Reaper(new ProcessTable('/nowhere')),
    spawn: (file, args, options) => {
      seen.options.push(options);
      const child = spawn(file, args, options);
      started.push(child);
      return child;
    },
    signal: (pid, name) => {
      seen.signals.push(`${name} ${pid < 0 ? 'group' : 'process'}`);
      return thisHost.signal(pid, name);
    },
    endTree: async (pid) => {
      seen.trees.push(pid);
      started.find((child) => child.pid === pid)?.kill('SIGKILL');
    },
  };
  return { host, seen };
}

describe('Windows', () => {
  test('a late program ends with its tree, by taskkill and by no signal', async () => {
    const { host, seen } = hostOf('win32');
    const { end, reaped } = await run(request('exec sleep 60', { timeoutMs: 200 }), host);
    expect(end).toEqual({ kind: 'late', phase: 'running' });
    await reaped;
    expect(seen.trees).toHaveLength(1);
    expect(seen.signals).toEqual([]);
  });

  test('a program has no window and no group of its own, which would open one', async () => {
    const { host, seen } = hostOf('win32');
    const { end } = await run(request('exit 4'), host);
    expect(end).toEqual({ kind: 'exited', code: 4 });
    expect(seen.options).toMatchObject([{ detached: false, windowsHide: true }]);
    expect(seen.trees).toEqual([]);
  });
});

describe.skipIf(!onLinux)('macOS', () => {
  test('a late program ends with its group, and nothing is looked for in /proc', async () => {
    const { host, seen } = hostOf('darwin');
    const { end, reaped } = await run(request('trap "" TERM; while :; do sleep 1; done', { timeoutMs: 200 }), host);
    expect(end).toEqual({ kind: 'late', phase: 'running' });
    await reaped;
    expect(seen.signals).toEqual(expect.arrayContaining(['SIGTERM group', 'SIGKILL group']));
    expect(seen.options).toMatchObject([{ detached: true }]);
  });
});
