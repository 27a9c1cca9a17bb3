// What the composition roots hand to everything below: the process's environment, clock, randomness and log, as arguments.
import { randomBytes } from 'node:crypto';
export const realClock = { monotonic: () => performance.now(), wall: () => Date.now() };
export const randomHex = (bytes) => randomBytes(bytes).toString('hex');
/**
 * A signal that aborts when the system asks this process to end. The handlers stay, so that a second SIGINT does not end the process
 * before its ledger is sealed; SIGKILL is what remains.
 */
function cancellation() {
    outliveReaders();
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(name, () => controller.abort(new Error(`the run was cancelled by ${name}`)));
    return controller.signal;
}
/** A reader of the log or the events that goes away ends nothing: the session goes on, and its ledger is sealed. */
function outliveReaders() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
}
/** This process as a host. `say` is where a line for the person who watches goes. */
export function thisProcess(say, more = {}) {
    return {
        env: { ...process.env },
        platform: process.platform,
        cwd: process.cwd(),
        clock: realClock,
        random: randomHex,
        say,
        ...more,
        signal: cancellation(),
    };
}
