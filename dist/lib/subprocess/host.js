// What a run takes from the system, so that tests can stand in for another platform.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { Reaper } from './reaper.js';
import { signal } from './sweep.js';
/** The running system; one reaper serves every run of this process. */
export const thisHost = {
    platform: process.platform,
    spawn: (file, args, options) => spawn(file, args, options),
    now: () => performance.now(),
    signal,
    endTree,
    reaper: new Reaper(),
};
/** Waits, without the reaper's pauses, until nothing of the runs that have ended is left; for the end of a session. */
export async function drain() {
    await thisHost.reaper.drain();
}
/** By `taskkill /T /F`. */
async function endTree(pid) {
    const { default: treeKill } = await import('tree-kill');
    await new Promise((resolve) => treeKill(pid, 'SIGKILL', () => resolve()));
}
