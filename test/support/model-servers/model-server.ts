import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { parseJson } from '../../../src/contract/json/parse.ts';
import { closed, listening } from '../agents/listening.ts';
import { Given } from './given.ts';
import type { ScriptedAnswer, ScriptedTurn } from './script.ts';
import type { SeenRequest, Wire } from './wire.ts';

/**
 * A model server on the loopback that plays a script, one answer a request. A request that its wire would not take is answered
 * 400 with words that begin `wrong request`, and is remembered in `complaints`: a test ends by looking there.
 */
export class ModelServer {
  readonly url: string;
  readonly seen: SeenRequest[] = [];
  readonly complaints: string[] = [];
  readonly #server: Server;
  readonly #wire: Wire;
  readonly #script: readonly ScriptedAnswer[];
  readonly #given = new Given();
  #played = 0;

  private constructor(server: Server, url: string, wire: Wire, script: readonly ScriptedAnswer[]) {
    this.#server = server;
    this.url = url;
    this.#wire = wire;
    this.#script = script;
  }

  static async start(wire: Wire, script: readonly ScriptedAnswer[]): Promise<ModelServer> {
    const server = createServer();
    const self = new ModelServer(server, await listening(server), wire, script);
    server.on('request', (request, response) => void self.#serve(request, response));
    return self;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
  }

  /** The last request. */
  get last(): SeenRequest {
    const request = this.seen.at(-1);
    if (request === undefined) throw new Error('the model server was not asked');
    return request;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    const read = parseJson(text === '' ? '{}' : text);
    if (!read.ok) return this.#refuse(response, [`the body is not strict JSON: ${read.error.message}`]);
    const seen: SeenRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      text,
      document: read.value,
    };
    this.seen.push(seen);
    const complaints = this.#wire.check(seen, this.#given);
    const answer = this.#script[this.#played];
    if (complaints.length > 0) return this.#refuse(response, complaints);
    if (answer === undefined) return this.#refuse(response, ['the script is over']);
    this.#played += 1;
    if (answer.kind === 'turn') return this.#play(response, answer);
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(this.#wire.errorBody(answer));
  }

  #refuse(response: ServerResponse, complaints: readonly string[]): void {
    this.complaints.push(...complaints);
    const words = `wrong request: ${complaints.join('; ')}`;
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(this.#wire.errorBody({ kind: 'status', status: 400, message: words }));
  }

  async #play(response: ServerResponse, turn: ScriptedTurn): Promise<void> {
    this.#given.add(turn);
    const all = this.#wire.events(turn, this.#played);
    const end = turn.tornAfter ?? turn.endedAfter ?? turn.stalledAfter ?? turn.errorAfter ?? all.length;
    const events = [...all.slice(0, end), ...(turn.errorAfter === undefined ? [] : [this.#wire.errorEvent()])];
    response.writeHead(200, { 'content-type': this.#wire.contentType });
    response.flushHeaders();
    const bytes = Buffer.concat(events);
    const size = turn.bytesPerWrite ?? Math.max(1, bytes.length);
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      // A turn of the event loop, so that the pieces arrive as pieces.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (turn.stalledAfter !== undefined) return;
    if (turn.tornAfter !== undefined) response.socket?.destroySoon();
    else response.end();
  }
}
