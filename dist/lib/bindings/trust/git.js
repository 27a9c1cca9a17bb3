// Runs git with nothing of the workspace in play: an absolute program, an environment of our own (git-environment.ts), always on a git
// directory that the caller names. Every end is a value.
import { fail, ok } from '../../contract/result.js';
import { gitEnvironment } from './git-environment.js';
const MINUTE = 60_000;
const MIB = 1024 * 1024;
/** Git, bound to one program and one environment. */
export function gitRunner(options) {
    return async (request) => {
        const { execa } = await import('execa');
        const env = {
            ...gitEnvironment({
                path: options.path,
                home: options.folder,
                caller: options.caller,
                ...(request.remote === undefined ? {} : { remote: request.remote }),
            }),
            ...(request.gitDir === undefined ? {} : { GIT_DIR: request.gitDir }),
            ...(request.workTree === undefined ? {} : { GIT_WORK_TREE: request.workTree }),
            ...(request.indexFile === undefined ? {} : { GIT_INDEX_FILE: request.indexFile }),
        };
        const ended = await execa(options.program, ['--no-pager', ...request.args], {
            cwd: options.folder,
            env,
            extendEnv: false,
            reject: false,
            encoding: 'buffer',
            stripFinalNewline: false,
            timeout: request.timeoutMs ?? 5 * MINUTE,
            maxBuffer: request.maxOutput ?? 64 * MIB,
            cancelSignal: options.signal,
            killDescendants: true,
            ...(request.stdin === undefined ? { stdin: 'ignore' } : { input: request.stdin }),
        });
        if (!ended.failed)
            return ok(Buffer.from(ended.stdout));
        return fail(wordsOf(ended, request));
    };
}
function wordsOf(ended, request) {
    const command = `git ${request.args.find((argument) => !argument.startsWith('-')) ?? ''}`.trim();
    if (ended.isCanceled)
        return `${command} was cancelled`;
    if (ended.timedOut)
        return `${command} did not end within ${(request.timeoutMs ?? 5 * MINUTE) / 1000} s`;
    if (ended.isMaxBuffer)
        return `${command} printed more than ${request.maxOutput ?? 64 * MIB} bytes`;
    const said = reasonIn(ended.stderr);
    if (said !== '')
        return `${command} said: ${said}`;
    return ended.exitCode === undefined ? `${command} could not be started` : `${command} ended with ${ended.exitCode}`;
}
/** The line that names the failure; what follows from it, and advice, comes after. */
function reasonIn(stderr) {
    if (!(stderr instanceof Uint8Array))
        return '';
    const lines = new TextDecoder().decode(stderr).split(/[\r\n]+/);
    const line = lines.find((one) => one.startsWith('fatal: ')) ?? lines.findLast((one) => one.trim() !== '') ?? '';
    return line.trim().slice(0, 500);
}
