import { inFolder } from '../in-folder.js';
export function serverOf({ name, transport }) {
    const pairs = (of) => Object.entries(of).map(([key, value]) => ({ name: key, value }));
    if (transport.kind === 'http')
        return { type: 'http', name, url: transport.url, headers: pairs(transport.headers) };
    const { cwd, env } = transport;
    const [command, ...args] = inFolder(transport.command, cwd);
    return { name, command, args, env: pairs(env) };
}
