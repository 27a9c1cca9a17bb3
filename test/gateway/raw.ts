// Both ends of the gateway as bytes: a server that answers what a test says, and a client that reads whatever comes.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { closed, listening } from '../support/agents/listening.ts';

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Answering = (request: RawRequest, response: ServerResponse, incoming: IncomingMessage) => void | Promise<void>;

/** A provider on the loopback; `answering` may be changed between requests. */
export class RawServer implements AsyncDisposable {
  readonly seen: RawRequest[] = [];
  url = '';
  answering: Answering;
  readonly #server = createServer((incoming, response) => void this.#serve(incoming, response));

  private constructor(answering: Answering) {
    this.answering = answering;
  }

  static async start(answering: Answering): Promise<RawServer> {
    const self = new RawServer(answering);
    self.url = await listening(self.#server);
    return self;
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const seen = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks) };
    this.seen.push(seen);
    response.on('error', () => undefined);
    await this.answering(seen, response, incoming);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
  }
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The connection broke before the end. */
  readonly torn: boolean;
}

export interface RawAsk {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly socketPath?: string;
  /** Told of each piece; what it returns is waited for before the next one is read. */
  readonly onPiece?: (piece: Buffer) => void | Promise<void>;
}

/** One request; rejects where there is no answer at all. */
export function ask(url: string, { method = 'POST', path, headers = {}, body, socketPath, onPiece }: RawAsk): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const where = socketPath === undefined ? { ...hostOf(url) } : { socketPath };
    const sent = request({ ...where, method, path, headers: { ...type, ...headers }, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      const done = (torn: boolean): void =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces), torn });
      void (async () => {
        try {
          for await (const piece of answer) {
            pieces.push(Buffer.from(piece));
            await onPiece?.(Buffer.from(piece));
          }
          done(!answer.complete);
        } catch {
          done(true);
        }
      })();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function hostOf(url: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

/** Server-sent events as one text. */
export const events = (...data: readonly (object | string)[]): string =>
  data.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join('');
