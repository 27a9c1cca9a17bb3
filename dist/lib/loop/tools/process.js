/**
 * Starts what a tool runs, so that nothing of it outlives the call: in a PID namespace where one can be had, else the call waits
 * until the sweep has found what left the process group.
 */
import { tmpdir } from 'node:os';
import { drain, thisHost } from '../../subprocess/host.js';
import { withMark } from '../../subprocess/mark.js';
import { onePipeHost } from '../../subprocess/one-pipe.js';
import { run } from '../../subprocess/run.js';
import { unreachable } from '../../contract/result.js';
/** Bytes of output past which a program is ended (contract 1.4). */
export const MAX_OUTPUT = 64 * 1024 * 1024;
/** Milliseconds that output may still arrive once the program itself has ended. */
const DRAIN_MS = 250;
/** Runs a program to its end; settles when nothing that it started is left, as far as the system lets one know. Never rejects. */
export async function runProcess(request, options) {
    return supervise(request, options, thisHost);
}
/**
 * The same with both outputs as one, in the order in which they were printed: the program must join them itself where no pipe can be
 * made, so that nothing is left on standard error.
 */
export async function runJoined(request, options) {
    const host = await onePipeHost(options.temporary ?? tmpdir());
    const result = await supervise(request, options, host ?? thisHost);
    host?.dispose();
    return result;
}
async function supervise(request, { namespace, marks }, host) {
    const mark = marks();
    const argv = namespace?.wrap(request.argv) ?? request.argv;
    const env = withMark(request.env, mark);
    const result = await run({ ...request, argv, env, maxStdout: MAX_OUTPUT, drainMs: DRAIN_MS, mark }, host);
    const gone = namespace !== undefined && (result.end.kind === 'exited' || result.end.kind === 'signalled');
    if (!gone)
        await drain();
    return result;
}
/** How a program ended, as words that follow its name; undefined where it ended well. */
export function endWords(end, timeoutMs) {
    switch (end.kind) {
        case 'exited':
            return end.code === 0 ? undefined : `exited with code ${end.code}`;
        case 'signalled':
            return `was ended by ${end.signal}`;
        case 'late':
            return `was stopped: it did not end within ${timeoutMs} ms`;
        case 'flooded':
            return `was stopped: it printed more than ${MAX_OUTPUT} bytes`;
        case 'not-started':
            return `could not be started: ${end.message}`;
        case 'cancelled':
            return 'was stopped: the run was cancelled, or its deadline has passed';
        default:
            return unreachable(end);
    }
}
