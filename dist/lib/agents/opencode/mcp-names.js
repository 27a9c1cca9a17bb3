// An MCP tool is `SERVER_TOOL` to OpenCode, with `_` for what is no letter, digit, `_` or `-`.
import { LEVELS } from './tools.js';
/** What the agent puts before the names of a server's tools. */
export const serverPrefix = (server) => `${server.replaceAll(/[^a-zA-Z0-9_-]/g, '_')}_`;
/** Why these servers cannot be told apart, or from the agent's own tools; one sentence. */
export function mcpProblem(servers) {
    for (const [at, server] of servers.entries()) {
        const own = Object.keys(LEVELS).find((tool) => tool.startsWith(serverPrefix(server)));
        if (own !== undefined)
            return `the tools of the MCP server ${JSON.stringify(server)} could pass for the agent's own ${own}; rename it`;
        const twin = servers.find((other, index) => index < at && alike(serverPrefix(other), serverPrefix(server)));
        if (twin !== undefined)
            return `the tools of the MCP servers ${JSON.stringify(twin)} and ${JSON.stringify(server)} cannot be told apart by their names; rename one`;
    }
    return undefined;
}
const alike = (one, other) => one.startsWith(other) || other.startsWith(one);
