import { fail, ok } from '../../contract/result.js';
/** The plan with what each server means by the trusted version. The error is one sentence: a server must not be started. */
export function trustedServers(plan, trust) {
    if (trust.snapshot === undefined)
        return ok(plan);
    const started = [];
    for (const server of plan.started) {
        const turned = turnedServer(server, trust);
        if (!turned.ok)
            return fail(`the MCP server ${JSON.stringify(server.name)} cannot be started: ${turned.error}`);
        started.push(turned.value);
    }
    return ok({ ...plan, started });
}
function turnedServer(server, { commands }) {
    const { transport } = server;
    if (transport.kind !== 'stdio')
        return ok(server);
    const cleared = commands.cleared(commands.server(server.name));
    if (!cleared.ok)
        return cleared;
    const command = cleared.value;
    const [named] = transport.command;
    const [found, ...args] = command.argv;
    // A bare name is looked for on the agent's own PATH, which has nothing of the workspace either.
    const program = named.includes('/') ? found : named;
    return ok({ ...server, transport: { ...transport, command: [program, ...args], cwd: command.cwd } });
}
/** The folder that such servers are started from; undefined where none is. */
export function serverFolder({ started }, { snapshot }) {
    return started.some(({ transport }) => transport.kind === 'stdio') ? snapshot?.folder : undefined;
}
