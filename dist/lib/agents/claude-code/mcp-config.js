import { writeJson } from '../../contract/json/text.js';
import { inFolder } from '../in-folder.js';
/** The file that `--mcp-config` names. */
export function mcpConfig(servers) {
    return writeJson({ mcpServers: Object.fromEntries(servers.map(({ name, transport }) => [name, entry(transport)])) });
}
function entry(transport) {
    if (transport.kind === 'http')
        return { type: 'http', url: transport.url, headers: transport.headers };
    const { cwd, env } = transport;
    // The agent starts every server in the workspace.
    const [command, ...args] = inFolder(transport.command, cwd);
    return { type: 'stdio', command, args, env };
}
/** The agent itself puts variables of its environment where such a reference is left. */
export function mcpGaps(servers) {
    return servers
        .filter(({ unset }) => unset.length > 0)
        .map(({ name, unset }) => `the MCP server '${name}' names ${unset.join(', ')}, which Claude Code may expand from its own environment`);
}
