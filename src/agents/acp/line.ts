// The agent's standard input and output as a stream of the protocol's library. What the agent tells of its calls is taken out on the way
// and read from its exact text, in order; the library carries requests and their answers.
import type { AnyMessage, Stream } from '@agentclientprotocol/sdk';
import type { JsonDocument, JsonNode } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { numberOf, stringOf } from '../../contract/json/pick.ts';
import { ordinaryViewOf, member } from '../../contract/json/view.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { AgentProcess } from '../adapter.ts';
import { type PermissionRequest, readRequest, readUpdate, type Update } from './messages.ts';

export const PERMISSION = 'session/request_permission';
const UPDATE = 'session/update';

export class Line {
  readonly stream: Stream;
  readonly #process: AgentProcess;
  #incoming: ReadableStreamDefaultController<AnyMessage> | undefined;

  constructor(process: AgentProcess) {
    this.#process = process;
    this.stream = {
      readable: new ReadableStream<AnyMessage>({
        start: (controller) => {
          this.#incoming = controller;
        },
        cancel: () => {
          this.#incoming = undefined;
        },
      }),
      writable: new WritableStream<AnyMessage>({
        write: (message) => {
          if (!this.#process.write(`${JSON.stringify(message)}\n`)) throw new Error('its input is closed');
        },
      }),
    };
  }

  /** Reads to the end, or to the first line that is no message: then why, composing after `the agent`. Never rejects. */
  async listen(onUpdate: (update: Update) => void): Promise<string | undefined> {
    try {
      for await (const line of this.#process.lines) {
        if (line.trim() === '') continue;
        const heard = this.#hear(line, onUpdate);
        if (!heard.ok) return heard.error;
      }
      return undefined;
    } catch {
      return 'broke its line';
    } finally {
      this.#incoming?.close();
      this.#incoming = undefined;
    }
  }

  #hear(line: string, onUpdate: (update: Update) => void): Result<void, string> {
    const read = parseJson(line);
    if (!read.ok || read.value.root.kind !== 'object')
      return fail(`wrote a line that is no message of the protocol: ${JSON.stringify(line.slice(0, 200))}`);
    const document = read.value;
    const params = member(document.root, 'params');
    const method = stringOf(member(document.root, 'method'));
    if (method === UPDATE) {
      const update = params === undefined ? fail('told of nothing') : readUpdate(document, params);
      if (update.ok) onUpdate(update.value);
      return update.ok ? ok(undefined) : update;
    }
    if (method === PERMISSION) return this.#request(document, params);
    const message = ordinaryViewOf(document.root);
    if (isMessage(message)) this.#incoming?.enqueue(message);
    return ok(undefined);
  }

  #request(document: JsonDocument, params: JsonNode | undefined): Result<void, string> {
    const request = params === undefined ? fail('asked for a permission without saying for what') : readRequest(document, params);
    if (!request.ok) return request;
    const node = member(document.root, 'id');
    const id = stringOf(node) ?? numberOf(node);
    if (id === undefined) return fail('asked for a permission without waiting for the answer');
    this.#incoming?.enqueue({
      jsonrpc: '2.0',
      id,
      method: PERMISSION,
      params: request.value,
    });
    return ok(undefined);
  }
}

/** What `Line` has put in the place of a request's parameters. Throws where it did not. */
export function requestOf(params: unknown): PermissionRequest {
  if (isRequest(params)) return params;
  throw new TypeError('this is no request for a permission');
}

const isRequest = (params: unknown): params is PermissionRequest =>
  typeof params === 'object' && params !== null && 'call' in params && 'options' in params;

/** The library looks at its shape itself. */
const isMessage = (value: unknown): value is AnyMessage => typeof value === 'object' && value !== null;
