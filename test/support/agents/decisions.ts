import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ToolResult } from '../../../src/contract/call.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { member } from '../../../src/contract/json/view.ts';
import type { JsonDocument, JsonNode } from '../../../src/contract/json/node.ts';
import { parseJson } from '../../../src/contract/json/parse.ts';
import { quoteJson, textOf } from '../../../src/contract/json/text.ts';
import type { GatewayRig } from '../../gateway/rig.ts';
import { closed, listening } from './listening.ts';

/** `broken`: it answers every question after a call with an error; `works`: it rules shell output there and then. */
export type PostHook = 'broken' | 'works';

/** Answers Claude Code's http hooks out of a session: each call is judged by the session's enforcer, which tells the gateway. */
export class Decisions implements AsyncDisposable {
  readonly url: string;
  /** The bodies that came, in order. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #rig: GatewayRig;
  readonly #post: PostHook;

  private constructor(server: Server, url: string, rig: GatewayRig, post: PostHook) {
    this.#server = server;
    this.url = url;
    this.#rig = rig;
    this.#post = post;
    server.on('request', (request, response) => void this.#serve(request, response));
  }

  static async start(rig: GatewayRig, post: PostHook = 'broken'): Promise<Decisions> {
    const server = createServer();
    return new Decisions(server, await listening(server), rig, post);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    this.asked.push(body);
    const read = parseJson(body);
    const answer = read.ok ? await (request.url === '/pre' ? this.#before(read.value) : this.#after(read.value)) : undefined;
    response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
    response.end(answer ?? 'out of order');
  }

  async #before(document: JsonDocument): Promise<string> {
    const call = callOf(document);
    try {
      const judged = await this.#rig.decide(call);
      if (judged.kind === 'refuse') return ruled('deny', judged.words);
      return ruled('allow', 'as decided', judged.outcome === 'modify' ? judged.input : undefined);
    } catch (error) {
      return ruled('deny', String(error));
    }
  }

  async #after(document: JsonDocument): Promise<string | undefined> {
    if (this.#post === 'broken') return undefined;
    const { id, name, input } = callOf(document);
    const response = member(document.root, 'tool_response');
    const stdout = stringOf(response === undefined ? undefined : member(response, 'stdout'));
    const call = this.#rig.gateway.returning({ id, name, input: toolInput(input) });
    if (call === undefined) return undefined;
    const given: ToolResult = { output: { kind: 'text', text: stdout.trimEnd() }, isError: false };
    const { shown } = await this.#rig.enforcer.reviewOnWire({ id, agentId: 'main' }, given);
    this.#rig.gateway.ruled(call, { given, shown });
    const output = { stdout: shown.output.text, stderr: '', interrupted: false, isImage: false };
    return JSON.stringify({ hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: output } });
  }
}

function callOf(document: JsonDocument): { readonly id: string; readonly name: string; readonly input: string } {
  const { root } = document;
  const input = member(root, 'tool_input');
  return {
    id: stringOf(member(root, 'tool_use_id')),
    name: stringOf(member(root, 'tool_name')),
    input: input === undefined ? '' : textOf(document, input),
  };
}

const stringOf = (node: JsonNode | undefined): string => (node?.kind === 'string' ? node.value : '');

function ruled(decision: 'allow' | 'deny', reason: string, input?: string): string {
  const updated = input === undefined ? '' : `,"updatedInput":${input}`;
  return `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"${decision}","permissionDecisionReason":${quoteJson(reason)}${updated}}}`;
}
