// An agent in a scratch HOME and workspace against a scripted model, with hooks that ask a server of the test's own. It runs as its plan
// says, or bare, with settings of the test's own. Where the plan is for a mount namespace of its own, it gets one.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Adapter, AgentExit, AgentFolders, AgentProcess, HookReply, LaunchContext, LaunchPlan } from '../../src/agents/adapter.ts';
import { closed, listening } from '../support/agents/listening.ts';
import { endProcessesOf } from '../support/agents/processes.ts';
import { put, testFolder } from '../support/run/folder.ts';
import { launchContext } from './launch-context.ts';

export const KEY = `key-${randomBytes(6).toString('hex')}`;
const LIMIT_MS = 50_000;

/** What a hook asks. */
export interface Heard {
  readonly event: string;
  readonly body: string;
}

export abstract class BarePlace implements AsyncDisposable {
  readonly root: string = testFolder();
  readonly folders: AgentFolders = {
    workspace: join(this.root, 'work'),
    home: join(this.root, 'home'),
    temp: join(this.root, 'tmp'),
    guard: join(this.root, 'guard'),
  };
  protected abstract readonly adapter: Adapter;
  /** What of a launch is this agent's. */
  protected abstract readonly launch: Pick<LaunchContext, 'version' | 'model' | 'wire'>;
  readonly #server = createServer();
  #url = '';

  /** What a hook is answered. */
  protected abstract reply(heard: Heard): HookReply;

  /** The words before a command that give it the mount namespace of a plan, whose files below /etc lie in `system`. */
  protected abstract namespace(plan: LaunchPlan, system: string): readonly string[];

  /** Makes the folders and listens for hooks. */
  protected async begin(): Promise<void> {
    for (const folder of Object.values(this.folders)) mkdirSync(folder);
    this.#server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const heard = { event: (request.url ?? '/').slice(1), body: Buffer.concat(chunks).toString('utf8') };
        response.end(this.reply(heard).stdout);
      });
    });
    this.#url = await listening(this.#server);
    for (const event of ['pre', 'post'])
      put(this.folders.guard, { [event]: { program: `#!/bin/sh\nexec curl -sS --data-binary @- ${this.#url}/${event}\n` } });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await endProcessesOf(this.folders.home);
    await closed(this.#server);
  }

  /** Files below the workspace. */
  write(files: Readonly<Record<string, string>>): void {
    put(this.folders.workspace, files);
  }

  /** A file at an absolute path. */
  put(path: string, text: string): void {
    put('/', { [path]: text });
  }

  has(name: string): boolean {
    return existsSync(join(this.folders.workspace, name));
  }

  shim(event: string): string {
    return join(this.folders.guard, event);
  }

  context(program: LaunchContext['program'], url: string, more: Partial<LaunchContext> = {}): LaunchContext {
    return launchContext({
      ...this.launch,
      program,
      folders: this.folders,
      gateway: { url, token: KEY },
      decisions: { url: this.#url, token: '', shim: (event) => this.shim(event) },
      answerMs: 15_000,
      confined: false,
      random: (bytes) => randomBytes(bytes).toString('hex'),
      ...more,
    });
  }

  /** Starts it as its plan says. */
  planned(context: LaunchContext): AgentProcess {
    const plan = this.adapter.plan(context);
    const tops = { home: this.folders.home, guard: this.folders.guard, system: join(this.root, 'etc') };
    for (const { in: where, path, text } of plan.files) put(tops[where], { [path]: text });
    return this.start(context.confined ? [...this.namespace(plan, tops.system), ...plan.argv] : plan.argv, plan.env);
  }

  start([program = '', ...args]: readonly string[], env: Readonly<Record<string, string>>): AgentProcess {
    const { workspace, home, temp } = this.folders;
    const path = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);
    const child = spawn(program, args, {
      cwd: workspace,
      env: { PATH: path, HOME: home, TMPDIR: temp, LANG: 'C.UTF-8', ...env },
      stdio: 'pipe',
      detached: true,
    });
    const stderr: Buffer[] = [];
    child.stderr.on('data', (bytes: Buffer) => stderr.push(bytes));
    child.stdin.on('error', () => undefined);
    const kill = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        return;
      }
    };
    const limit = setTimeout(kill, LIMIT_MS);
    const { promise: ended, resolve } = Promise.withResolvers<AgentExit>();
    void ended.finally(() => clearTimeout(limit));
    child.once('error', (error) => resolve({ kind: 'not-started', words: String(error) }));
    child.once('close', (code, signal) => {
      const said = Buffer.concat(stderr).toString('utf8');
      resolve(code === null ? { kind: 'signalled', signal: signal ?? 'SIGKILL', stderr: said } : { kind: 'exited', code, stderr: said });
    });
    return {
      lines: createInterface({ input: child.stdout, crlfDelay: Infinity }),
      write: (text) => child.stdin.writable && (child.stdin.write(text), true),
      closeInput: () => child.stdin.end(),
      ended,
      kill,
    };
  }
}
