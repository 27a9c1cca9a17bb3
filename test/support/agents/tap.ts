import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closed, listening } from './listening.ts';

export interface TappedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Stands before a server and keeps every request that comes. */
export class Tap implements AsyncDisposable {
  readonly url: string;
  readonly seen: TappedRequest[] = [];
  readonly #server: Server;
  readonly #behind: string;

  private constructor(server: Server, url: string, behind: string) {
    this.#server = server;
    this.url = url;
    this.#behind = behind;
    server.on('request', (request, response) => void this.#pass(request, response));
  }

  static async before(behind: string): Promise<Tap> {
    const server = createServer();
    return new Tap(server, await listening(server), behind);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const { method = '', url: path = '', headers } = request;
    this.seen.push({ method, path, headers, text: body.toString('utf8') });
    const onward = ask(new URL(path, this.#behind), { method, headers: { ...headers, host: new URL(this.#behind).host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  }
}
