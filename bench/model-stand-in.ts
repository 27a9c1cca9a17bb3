/**
 * A model on the loopback that answers at once: so many turns with one call each, then one with text. It keeps when each request came
 * and when its answer was out, so that what lies between an answer and the next request is its client's own time.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { anthropicWire } from '../test/support/model-servers/anthropic-wire.ts';
import { calls, says, turn } from '../test/support/model-servers/script.ts';

const INPUT = JSON.stringify({ operations: [{ op: 'read', path: 'a.txt' }] });

export class ModelStandIn implements AsyncDisposable {
  /** When each request had come, and when its answer was out, in milliseconds. */
  readonly came: number[] = [];
  readonly answered: number[] = [];
  readonly #server: Server;
  readonly #turns: number;
  readonly #onLast: () => void;

  private constructor(server: Server, turns: number, onLast: () => void) {
    this.#server = server;
    this.#turns = turns;
    this.#onLast = onLast;
  }

  /** `onLast` is called when the last request has come, before it is answered. */
  static async start(turns: number, onLast: () => void): Promise<ModelStandIn> {
    const server = createServer();
    const self = new ModelStandIn(server, turns, onLast);
    server.on('request', (request, response) => {
      request.resume().on('end', () => self.#answer(response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return self;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Milliseconds between each answer and the request that follows it. */
  get between(): readonly number[] {
    return this.came.slice(1).map((at, index) => at - (this.answered[index] ?? at));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(response: ServerResponse): void {
    const number = this.came.push(performance.now());
    const isLast = number > this.#turns;
    if (isLast) this.#onLast();
    const scripted = isLast ? turn([says('Done.')]) : turn([calls(`call_${number}`, 'files', INPUT)]);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(Buffer.concat(anthropicWire('').events(scripted, number)), () => this.answered.push(performance.now()));
  }
}
