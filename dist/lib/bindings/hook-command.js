// Asks a hook program: one process a question, the request on its standard input, the answer on its standard output. The wire is
// contract/wire and contract/answer, the limits are subprocess/run; here an end becomes an answer or the words of a breakage.
import { performance } from 'node:perf_hooks';
import { isAbsolute, join } from 'node:path';
import { decodeAnswer } from '../contract/answer.js';
import { fail, unreachable } from '../contract/result.js';
import { plainWords, quoteStderr, quoteStdout } from '../contract/words.js';
import { encodeRequest, requestPieces } from '../contract/wire.js';
import { thisHost } from '../subprocess/host.js';
import { withMark } from '../subprocess/mark.js';
import { run } from '../subprocess/run.js';
/** Bytes of standard output past which a hook is stopped (contract 7.3). */
const MOST_STDOUT = 8 * 1024 * 1024;
/** Bytes of standard error that are kept: what is quoted, and the rest of a character that begins there. */
const KEPT_STDERR = 2048 + 4;
/** Characters of an output past which the request is made while the program reads it. */
const LARGE = 1024 * 1024;
/** Hooks as programs. Questions may be asked at once; none delays another. */
export function commandPort(options) {
    const resolve = options.resolve ?? ((spec) => asDeclared(spec, options));
    const host = { ...thisHost, now: options.now ?? (() => performance.now()) };
    return {
        async ask(spec, question, signal) {
            const { argv, cwd, env } = resolve(spec);
            const mark = options.marks();
            const result = await run({
                argv,
                cwd,
                env: withMark(env, mark),
                stdin: requestOf(question, options.workspace),
                timeoutMs: spec.timeoutMs,
                maxStdout: MOST_STDOUT,
                keepStderr: KEPT_STDERR,
                signal,
                mark,
            }, host);
            return answerOf(spec, question.event, result);
        },
    };
}
/** Contract 5.3: an absolute path as it is, one with a folder part from the workspace's root, a bare name by PATH. */
function asDeclared(spec, { workspace, cwd = workspace, env }) {
    const [program, ...args] = spec.command;
    const hasFolder = program.includes('/') || (process.platform === 'win32' && program.includes('\\'));
    return { argv: [hasFolder && !isAbsolute(program) ? join(workspace, program) : program, ...args], cwd, env };
}
function requestOf({ event, call, matchedBasis, result }, workspace) {
    const request = {
        event,
        workspace,
        agentId: call.agentId,
        toolCallId: call.id,
        toolName: call.toolName,
        input: call.input,
        ...(result && { result }),
        ...(matchedBasis && { basis: matchedBasis }),
        ...(call.level && { level: call.level }),
    };
    return result !== undefined && result.output.text.length > LARGE ? { pieces: requestPieces(request) } : encodeRequest(request);
}
/** What the end of a hook's program means. */
function answerOf(spec, event, result) {
    const { end } = result;
    const broken = (kind, what) => fail({ kind, what: withOutput(what, result), plain: plainWords(kind) });
    switch (end.kind) {
        case 'exited': {
            if (end.code !== 0)
                return broken('exited', `it exited with code ${end.code}`);
            const answer = decodeAnswer(event, result.stdout);
            return answer.ok ? answer : fail({ ...answer.error, what: withStderr(answer.error.what, result) });
        }
        case 'signalled':
            return broken('killed', `it was ended by ${end.signal}`);
        case 'late':
            return broken('late', end.phase === 'running'
                ? `it did not answer within ${spec.timeoutMs} ms`
                : `it exited, but something that it started still held its output open when its ${spec.timeoutMs} ms were over`);
        case 'flooded':
            return broken('flooded', `it printed more than ${MOST_STDOUT} bytes`);
        case 'not-started':
            return broken('not-started', `it could not be started: ${end.message}`);
        case 'cancelled':
            return broken('late', 'the run was cancelled before it answered');
        default:
            return unreachable(end);
    }
}
function withOutput(what, result) {
    return withStderr(result.stdout.length === 0 ? what : `${what}; ${quoteStdout(result.stdout)}`, result);
}
function withStderr(what, { stderr, stderrBytes }) {
    return stderrBytes === 0 ? what : `${what}; ${quoteStderr(stderr, stderrBytes)}`;
}
