export function serverOf({ name, transport }) {
    const pairs = (of) => Object.entries(of).map(([key, value]) => ({ name: key, value }));
    if (transport.kind === 'http')
        return { type: 'http', name, url: transport.url, headers: pairs(transport.headers) };
    const { cwd, env } = transport;
    // The folder and the program are the shell's arguments, never its text.
    const argv = cwd === undefined ? transport.command : ['/bin/sh', '-c', 'cd -- "$0" && exec "$@"', cwd, ...transport.command];
    const [command, ...args] = argv;
    return { name, command, args, env: pairs(env) };
}
