import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { anthropicWire } from '../model-servers/anthropic-wire.ts';
import type { Block } from '../model-servers/script.ts';
import { says, turn } from '../model-servers/script.ts';
import { listening } from './listening.ts';

/** A request as it came in. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly text: string;
}

/** What the model does in one turn. It may wait: the agent waits with it. */
export type Turn = (asked: Asked) => readonly Block[] | Promise<readonly Block[]>;

export interface AgentScript {
  readonly main: readonly Turn[];
  /** By the word after `SUBAGENT` in the prompt of the sub-agent. */
  readonly sub?: Readonly<Record<string, readonly Turn[]>>;
}

/**
 * Anthropic's API for whole agents: which turn is due is told by the request itself, so that conversations may run side by side and a
 * repeated request is answered alike. A turn beyond the script, and a request without tools, is answered with a text.
 */
export class ScriptedModel implements AsyncDisposable {
  readonly url: string;
  readonly seen: Asked[] = [];
  readonly complaints: string[] = [];
  readonly #server: Server;
  readonly #key: string;
  readonly #script: AgentScript;

  private constructor(server: Server, url: string, key: string, script: AgentScript) {
    this.#server = server;
    this.url = url;
    this.#key = key;
    this.#script = script;
    server.on('request', (request, response) => void this.#serve(request, response));
  }

  static async start(key: string, script: AgentScript): Promise<ScriptedModel> {
    const server = createServer();
    return new ScriptedModel(server, await listening(server), key, script);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const asked = { method: request.method ?? '', path: request.url ?? '', headers, body, text: body.toString('utf8') };
    this.seen.push(asked);
    const wire = anthropicWire(this.#key);
    if (asked.method !== 'POST' || !asked.path.startsWith('/v1/messages') || headers['x-api-key'] !== this.#key) {
      this.complaints.push(`${asked.method} ${asked.path} with ${headers['x-api-key'] === this.#key ? 'the' : 'another'} key`);
      response.writeHead(404, { 'content-type': 'application/json' });
      return void response.end(wire.errorBody({ kind: 'status', status: 404, message: 'wrong request' }));
    }
    const blocks = await this.#turnOf(asked).catch((error: unknown) => {
      this.complaints.push(String(error));
      return [says('Failed.')];
    });
    response.writeHead(200, { 'content-type': wire.contentType });
    response.end(Buffer.concat(wire.events(turn(blocks), this.seen.length)));
  }

  async #turnOf(asked: Asked): Promise<readonly Block[]> {
    const { messages, tools = [] } = JSON.parse(asked.text) as { messages: { role: string }[]; tools?: unknown[] };
    if (tools.length === 0) return [says('Fine.')];
    const at = messages.filter(({ role }) => role === 'assistant').length;
    const name = asked.text.includes('cc_is_subagent=true') ? /SUBAGENT (\w+)/.exec(asked.text)?.[1] : undefined;
    const due = name === undefined ? this.#script.main[at] : this.#script.sub?.[name]?.[at];
    return due === undefined ? [says(name === undefined ? 'Done.' : 'Sub-agent done.')] : due(asked);
  }
}
