// Gemini CLI in a scratch HOME and workspace against a scripted model, with hooks that ask a server of the test's own. It runs as its plan
// says, or bare: with settings of the test's own, in a folder that it trusts.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AgentExit, AgentFolders, AgentProcess, HookReply, LaunchContext, LaunchPlan } from '../../../src/agents/adapter.ts';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { closed, listening } from '../../support/agents/listening.ts';
import { endProcessesOf } from '../../support/agents/processes.ts';

export const MODEL = 'gemini-2.5-pro';
export const KEY = `key-${randomBytes(6).toString('hex')}`;
const LIMIT_MS = 50_000;

export interface Heard {
  readonly event: string;
  readonly body: string;
}

/** What a hook is answered; undefined: it is allowed, or kept. */
export type Answer = (heard: Heard) => HookReply | undefined;

export class Place implements AsyncDisposable {
  readonly root: string = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  readonly folders: AgentFolders = {
    workspace: join(this.root, 'work'),
    home: join(this.root, 'home'),
    temp: join(this.root, 'tmp'),
    guard: join(this.root, 'guard'),
  };
  readonly heard: Heard[] = [];
  readonly #server: Server = createServer();
  #answer: Answer = () => undefined;
  #url = '';

  static async open(files: Readonly<Record<string, string>> = {}, answer?: Answer): Promise<Place> {
    const place = new Place();
    for (const folder of Object.values(place.folders)) mkdirSync(folder);
    place.write(files);
    if (answer !== undefined) place.#answer = answer;
    place.#server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const heard = { event: (request.url ?? '/').slice(1), body: Buffer.concat(chunks).toString('utf8') };
        place.heard.push(heard);
        const { dialect } = geminiCli;
        const said = place.#answer(heard) ?? (heard.event === 'pre' ? dialect.allow(NO_CALL) : dialect.keep());
        response.end(said.stdout);
      });
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

  shim(event: string): string {
    return join(this.folders.guard, event);
  }

  context(program: LaunchContext['program'], url: string, more: Partial<LaunchContext> = {}): LaunchContext {
    return {
      version: '0.61.0',
      program,
      folders: this.folders,
      prompt: 'Go on.',
      model: MODEL,
      wire: 'gemini',
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

  /** Starts it as its plan says; where the plan is for a mount namespace of its own, in one. */
  planned(context: LaunchContext): AgentProcess {
    const plan = geminiCli.plan(context);
    for (const { in: where, path, text } of plan.files) {
      if (where === 'system') throw new Error('nothing is written below /etc');
      this.put(join(where === 'home' ? this.folders.home : this.folders.guard, path), text);
    }
    return this.start(context.confined ? this.#masked(plan) : plan.argv, plan.env);
  }

  #masked({ argv, masked }: LaunchPlan): readonly string[] {
    const covers = masked.flatMap((path) => {
      const at = join(this.folders.workspace, path);
      return existsSync(at) && statSync(at).isFile() ? ['--ro-bind', '/dev/null', at] : ['--tmpfs', at];
    });
    return ['bwrap', '--dev-bind', '/', '/', ...covers, '--die-with-parent', '--', ...argv];
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
    const ended = new Promise<AgentExit>((resolve) => {
      const end = (exit: AgentExit): void => {
        clearTimeout(limit);
        resolve(exit);
      };
      child.once('error', (error) => end({ kind: 'not-started', words: String(error) }));
      child.once('close', (code, signal) => {
        const said = Buffer.concat(stderr).toString('utf8');
        end(code === null ? { kind: 'signalled', signal: signal ?? 'SIGKILL', stderr: said } : { kind: 'exited', code, stderr: said });
      });
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

const NO_CALL = { name: '', input: { kind: 'raw', text: '' } } as const;
