// What the composition roots hand to everything below: the process's environment, clock, randomness and log, as arguments.
import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InsideProgram } from '../agents/launch/confinement.ts';
import { messageOf } from '../contract/message.ts';
import { EXIT_CODES } from '../contract/record.ts';
import type { SessionEvent } from '../contract/event.ts';
import type { Clock } from '../session/ports.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Where relative paths of the command line begin. */
  readonly cwd: string;
  readonly clock: Clock;
  /** As many random bytes, in hex. */
  readonly random: (bytes: number) => string;
  /** One line for the person who watches; neutralised already. */
  readonly say: (line: string) => void;
  /** Told of every event of the session. */
  readonly events?: (event: SessionEvent) => void;
  /** The action's own programs that the runner starts again after this step, absolute. */
  readonly programs?: readonly string[];
  /** Of this project, as it was installed. */
  readonly folders: OwnFolders;
  /** Aborts when the run is cancelled, or when this process has failed. */
  readonly signal: AbortSignal;
  /** How this process failed where nobody could catch it, in a sentence. */
  readonly failed?: () => string | undefined;
}

export interface OwnFolders {
  /** Which versions of which agents are tested, with their lock files. */
  readonly agents: string;
  /** The program that goes along into an agent's confinement. */
  readonly inside: InsideProgram;
}

export const realClock: Clock = { monotonic: () => performance.now(), wall: () => Date.now() };

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Milliseconds that are left to seal the ledger after this process has failed. */
const LAST_MS = 20_000;

/**
 * A signal that aborts when the system asks this process to end, or when something in it failed that nobody could catch: then the session
 * ends as a guard error, at the latest after a while. The handlers stay, so that a second SIGINT does not end the process before its
 * ledger is sealed; SIGKILL is what remains.
 */
function cancellation(): { readonly signal: AbortSignal; readonly failed: () => string | undefined } {
  outliveReaders();
  const controller = new AbortController();
  let failure: string | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => controller.abort(new Error(`the run was cancelled by ${name}`)));
  const fail = (error: unknown): void => {
    failure ??= `the guard itself failed: ${messageOf(error)}`;
    controller.abort(new Error(failure));
    setTimeout(() => process.exit(EXIT_CODES['guard-error']), LAST_MS).unref();
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // Also where nothing is left that could settle what is waited for.
  process.on('exit', () => {
    if (failure !== undefined) process.exitCode = EXIT_CODES['guard-error'];
  });
  return { signal: controller.signal, failed: () => failure };
}

/** A reader of the log or the events that goes away ends nothing: the session goes on, and its ledger is sealed. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** This process as a host. `say` is where a line for the person who watches goes. */
export function thisProcess(say: Host['say'], more: Pick<Host, 'programs'> = {}): Host {
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
export function ownFolders(program: string): OwnFolders {
  const here = dirname(realpathOr(program));
  const bundle = join(here, '..', 'inside');
  const node = process.execPath;
  const inside = existsSync(join(bundle, 'index.js'))
    ? { node, folder: bundle, entry: 'index.js' }
    : { node, folder: join(here, '..'), entry: 'main/inside.ts' };
  return { agents: join(here, '..', '..', 'agents'), inside };
}

function realpathOr(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
