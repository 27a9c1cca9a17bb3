import { writeJson } from '../../contract/json/text.js';
/** The file that `--mcp-config` names. */
export function mcpConfig(servers) {
    return writeJson({ mcpServers: Object.fromEntries(servers.map(({ name, transport }) => [name, entry(transport)])) });
}
function entry(transport) {
    if (transport.kind === 'http')
        return { type: 'http', url: transport.url, headers: transport.headers };
    const { cwd, env } = transport;
    // The agent starts every server in the workspace; the folder and the program are the shell's arguments, never its text.
    const argv = cwd === undefined ? transport.command : ['/bin/sh', '-c', 'cd -- "$0" && exec "$@"', cwd, ...transport.command];
    const [command, ...args] = argv;
    return { type: 'stdio', command, args, env };
}
/** The agent itself puts variables of its environment where such a reference is left. */
export function mcpGaps(servers) {
    return servers
        .filter(({ unset }) => unset.length > 0)
        .map(({ name, unset }) => `the MCP server '${name}' names ${unset.join(', ')}, which Claude Code may expand from its own environment`);
}
