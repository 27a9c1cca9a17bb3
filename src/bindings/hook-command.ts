// Asks a hook program: one process a question, the request on its standard input, the answer on its standard output. The wire is
// contract/wire and contract/answer, the limits are subprocess/run; here an end becomes an answer or the words of a breakage.
import { performance } from 'node:perf_hooks';
import { isAbsolute, join } from 'node:path';
import { decodeAnswer } from '../contract/answer.ts';
import type { Breakage, BreakageKind, HookEvent, PostOutcome, PreOutcome } from '../contract/outcome.ts';
import { fail, type Result, unreachable } from '../contract/result.ts';
import { plainWords, quoteStderr, quoteStdout } from '../contract/words.ts';
import { encodeRequest, requestPieces, type WireRequest } from '../contract/wire.ts';
import type { HookPort, HookQuestion, HookSpec } from '../hooks/participant.ts';
import { type Host, thisHost } from '../subprocess/host.ts';
import { withMark } from '../subprocess/mark.ts';
import { run } from '../subprocess/run.ts';
import type { RunInput, RunResult } from '../subprocess/types.ts';

/** Bytes of standard output past which a hook is stopped (contract 7.3). */
const MOST_STDOUT = 8 * 1024 * 1024;
/** Bytes of standard error that are kept: what is quoted, and the rest of a character that begins there. */
const KEPT_STDERR = 2048 + 4;

/** Characters of an output past which the request is made while the program reads it. */
const LARGE = 1024 * 1024;

/** Where and as what a hook's program is started. */
export interface ResolvedCommand {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface CommandPortOptions {
  /** The absolute path of the workspace; what the request names, and where paths with a folder part begin. */
  readonly workspace: string;
  /** The folder in which hooks run; the workspace where absent. */
  readonly cwd?: string;
  /** The whole environment of the hooks; the mark is added. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes the place of `workspace`, `cwd` and `env` for a program: where guard files come from a snapshot. Must not throw. */
  readonly resolve?: (spec: HookSpec) => ResolvedCommand;
  /** Milliseconds, monotonic. */
  readonly now?: () => number;
  /** A new mark for every call. */
  readonly marks: () => string;
}

/** Hooks as programs. Questions may be asked at once; none delays another. */
export function commandPort(options: CommandPortOptions): HookPort {
  const resolve = options.resolve ?? ((spec) => asDeclared(spec, options));
  const host: Host = { ...thisHost, now: options.now ?? (() => performance.now()) };
  return {
    async ask(spec, question, signal) {
      const { argv, cwd, env } = resolve(spec);
      const mark = options.marks();
      const result = await run(
        {
          argv,
          cwd,
          env: withMark(env, mark),
          stdin: requestOf(question, options.workspace),
          timeoutMs: spec.timeoutMs,
          maxStdout: MOST_STDOUT,
          keepStderr: KEPT_STDERR,
          signal,
          mark,
        },
        host,
      );
      return answerOf(spec, question.event, result);
    },
  };
}

/** Contract 5.3: an absolute path as it is, one with a folder part from the workspace's root, a bare name by PATH. */
function asDeclared(spec: HookSpec, { workspace, cwd = workspace, env }: CommandPortOptions): ResolvedCommand {
  const [program, ...args] = spec.command;
  const hasFolder = program.includes('/') || (process.platform === 'win32' && program.includes('\\'));
  return { argv: [hasFolder && !isAbsolute(program) ? join(workspace, program) : program, ...args], cwd, env };
}

function requestOf({ event, call, matchedBasis, result }: HookQuestion, workspace: string): RunInput {
  const request: WireRequest = {
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
function answerOf(spec: HookSpec, event: HookEvent, result: RunResult): Result<PreOutcome | PostOutcome, Breakage> {
  const { end } = result;
  const broken = (kind: BreakageKind, what: string): Result<never, Breakage> =>
    fail({ kind, what: withOutput(what, result), plain: plainWords(kind) });
  switch (end.kind) {
    case 'exited': {
      if (end.code !== 0) return broken('exited', `it exited with code ${end.code}`);
      const answer = decodeAnswer(event, result.stdout);
      return answer.ok ? answer : fail({ ...answer.error, what: withStderr(answer.error.what, result) });
    }
    case 'signalled':
      return broken('killed', `it was ended by ${end.signal}`);
    case 'late':
      return broken(
        'late',
        end.phase === 'running'
          ? `it did not answer within ${spec.timeoutMs} ms`
          : `it exited, but something that it started still held its output open when its ${spec.timeoutMs} ms were over`,
      );
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

function withOutput(what: string, result: RunResult): string {
  return withStderr(result.stdout.length === 0 ? what : `${what}; ${quoteStdout(result.stdout)}`, result);
}

function withStderr(what: string, { stderr, stderrBytes }: RunResult): string {
  return stderrBytes === 0 ? what : `${what}; ${quoteStderr(stderr, stderrBytes)}`;
}
