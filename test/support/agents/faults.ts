// A stand-in for one of the guard's sockets: it hands everything on until it is told to fail. Agents reach the guard by the path of a
// socket alone, so that it stands in their way without a switch in the guard.
import { renameSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closed } from './listening.ts';

/**
 * `refused`: nothing listens any more. `killed`: it takes the question, then the connection breaks and nothing listens. `hung`: it takes
 * questions and never answers. `garbled`: it answers with status 200 what is no answer. `empty`: it answers 200 with nothing.
 */
export type Fault = 'refused' | 'killed' | 'hung' | 'garbled' | 'empty';

export interface Exchange {
  /** The last part of the path. */
  readonly event: string;
  readonly question: string;
}

/** What stands in the place of one answer. */
export interface Answer {
  readonly type: string;
  readonly body: Buffer;
}

export const GARBAGE = '{"decision":"al\u0000low}}] no answer';

export class StandIn implements AsyncDisposable {
  /** All that was asked, in order. */
  readonly asked: Exchange[] = [];
  /** Told of a question before it is handed on. */
  onAsked: (exchange: Exchange) => void | Promise<void> = () => undefined;
  /** Told when its answer has gone out whole. */
  onAnswered: (exchange: Exchange) => void = () => undefined;
  /** What it answers by itself, so that the one behind is not asked. */
  lie: (exchange: Exchange) => Answer | undefined = () => undefined;
  /** Answers once in the place of the one behind, which is asked. */
  instead: Answer | undefined;
  readonly #server: Server;
  readonly #behind: string;
  #fault: Fault | undefined;

  private constructor(server: Server, behind: string) {
    this.#server = server;
    this.#behind = behind;
    server.on('request', (request, response) => void this.#serve(request, response).catch(() => response.destroy()));
    server.on('clientError', (_error, socket) => socket.destroy());
  }

  /** Takes the place of the socket at `path`, on which somebody listens. */
  static async at(path: string): Promise<StandIn> {
    const behind = `${path}.real`;
    renameSync(path, behind);
    const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 });
    const standIn = new StandIn(server, behind);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
    return standIn;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
    rmSync(this.#behind, { force: true });
  }

  /** From here on. An exchange that is under way fails too. */
  fail(fault: Fault): void {
    this.#fault = fault;
    if (fault === 'refused') this.#gone();
  }

  #gone(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const exchange = { event: request.url?.split('?')[0]?.split('/').at(-1) ?? '', question: body.toString('utf8') };
    this.asked.push(exchange);
    await this.onAsked(exchange);
    if (this.#failed(response)) return;
    const lie = this.lie(exchange);
    if (lie !== undefined) return put(response, lie);
    const { method = '', url: path = '', headers } = request;
    const answered = Promise.withResolvers<IncomingMessage>();
    const onward = ask({ socketPath: this.#behind, path, method, headers, agent: false }, answered.resolve);
    onward.on('error', answered.reject);
    response.once('close', () => void (response.writableFinished || onward.destroy()));
    onward.end(body);
    const answer = await answered.promise;
    answer.on('error', () => response.destroy());
    if (this.instead !== undefined) {
      const instead = this.instead;
      this.instead = undefined;
      answer.resume();
      return put(response, instead);
    }
    if (this.#failed(response)) return void answer.resume();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    for await (const chunk of answer) {
      if (this.#fault !== undefined) return void response.destroy();
      response.write(chunk);
    }
    await new Promise<void>((resolve) => response.once('close', resolve).end(resolve));
    this.onAnswered(exchange);
  }

  /** Whether this exchange fails, which is done then. */
  #failed(response: ServerResponse): boolean {
    switch (this.#fault) {
      case undefined:
        return false;
      case 'refused':
      case 'killed':
        this.#gone();
        response.destroy();
        return true;
      case 'hung':
        return true;
      case 'garbled':
      case 'empty':
        response.writeHead(200, { 'content-type': 'application/json' }).end(this.#fault === 'empty' ? '' : GARBAGE);
        return true;
    }
  }
}

function put(response: ServerResponse, { type, body }: Answer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.byteLength }).end(body);
}
