import { writeJson } from '../../contract/json/text.js';
import { defined } from '../../contract/defined.js';
/** The servers in the form of `--additional-mcp-config`; relative working folders are below the workspace. */
export function mcpConfig(servers, workspace) {
    return writeJson({ mcpServers: Object.fromEntries(servers.map((server) => [server.name, entry(server, workspace)])) });
}
function entry({ transport, timeoutMs }, workspace) {
    const every = { tools: ['*'], timeout: timeoutMs };
    if (transport.kind === 'http')
        return { type: 'http', url: transport.url, headers: transport.headers, ...every };
    const [command, ...args] = transport.command;
    const cwd = transport.cwd === undefined ? undefined : transport.cwd.startsWith('/') ? transport.cwd : `${workspace}/${transport.cwd}`;
    return { type: 'local', command, args, env: transport.env, ...defined({ cwd }), ...every };
}
