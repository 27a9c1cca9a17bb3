export function planServers(servers, { external, mcp, evaluateOnly }) {
    const names = ({ name }, entry) => entry === name || entry.startsWith(`${name}__`);
    const mayHappen = (server) => external || evaluateOnly || mcp.some((entry) => names(server, entry));
    return {
        started: servers.filter(mayHappen),
        left: servers.filter((server) => !mayHappen(server)),
        unknown: mcp.filter((entry) => !servers.some((server) => names(server, entry))),
    };
}
/** Sentences about the plan that a reviewer should read. */
export function planNotices({ started, left, unknown }) {
    const named = (servers) => servers.map(({ name }) => JSON.stringify(name)).join(', ');
    return [
        ...started.map(startNotice),
        ...(left.length === 0
            ? []
            : [`MCP servers that are not started, for nothing that they offer may happen (allow-external and allow-mcp): ${named(left)}`]),
        ...(unknown.length === 0
            ? []
            : [`allow-mcp names what no MCP server here is called: ${unknown.map((entry) => JSON.stringify(entry)).join(', ')}`]),
    ];
}
/** The program's arguments and the URL's query may hold what was expanded: they are not told. */
function startNotice({ name, transport, unset }) {
    const what = transport.kind === 'stdio' ? `is started with ${JSON.stringify(transport.command[0])}` : `is asked at ${placeOf(transport.url)}`;
    const missing = unset.length === 0 ? '' : `; it names ${unset.map((variable) => `\${${variable}}`).join(', ')}, which pass-env does not give`;
    return `MCP server ${JSON.stringify(name)} ${what}${missing}`;
}
function placeOf(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname}`;
}
