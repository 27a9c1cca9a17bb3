// MCP servers opened as a session opens them, and what was told of them.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainPatterns } from '../../../src/contract/patterns.ts';
import { type McpServer, parseMcpFile } from '../../../src/contract/mcp-file.ts';
import { problemSentence } from '../../../src/contract/problem.ts';
import { type McpOptions, type McpProblem, type McpSession, openServers } from '../../../src/loop/mcp/servers.ts';
import type { Tool } from '../../../src/loop/tool.ts';
import { pageStore } from '../../../src/loop/tools/paging.ts';
import { markSource } from '../../../src/subprocess/mark.ts';
import { ProcessTable } from '../../../src/subprocess/process-table.ts';
import { json } from '../../session/rig.ts';

export const FIXTURE = join(import.meta.dirname, '../../fixtures/mcp/hostile.mjs');

export function servers(mcpServers: object): readonly McpServer[] {
  const read = parseMcpFile(JSON.stringify({ mcpServers }), { source: '/w/.mcp.json' });
  if (!read.ok) throw new Error(problemSentence(read.error));
  return read.value;
}

/** The server of our own in one of its modes. */
export const hostile = (mode: string, ...more: string[]) => ({ command: process.execPath, args: [FIXTURE, mode, ...more] });

/** How many processes carry a mark that begins so. */
export async function processesOf(prefix: string): Promise<number> {
  return (await new ProcessTable().list()).filter(({ mark }) => mark?.startsWith(prefix) === true).length;
}

export class Servers implements AsyncDisposable {
  readonly problems: McpProblem[] = [];
  readonly notices: string[] = [];
  readonly #marks = `test-${randomUUID()}`;
  #session: McpSession | undefined;

  static async open(mcpServers: object, more: Partial<McpOptions> = {}): Promise<Servers> {
    const self = new Servers();
    self.#session = await openServers({
      servers: servers(mcpServers),
      command: ({ transport }) =>
        transport.kind === 'stdio'
          ? { ok: true, value: { argv: transport.command, cwd: tmpdir(), env: { PATH: process.env['PATH'] ?? '' } } }
          : { ok: false, error: 'is no program' },
      marks: markSource(self.#marks, randomUUID),
      fetch: globalThis.fetch,
      patterns: plainPatterns,
      pages: pageStore(),
      version: '1.0.0',
      signal: new AbortController().signal,
      onProblem: (problem) => self.problems.push(problem),
      onNotice: (message) => self.notices.push(message),
      ...more,
    });
    return self;
  }

  get tools(): readonly Tool[] {
    return this.#session?.tools ?? [];
  }

  get names(): readonly string[] {
    return this.tools.map(({ name }) => name);
  }

  /** The words of the problems, each with its server. */
  get told(): readonly string[] {
    return this.problems.map(({ server, words }) => `${server} ${words}`);
  }

  tool(name: string): Tool {
    const tool = this.tools.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`there is no ${name} among ${this.names.join()}; ${this.told.join('; ')}`);
    return tool;
  }

  /** What a call gives, with its kind. */
  async call(name: string, input = '{}', signal = new AbortController().signal): Promise<{ text: string; isError: boolean; kind: string }> {
    const { output, isError } = await this.tool(name).run(json(input), { agentId: 'main', toolCallId: 'c1', signal });
    return { text: output.text, isError, kind: output.kind };
  }

  /** How many processes of the servers are there. */
  async left(): Promise<number> {
    return await processesOf(this.#marks);
  }

  async close(): Promise<void> {
    await this.#session?.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
