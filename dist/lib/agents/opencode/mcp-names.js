// An MCP tool is `SERVER_TOOL` to OpenCode, with `_` for what is no letter, digit, `_` or `-`.
import { LEVELS } from './tools.js';
const plain = (name) => name.replaceAll(/[^a-zA-Z0-9_-]/g, '_');
/** `mcp__server__tool`; undefined where it is no tool of these servers. */
export function mcpToolName(name, servers) {
    const fitting = servers.filter((server) => name.startsWith(`${plain(server)}_`)).sort((a, b) => b.length - a.length);
    const [server] = fitting;
    return server === undefined ? undefined : `mcp__${server}__${name.slice(server.length + 1)}`;
}
/** Why these servers cannot be told apart, or from the agent's own tools; one sentence. */
export function mcpProblem(servers) {
    for (const [at, server] of servers.entries()) {
        const own = Object.keys(LEVELS).find((tool) => tool.startsWith(`${plain(server)}_`));
        if (own !== undefined)
            return `the tools of the MCP server ${JSON.stringify(server)} could pass for the agent's own ${own}; rename it`;
        const twin = servers.find((other, index) => index < at && alike(plain(other), plain(server)));
        if (twin !== undefined)
            return `the tools of the MCP servers ${JSON.stringify(twin)} and ${JSON.stringify(server)} cannot be told apart by their names; rename one`;
    }
    return undefined;
}
const alike = (one, other) => `${one}_`.startsWith(`${other}_`) || `${other}_`.startsWith(`${one}_`);
