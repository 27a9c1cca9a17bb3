// What the composition roots hand to everything below: the process's environment, clock, randomness and log, as arguments.
import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf } from '../contract/message.js';
import { EXIT_CODES } from '../contract/record.js';
export const realClock = { monotonic: () => performance.now(), wall: () => Date.now() };
export const randomHex = (bytes) => randomBytes(bytes).toString('hex');
/** Milliseconds that are left to seal the ledger after this process has failed. */
const LAST_MS = 20_000;
/**
 * A signal that aborts when the system asks this process to end, or when something in it failed that nobody could catch: then the session
 * ends as a guard error, at the latest after a while. The handlers stay, so that a second SIGINT does not end the process before its
 * ledger is sealed; SIGKILL is what remains.
 */
function cancellation() {
    outliveReaders();
    const controller = new AbortController();
    let failure;
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(name, () => controller.abort(new Error(`the run was cancelled by ${name}`)));
    const fail = (error) => {
        failure ??= `the guard itself failed: ${messageOf(error)}`;
        controller.abort(new Error(failure));
        setTimeout(() => process.exit(EXIT_CODES['guard-error']), LAST_MS).unref();
    };
    process.on('uncaughtException', fail);
    process.on('unhandledRejection', fail);
    // Also where nothing is left that could settle what is waited for.
    process.on('exit', () => {
        if (failure !== undefined)
            process.exitCode = EXIT_CODES['guard-error'];
    });
    return { signal: controller.signal, failed: () => failure };
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
        folders: ownFolders(process.argv[1] ?? ''),
        ...cancellation(),
    };
}
/** Beside the program that is running: of a bundle in dist, or of the source. */
export function ownFolders(program) {
    const here = dirname(realpathOr(program));
    const bundle = join(here, '..', 'inside');
    const node = process.execPath;
    const inside = existsSync(join(bundle, 'index.js'))
        ? { node, folder: bundle, entry: 'index.js' }
        : { node, folder: join(here, '..'), entry: 'main/inside.ts' };
    return { agents: join(here, '..', '..', 'agents'), inside };
}
function realpathOr(path) {
    try {
        return realpathSync(path);
    }
    catch {
        return path;
    }
}
