// Starts an agent, confined or not, and ends it with everything in it.
import type { ChildProcess } from 'node:child_process';
import { endGroup } from '../../subprocess/group.ts';
import { type Host, thisHost } from '../../subprocess/host.ts';
import { withMark } from '../../subprocess/mark.ts';
import type { PidNamespace } from '../../subprocess/pid-namespace.ts';
import { spawnProblem } from '../../subprocess/spawn-problem.ts';
import type { AgentExit, AgentProcess, LaunchPlan } from '../adapter.ts';
import type { Confinement } from './confinement.ts';
import { linesOf } from './output-lines.ts';
import type { AgentPlace } from './place.ts';
import { Tail } from './tail.ts';

export interface LaunchOptions {
  readonly plan: Pick<LaunchPlan, 'argv' | 'env'>;
  readonly place: AgentPlace;
  /** The baseline with what `pass-env` gives (src/subprocess/environment.ts), PATH without what the workspace could supply. */
  readonly environment: Readonly<Record<string, string>>;
  /** By which what it leaves is found; unique to this start. */
  readonly mark: string;
  /** Absent: it is not confined. */
  readonly confinement?: Confinement;
  /** Where it is not confined: so that nothing of it outlives it. */
  readonly pidNamespace?: PidNamespace;
  /** Takes secrets out of what it said on standard error. */
  readonly redact: (text: string) => string;
  /** Bytes of one line, and of standard error's end, that are kept. */
  readonly limits?: { readonly line: number; readonly stderr: number };
}

const LIMITS = { line: 16 * 1024 * 1024, stderr: 64 * 1024 };
/** Milliseconds that standard error is waited for once nothing is left of the agent. */
const LAST_WORDS_MS = 250;

/** Starts it; never throws: an agent that does not start ends as `not-started`. */
export function launchAgent(options: LaunchOptions, host: Host = thisHost): AgentProcess {
  const { plan, place, confinement } = options;
  const argv = confinement?.wrap(plan.argv) ?? options.pidNamespace?.wrap(plan.argv) ?? plan.argv;
  const env = environmentOf(options);
  const [file, ...args] = argv;
  const attempt = { argv, cwd: place.folders.workspace, env };
  let child: ChildProcess;
  try {
    child = host.spawn(file, args, { ...attempt, stdio: 'pipe', detached: host.platform !== 'win32', windowsHide: true });
  } catch (error) {
    return notStarted(spawnProblem(error, attempt));
  }
  return new Running(child, options, host, (error) => spawnProblem(error, attempt));
}

/** All that the agent sees of an environment. */
export function environmentOf({ plan, place, environment, mark, confinement }: LaunchOptions): Record<string, string> {
  const { TMP: _tmp, TEMP: _temp, ...base } = environment;
  const { home, temp } = place.folders;
  const path = confinement?.path ?? base['PATH'] ?? '';
  return withMark({ TERM: 'dumb', ...base, ...direct(base), ...plan.env, PATH: plan.env['PATH'] ?? path, HOME: home, TMPDIR: temp }, mark);
}

/** A proxy that `pass-env` gives is none between the agent and the guard, which listens on the loopback. */
function direct(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!Object.keys(given).some((name) => /^(?:https?|all)_proxy$/i.test(name))) return {};
  const besides = [given['NO_PROXY'], given['no_proxy']].flatMap((hosts) => hosts?.split(',') ?? []);
  const hosts = [...new Set(['127.0.0.1', 'localhost', ...besides.map((host) => host.trim())])].filter((host) => host !== '').join(',');
  return { NO_PROXY: hosts, no_proxy: hosts };
}

class Running implements AgentProcess {
  readonly lines: AsyncIterable<string>;
  readonly ended: Promise<AgentExit>;
  readonly #child: ChildProcess;
  readonly #host: Host;
  readonly #mark: string;
  readonly #exit = Promise.withResolvers<void>();
  #hasEnded = false;
  #ending: Promise<void> | undefined;

  constructor(child: ChildProcess, options: LaunchOptions, host: Host, problem: (error: unknown) => string) {
    this.#child = child;
    this.#host = host;
    this.#mark = options.mark;
    const limits = options.limits ?? LIMITS;
    const stderr = new Tail(limits.stderr);
    child.stderr?.on('data', (bytes: Buffer) => stderr.add(bytes));
    for (const stream of [child.stdin, child.stderr]) stream?.on('error', () => undefined);
    const { promise: gone, resolve: allGone } = Promise.withResolvers<void>();
    const { promise: ended, resolve } = Promise.withResolvers<AgentExit>();
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      allGone();
      resolve({ kind: 'not-started', words: problem(error) });
    });
    child.once('exit', (code, name) => {
      this.#hasEnded = true;
      this.#exit.resolve();
      void this.#end()
        .then(allGone)
        .then(() => closed(child.stderr))
        .then(() => {
          const said = stderr.text(options.redact);
          const why = options.confinement === undefined ? undefined : startProblem(code, said);
          if (why !== undefined) resolve({ kind: 'not-started', words: why });
          else if (code === null) resolve({ kind: 'signalled', signal: name ?? 'unknown', stderr: said });
          else resolve({ kind: 'exited', code, stderr: said });
        });
    });
    this.ended = ended;
    this.lines = child.stdout === null ? nothing() : linesOf(child.stdout, limits.line, gone);
  }

  write(text: string): boolean {
    const { stdin } = this.#child;
    if (stdin === null || !stdin.writable) return false;
    stdin.write(text);
    return true;
  }

  closeInput(): void {
    this.#child.stdin?.end();
  }

  kill(): void {
    if (this.#child.pid !== undefined) void this.#end();
  }

  /** Ends its group, its namespace with it, and what carries its mark. */
  #end(): Promise<void> {
    const { pid } = this.#child;
    if (pid === undefined) return Promise.resolve();
    this.#ending ??= this.#endAll(pid);
    return this.#ending;
  }

  async #endAll(pid: number): Promise<void> {
    const work = this.#endGroup(pid);
    this.#host.reaper.follow(work);
    await work;
  }

  async #endGroup(pid: number): Promise<void> {
    const mark = this.#mark;
    const kin = await endGroup({ pid, mark, ended: this.#exit.promise, hasEnded: () => this.#hasEnded }, this.#host);
    await this.#host.reaper.reap({ pid, mark, kin });
  }
}

/** What bubblewrap or the forwarder said in place of the agent; undefined where the agent ran. */
function startProblem(code: number | null, stderr: string): string | undefined {
  const [line = '', ...more] = stderr.trimEnd().split('\n');
  if (more.length > 0) return undefined;
  if (code === 1 && line.startsWith('bwrap: ')) return `bubblewrap could not start the agent: ${line.slice('bwrap: '.length)}`;
  if (code === null || code < 125 || code > 127) return undefined;
  return /^the (?:agent did not start|forwarder) /.test(line) ? line : undefined;
}

async function closed(stream: ChildProcess['stderr']): Promise<void> {
  if (stream === null || stream.readableEnded || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LAST_WORDS_MS);
    stream.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  stream.destroy();
}

function notStarted(words: string): AgentProcess {
  return {
    lines: nothing(),
    write: () => false,
    closeInput: () => undefined,
    ended: Promise.resolve({ kind: 'not-started', words }),
    kill: () => undefined,
  };
}

async function* nothing(): AsyncGenerator<string, void, undefined> {
  // No line.
}
