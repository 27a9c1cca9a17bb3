import { errorResult } from '../run-call.js';
import { McpConnection } from './connection.js';
import { START_MS } from './limits.js';
import { offer } from './offered.js';
import { withoutData } from './results.js';
import { httpWay, programWay } from './ways.js';
/** Opens the servers; never rejects, and never waits longer than `startMs` and a moment. */
export async function openServers(options) {
    if (options.servers.length === 0)
        return { tools: [], close: () => Promise.resolve() };
    const library = await import('@modelcontextprotocol/client');
    const opened = await Promise.all(options.servers.map((server) => openOne(server, library, options)));
    return {
        tools: opened.flatMap(({ tools }) => tools),
        close: async () => {
            await Promise.all(opened.map(({ connection }) => connection?.close() ?? Promise.resolve()));
        },
    };
}
async function openOne(server, library, options) {
    const problem = (words) => options.onProblem({ server: server.name, words });
    const way = wayTo(server, library, options);
    if (!way.ok) {
        problem(way.error);
        return { tools: [] };
    }
    const open = (mode) => McpConnection.open({
        way: way.value,
        client: (onChanged) => new library.Client({ name: 'basis-guard', version: options.version }, {
            // Nothing is offered to servers: no roots, no sampling, no elicitation.
            capabilities: {},
            inputRequired: { autoFulfill: false },
            versionNegotiation: { mode },
            listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged } },
        }),
        timeoutMs: server.timeoutMs,
        startMs: options.startMs ?? START_MS,
        signal: options.signal,
        onEnd: problem,
    });
    const first = await open('legacy');
    // A server that knows the newest revision of the protocol alone refuses the handshake of the ones before.
    const opened = first.ok || !first.error.answered ? first : await open('auto');
    if (!opened.ok) {
        if (!options.signal.aborted)
            problem((first.ok ? opened : first).error.words);
        return { tools: [] };
    }
    const { connection, tools: listed } = opened.value;
    const offered = offer(server.name, listed, options.patterns);
    for (const words of offered.problems)
        problem(words);
    options.onNotice(`MCP server ${JSON.stringify(server.name)} offers ${offered.tools.length} tools`);
    return { connection, tools: offered.tools.map((tool) => toolOf(server, tool, connection, options)) };
}
function wayTo(server, library, options) {
    const { transport } = server;
    if (transport.kind === 'http')
        return { ok: true, value: httpWay(library, transport, options.fetch) };
    const command = options.command(server);
    if (!command.ok)
        return command;
    const { argv, cwd, env } = command.value;
    const onStray = (line) => options.onNotice(`MCP server ${JSON.stringify(server.name)} printed what is no message: ${line}`);
    // Each start has a mark of its own.
    return {
        ok: true,
        value: (wire, onEnd) => programWay(library, {
            argv: options.namespace?.wrap(argv) ?? argv,
            cwd,
            env: { ...env, ...transport.env },
            mark: options.marks(),
            onStray,
        })(wire, onEnd),
    };
}
function toolOf(server, offered, connection, options) {
    return {
        name: offered.name,
        description: offered.description,
        inputSchema: offered.inputSchema,
        // Whatever its own hints say (contract 8.3).
        level: () => 'external',
        check: offered.check,
        async run(input, { signal, agentId, toolCallId }) {
            const called = await connection.call(offered, input, signal);
            if (called.kind === 'result')
                return called.result;
            if (called.kind === 'broken' && !signal.aborted)
                options.onProblem({ server: server.name, words: called.words, call: { agentId, toolCallId } });
            return errorResult(`The MCP server ${JSON.stringify(server.name)} ${called.words}`);
        },
        page: (shown, call) => options.pages.show(call.id, withoutData(shown)),
    };
}
