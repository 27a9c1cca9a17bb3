// An MCP server over streamable HTTP in this process, which answers as a test says.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closed, listening } from '../../support/agents/listening.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly name?: string; readonly protocolVersion?: string };
}

/** Answers a call of a tool. */
export type Answer = (response: ServerResponse, id: number | undefined, body: string) => void;

export class HttpServer implements AsyncDisposable {
  readonly requests: { readonly method: string; readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
  /** Answers calls; all else is answered well. */
  onCall: Answer = (response, id) => json(response, `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"called"}]}}`);
  /** Takes the place of every answer where it gives true. */
  before: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async start(): Promise<HttpServer> {
    const server = createServer();
    const self = new HttpServer(server, `${await listening(server)}/mcp`);
    server.on('request', (request, response) => void self.#serve(request, response));
    return self;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return closed(this.#server);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    this.requests.push({ method: request.method ?? '', headers: request.headers, body });
    if (this.before(request, response)) return;
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const message = JSON.parse(body) as Message;
    if (message.id === undefined) return void response.writeHead(202).end();
    if (message.method === 'tools/call') return this.onCall(response, message.id, body);
    json(response, JSON.stringify({ jsonrpc: '2.0', id: message.id, result: resultOf(message) }));
  }
}

function resultOf({ method, params }: Message): object {
  if (method === 'initialize') {
    const serverInfo = { name: 'http', version: '1' };
    return { protocolVersion: params?.protocolVersion, capabilities: { tools: {} }, serverInfo };
  }
  return { tools: [{ name: 'echo', description: 'Gives back.', inputSchema: { type: 'object' } }] };
}

export function json(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

export function stream(response: ServerResponse, ...events: readonly string[]): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${event}\n\n`);
  return response;
}
