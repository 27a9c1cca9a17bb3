import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { WireName } from '../../../src/gateway/types.ts';
import type { Block } from '../model-servers/script.ts';
import { says, turn } from '../model-servers/script.ts';
import { closed, listening } from './listening.ts';
import { aside, type Conversation, HABITS, type Habits } from './wire-habits.ts';

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
 * A provider's API for whole agents: which turn is due is told by the request itself, so that conversations may run side by side and
 * a repeated request is answered alike. A turn beyond the script, and a request without tools, is answered with a text.
 */
export class ScriptedModel implements AsyncDisposable {
  /** Without a path. */
  readonly url: string;
  readonly seen: Asked[] = [];
  readonly complaints: string[] = [];
  readonly #server: Server;
  readonly #habits: Habits;
  readonly #key: string;
  readonly #script: AgentScript;
  /** By the id of a call: the answer that made it. */
  readonly #made = new Map<string, number>();

  private constructor(server: Server, url: string, wireName: WireName, key: string, script: AgentScript) {
    this.#server = server;
    this.url = url;
    this.#habits = HABITS[wireName];
    this.#key = key;
    this.#script = script;
    server.on('request', (request, response) => void this.#serve(request, response));
  }

  static async start(wireName: WireName, key: string, script: AgentScript): Promise<ScriptedModel> {
    const server = createServer();
    return new ScriptedModel(server, await listening(server), wireName, key, script);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const asked = { method: request.method ?? '', path: request.url ?? '', headers, body, text: body.toString('utf8') };
    this.seen.push(asked);
    const number = this.seen.length;
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof value === 'string' ? value : JSON.stringify(value));
    };
    const [path = ''] = asked.path.split('?');
    const [header, value] = this.#habits.header(this.#key);
    const asking = this.#habits.asking(asked.method, path);
    if (asking === undefined || headers[header] !== value) {
      this.complaints.push(`${asked.method} ${asked.path} with ${headers[header] === value ? 'the' : 'another'} key`);
      return send(404, this.#habits.wire(this.#key).errorBody({ kind: 'status', status: 404, message: 'wrong request' }));
    }
    if (asking === 'models') return send(200, this.#habits.models('scripted'));
    if (asking === 'count') return send(200, this.#habits.count);
    try {
      const parsed: unknown = JSON.parse(asked.text);
      const conversation = this.#habits.read(parsed, path);
      if (!conversation.streamed) return send(200, this.#habits.whole(aside(parsed), number));
      const blocks = conversation.tools === 0 ? [says(aside(parsed))] : await this.#due(conversation, asked);
      this.#answer(response, blocks, number);
    } catch (error) {
      this.complaints.push(String(error));
      this.#answer(response, [says('Failed.')], number);
    }
  }

  #answer(response: ServerResponse, blocks: readonly Block[], number: number): void {
    for (const block of blocks) if (block.kind === 'call') this.#made.set(block.id, number);
    const wire = this.#habits.wire(this.#key);
    response.writeHead(200, { 'content-type': wire.contentType });
    response.end(Buffer.concat(wire.events(turn(blocks), number)));
  }

  async #due(conversation: Conversation, asked: Asked): Promise<readonly Block[]> {
    const at = this.#turnsIn(conversation);
    const name = conversation.told.flatMap((text) => /SUBAGENT (\w+)/.exec(text)?.[1] ?? []).at(0);
    const due = name === undefined ? this.#script.main[at] : this.#script.sub?.[name]?.[at];
    return due === undefined ? [says(name === undefined ? 'Done.' : 'Sub-agent done.')] : due(asked);
  }

  /** The model's turns. Where an agent puts each result right behind its call, calls of one answer are still one turn. */
  #turnsIn({ items }: Conversation): number {
    let turns = 0;
    let isWithin = false;
    let last: number | undefined;
    for (const item of items) {
      if (item.from === 'outside') {
        isWithin = false;
        continue;
      }
      const made = item.ids.flatMap((id) => this.#made.get(id) ?? []).at(0);
      if (!isWithin && (made === undefined || made !== last)) turns += 1;
      isWithin = true;
      last = made ?? last;
    }
    return turns;
  }
}
