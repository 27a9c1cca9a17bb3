// Runs the agent beside the forwards, with this process's own streams, and ends as it does.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { forward, readCommand } from './forward.js';
const PASSED = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2'];
const NOT_FOUND = 127;
const NOT_RUN = 126;
const BROKEN = 125;
/** The exit code: the program's own; 128 and the signal's number; 127 or 126 where it did not start; 125 where this failed. */
export async function accompany({ args, env, on, say }) {
    const command = readCommand(args);
    if (command === undefined) {
        say('the forwarder takes PORT=SOCKET … -- PROGRAM ARGUMENT …');
        return BROKEN;
    }
    try {
        await Promise.all(command.forwards.map(forward));
    }
    catch (error) {
        say(`the forwarder cannot listen (${String(error)})`);
        return BROKEN;
    }
    const [program, ...rest] = command.argv;
    // Heard from before there is an agent: one that starts fast may be signalled before this process gets its turn.
    const running = {};
    for (const signal of PASSED)
        on(signal, () => running.child?.kill(signal));
    const child = spawn(program, rest, { stdio: 'inherit', env });
    running.child = child;
    return await new Promise((resolve) => {
        child.once('error', (error) => {
            say(`the agent did not start (${error.message})`);
            resolve('code' in error && error.code === 'ENOENT' ? NOT_FOUND : NOT_RUN);
        });
        child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
    });
}
