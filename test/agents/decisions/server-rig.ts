import { randomBytes } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Decider } from '../../../src/agents/decisions/decider.ts';
import { type DecisionServer, type DecisionServerOptions, openDecisionServer } from '../../../src/agents/decisions/server.ts';
import { type DialectForm, fakeDialect } from './fake.ts';

export const ALLOWS: Decider = {
  before: () => Promise.resolve({ kind: 'allow' }),
  after: () => Promise.resolve({ kind: 'keep' }),
};

export const QUESTION = '{"id":"c1","name":"run","input":{"n":1}}';

/** A decision server on both of its ways in, in a folder of its own. */
export class ServerRig implements AsyncDisposable {
  readonly folder: string;
  readonly token: string;
  readonly socketPath: string;
  /** What a shim is told. */
  readonly place: { readonly socketPath: string; readonly token: string };
  readonly problems: string[];
  readonly server: DecisionServer;

  private constructor(folder: string, token: string, problems: string[], server: DecisionServer) {
    this.folder = folder;
    this.socketPath = join(folder, 'guard.sock');
    this.place = { socketPath: this.socketPath, token };
    this.token = token;
    this.problems = problems;
    this.server = server;
  }

  static async open(options: Partial<DecisionServerOptions> = {}, form: DialectForm = 'json'): Promise<ServerRig> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
    const token = randomBytes(16).toString('hex');
    const problems: string[] = [];
    const opening = openDecisionServer({
      dialect: fakeDialect(form),
      decider: ALLOWS,
      token,
      listen: { unix: { path: join(folder, 'guard.sock') }, loopback: true },
      answerMs: 20_000,
      onProblem: (sentence) => void problems.push(sentence),
      onUnreadable: () => undefined,
      ...options,
    });
    opening.catch(() => rmSync(folder, { recursive: true, force: true }));
    return new ServerRig(folder, token, problems, await opening);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  ask(
    event: string,
    body: string | Buffer = QUESTION,
    how: { readonly token?: string; readonly over?: 'unix' | 'loopback'; readonly method?: string } = {},
  ): Promise<Answer> {
    const { token = this.token, over = 'unix', method = 'POST' } = how;
    const where =
      over === 'unix' ? { socketPath: this.socketPath } : { host: '127.0.0.1', port: Number(new URL(this.server.url ?? '').port) };
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asking = request(
      { ...where, path: `/${event}`, method, agent: false, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    asking.on('error', reject);
    asking.end(body);
    return promise;
  }
}

export interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: string;
}
