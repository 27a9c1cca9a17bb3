// The MCP servers of a session: opened beside each other, their tools offered to the model as `mcp__server__tool`, closed at its end. A
// server that goes wrong is told of once and offers nothing more; the others go on.
import type { ResolvedCommand } from '../../bindings/hook-command.ts';
import type { ToolResult } from '../../contract/call.ts';
import type { McpServer } from '../../contract/mcp-file.ts';
import type { PatternEngine } from '../../contract/patterns.ts';
import type { Result } from '../../contract/result.ts';
import type { PidNamespace } from '../../subprocess/pid-namespace.ts';
import { errorResult } from '../run-call.ts';
import type { Tool, ToolContext } from '../tool.ts';
import type { PageStore } from '../tools/paging.ts';
import { type ConnectionOptions, McpConnection } from './connection.ts';
import type { Fetch } from './http-fetch.ts';
import { START_MS } from './limits.ts';
import { offer, type OfferedTool } from './offered.ts';
import { withoutData } from './results.ts';
import { httpWay, type Library, programWay } from './ways.ts';

/** Something that went wrong with a server, in words that follow its name. */
export interface McpProblem {
  readonly server: string;
  readonly words: string;
  /** The call in which it was found out. */
  readonly call?: Pick<ToolContext, 'agentId' | 'toolCallId'>;
}

export interface McpOptions {
  /** Those that are to be started. */
  readonly servers: readonly McpServer[];
  /** How the program of a server is started, or why it must not be; the error follows the server's name. Must not throw. */
  readonly command: (server: McpServer) => Result<ResolvedCommand, string>;
  /** Absent where the system offers none that works. */
  readonly namespace?: PidNamespace;
  /** A new mark for every program. */
  readonly marks: () => string;
  /** What requests are sent with. */
  readonly fetch: Fetch;
  readonly patterns: PatternEngine;
  readonly pages: PageStore;
  /** This project's version, which servers are told. */
  readonly version: string;
  readonly signal: AbortSignal;
  /** Milliseconds from the start of a server to the list of its tools. */
  readonly startMs?: number;
  /** Told of everything that goes wrong. Must not throw. */
  readonly onProblem: (problem: McpProblem) => void;
  /** Told what a reader of the log may want to know; must not throw. */
  readonly onNotice: (message: string) => void;
}

export interface McpSession {
  readonly tools: readonly Tool[];
  /** Ends every server; settles when nothing of them is left. Never rejects. */
  close(): Promise<void>;
}

/** Opens the servers; never rejects, and never waits longer than `startMs` and a moment. */
export async function openServers(options: McpOptions): Promise<McpSession> {
  if (options.servers.length === 0) return { tools: [], close: () => Promise.resolve() };
  const library = await import('@modelcontextprotocol/client');
  const opened = await Promise.all(options.servers.map((server) => openOne(server, library, options)));
  return {
    tools: opened.flatMap(({ tools }) => tools),
    close: async () => {
      await Promise.all(opened.map(({ connection }) => connection?.close() ?? Promise.resolve()));
    },
  };
}

interface Opened {
  readonly connection?: McpConnection;
  readonly tools: readonly Tool[];
}

async function openOne(server: McpServer, library: Library, options: McpOptions): Promise<Opened> {
  const problem = (words: string): void => options.onProblem({ server: server.name, words });
  const way = wayTo(server, library, options);
  if (!way.ok) {
    problem(way.error);
    return { tools: [] };
  }
  const open = (mode: 'legacy' | 'auto') =>
    McpConnection.open({
      way: way.value,
      client: (onChanged) =>
        new library.Client(
          { name: 'basis-guard', version: options.version },
          {
            // Nothing is offered to servers: no roots, no sampling, no elicitation.
            capabilities: {},
            inputRequired: { autoFulfill: false },
            versionNegotiation: { mode },
            listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged } },
          },
        ),
      timeoutMs: server.timeoutMs,
      startMs: options.startMs ?? START_MS,
      signal: options.signal,
      onEnd: problem,
    });
  const first = await open('legacy');
  // A server that knows the newest revision of the protocol alone refuses the handshake of the ones before.
  const opened = first.ok || !first.error.answered ? first : await open('auto');
  if (!opened.ok) {
    if (!options.signal.aborted) problem((first.ok ? opened : first).error.words);
    return { tools: [] };
  }
  const { connection, tools: listed } = opened.value;
  const offered = offer(server.name, listed, options.patterns);
  for (const words of offered.problems) problem(words);
  options.onNotice(`MCP server ${JSON.stringify(server.name)} offers ${offered.tools.length} tools`);
  return { connection, tools: offered.tools.map((tool) => toolOf(server, tool, connection, options)) };
}

function wayTo(server: McpServer, library: Library, options: McpOptions): Result<ConnectionOptions['way'], string> {
  const { transport } = server;
  if (transport.kind === 'http') return { ok: true, value: httpWay(library, transport, options.fetch) };
  const command = options.command(server);
  if (!command.ok) return command;
  const { argv, cwd, env } = command.value;
  const onStray = (line: string): void => options.onNotice(`MCP server ${JSON.stringify(server.name)} printed what is no message: ${line}`);
  // Each start has a mark of its own.
  return {
    ok: true,
    value: (wire, onEnd) =>
      programWay(library, {
        argv: options.namespace?.wrap(argv) ?? argv,
        cwd,
        env: { ...env, ...transport.env },
        mark: options.marks(),
        onStray,
      })(wire, onEnd),
  };
}

function toolOf(server: McpServer, offered: OfferedTool, connection: McpConnection, options: McpOptions): Tool {
  return {
    name: offered.name,
    description: offered.description,
    inputSchema: offered.inputSchema,
    // Whatever its own hints say (contract 8.3).
    level: () => 'external',
    check: offered.check,
    async run(input, { signal, agentId, toolCallId }): Promise<ToolResult> {
      const called = await connection.call(offered, input, signal);
      if (called.kind === 'result') return called.result;
      if (called.kind === 'broken' && !signal.aborted)
        options.onProblem({ server: server.name, words: called.words, call: { agentId, toolCallId } });
      return errorResult(`The MCP server ${JSON.stringify(server.name)} ${called.words}`);
    },
    page: (shown, call) => options.pages.show(call.id, withoutData(shown)),
  };
}
