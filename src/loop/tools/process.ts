/**
 * Starts what a tool runs, so that nothing of it outlives the call: in a PID namespace where one can be had, else the call waits
 * until the sweep has found what left the process group.
 */
import { tmpdir } from 'node:os';
import type { PidNamespace } from '../../subprocess/pid-namespace.ts';
import { drain, type Host, thisHost } from '../../subprocess/host.ts';
import { withMark } from '../../subprocess/mark.ts';
import { onePipeHost } from '../../subprocess/one-pipe.ts';
import { run } from '../../subprocess/run.ts';
import type { RunEnd, RunRequest, RunResult } from '../../subprocess/types.ts';
import { unreachable } from '../../contract/result.ts';

/** Bytes of output past which a program is ended (contract 1.4). */
export const MAX_OUTPUT = 64 * 1024 * 1024;

/** Milliseconds that output may still arrive once the program itself has ended. */
const DRAIN_MS = 250;

export interface ProcessOptions {
  /** Absent where the system offers none that works. */
  readonly namespace?: PidNamespace;
  /** A new mark for every call. */
  readonly marks: () => string;
  /** A folder for what has a name for a moment; the system's own where absent. */
  readonly temporary?: string;
}

export type ProcessRequest = Pick<RunRequest, 'argv' | 'cwd' | 'env' | 'stdin' | 'timeoutMs' | 'keepStderr' | 'signal' | 'verbatim'>;

/** Runs a program to its end; settles when nothing that it started is left, as far as the system lets one know. Never rejects. */
export async function runProcess(request: ProcessRequest, options: ProcessOptions): Promise<RunResult> {
  return supervise(request, options, thisHost);
}

/**
 * The same with both outputs as one, in the order in which they were printed: the program must join them itself where no pipe can be
 * made, so that nothing is left on standard error.
 */
export async function runJoined(request: ProcessRequest, options: ProcessOptions): Promise<RunResult> {
  const host = await onePipeHost(options.temporary ?? tmpdir());
  const result = await supervise(request, options, host ?? thisHost);
  host?.dispose();
  return result;
}

async function supervise(request: ProcessRequest, { namespace, marks }: ProcessOptions, host: Host): Promise<RunResult> {
  const mark = marks();
  const argv = namespace?.wrap(request.argv) ?? request.argv;
  const env = withMark(request.env, mark);
  const result = await run({ ...request, argv, env, maxStdout: MAX_OUTPUT, drainMs: DRAIN_MS, mark }, host);
  const gone = namespace !== undefined && (result.end.kind === 'exited' || result.end.kind === 'signalled');
  if (!gone) await drain();
  return result;
}

/** How a program ended, as words that follow its name; undefined where it ended well. */
export function endWords(end: RunEnd, timeoutMs: number): string | undefined {
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
