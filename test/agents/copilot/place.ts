// Copilot CLI in a scratch HOME and workspace against a scripted model, with hooks that ask a server of the test's own. It runs as its plan
// says, or bare, with settings of the test's own. Where the plan is for a mount namespace of its own, it gets one.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AgentExit, AgentFolders, AgentProcess, HookReply, LaunchContext } from '../../../src/agents/adapter.ts';
import { copilot } from '../../../src/agents/copilot/adapter.ts';
import { closed, listening } from '../../support/agents/listening.ts';
import { endProcessesOf } from '../../support/agents/processes.ts';

export const MODEL = 'claude-sonnet-4.5';
export const KEY = `key-${randomBytes(6).toString('hex')}`;
const LIMIT_MS = 50_000;

/** What a hook before a call is answered; undefined: it is allowed. */
export type Answer = (body: string) => HookReply | undefined;

export class Place implements AsyncDisposable {
  readonly root: string = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  readonly folders: AgentFolders = {
    workspace: join(this.root, 'work'),
    home: join(this.root, 'home'),
    temp: join(this.root, 'tmp'),
    guard: join(this.root, 'guard'),
  };
  /** The bodies of the questions before calls. */
  readonly heard: string[] = [];
  readonly #server: Server = createServer();
  readonly #answer: Answer;
  #url = '';

  private constructor(answer: Answer) {
    this.#answer = answer;
  }

  static async open(answer: Answer = () => undefined): Promise<Place> {
    const place = new Place(answer);
    for (const folder of Object.values(place.folders)) mkdirSync(folder);
    place.#server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => response.end(place.#reply(request.url ?? '', Buffer.concat(chunks).toString('utf8')).stdout));
    });
    place.#url = await listening(place.#server);
    for (const event of ['pre', 'post']) {
      writeFileSync(place.shim(event), `#!/bin/sh\nexec curl -sS --data-binary @- ${place.#url}/${event}\n`);
      chmodSync(place.shim(event), 0o755);
    }
    return place;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await endProcessesOf(this.folders.home);
    await closed(this.#server);
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }

  #reply(path: string, body: string): HookReply {
    if (path !== '/pre') return copilot.dialect.keep();
    this.heard.push(body);
    const answered = this.#answer(body);
    if (answered !== undefined) return answered;
    const question = copilot.dialect.read('pre', body);
    if (!question.ok || question.value.event !== 'pre') return copilot.dialect.deny(undefined, 'it cannot be read');
    return copilot.dialect.allow(question.value.call);
  }

  /** Files below the workspace. */
  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) this.put(join(this.folders.workspace, name), text);
  }

  put(path: string, text: string): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  has(name: string): boolean {
    return existsSync(join(this.folders.workspace, name));
  }

  text(name: string): string {
    return this.has(name) ? readFileSync(join(this.folders.workspace, name), 'utf8') : '';
  }

  shim(event: string): string {
    return join(this.folders.guard, event);
  }

  context(program: LaunchContext['program'], url: string, more: Partial<LaunchContext> = {}): LaunchContext {
    return {
      version: '1.0.102',
      program,
      folders: this.folders,
      prompt: 'Go on.',
      model: MODEL,
      wire: 'anthropic',
      gateway: { url, token: KEY },
      decisions: { url: this.#url, token: '', shim: (event) => this.shim(event) },
      answerMs: 15_000,
      guidance: '',
      skills: [],
      mcp: [],
      allow: { external: false, delegation: true },
      confined: false,
      args: [],
      random: (bytes) => randomBytes(bytes).toString('hex'),
      ...more,
    };
  }

  planned(context: LaunchContext): AgentProcess {
    const plan = copilot.plan(context);
    const tops = { home: this.folders.home, guard: this.folders.guard, system: join(this.root, 'etc') };
    for (const { in: where, path, text } of plan.files) this.put(join(tops[where], path), text);
    return this.start(context.confined ? [...this.#namespace(plan.masked), ...plan.argv] : plan.argv, plan.env);
  }

  /** A mount namespace in which /etc has the plan's own files besides the machine's. */
  #namespace(masked: readonly string[]): readonly string[] {
    const own = join(this.root, 'etc');
    const etc = readdirSync('/etc')
      .filter((name) => !readdirSync(own).includes(name))
      .flatMap((name) => ['--ro-bind-try', join('/etc', name), join('/etc', name)]);
    const planned = readdirSync(own).flatMap((name) => ['--ro-bind', join(own, name), join('/etc', name)]);
    const covers = masked.filter((path) => this.has(path)).flatMap((path) => ['--tmpfs', join(this.folders.workspace, path)]);
    return ['bwrap', '--dev-bind', '/', '/', '--tmpfs', '/etc', ...etc, ...planned, ...covers, '--die-with-parent', '--'];
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
