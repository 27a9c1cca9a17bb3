import { inputSchemaCheck } from '../../contract/input-schema.js';
import { BUILT_IN_TOOLS, MCP_PREFIX } from '../../contract/tools-file.js';
import { nameOf } from '../../contract/words.js';
import { hookProblems, whyNotStarted } from '../run/hook-problems.js';
/** Each would deny every call that it is asked about, or fail every call of its tool, or offer nothing: sentences. */
export function guardProblems(trust) {
    const hooks = hookProblems(trust);
    const tools = trust.tools.flatMap((tool) => {
        const check = inputSchemaCheck(tool.inputSchema);
        const command = trust.commands.tool(tool.name);
        const why = check.ok ? command && whyNotStarted(command, tool.command) : check.error;
        return why === undefined ? [] : [`${tool.source}: the tool ${JSON.stringify(tool.name)} cannot be offered: ${why}`];
    });
    const servers = trust.mcp.flatMap((server) => {
        const why = serverProblem(server, trust);
        return why === undefined ? [] : [`${server.source}: the MCP server ${JSON.stringify(server.name)} cannot be started: ${why}`];
    });
    return [...hooks, ...tools, ...servers];
}
function serverProblem({ name, transport }, trust) {
    const command = trust.commands.server(name);
    if (command === undefined || transport.kind !== 'stdio')
        return undefined;
    // By a PATH of its own it may be found where nobody looks here.
    const isElsewhere = command.program === undefined && 'PATH' in transport.env && !transport.command[0].includes('/');
    return isElsewhere ? undefined : whyNotStarted(command, transport.command);
}
/** What is allowed and is rarely meant: sentences. */
export function guardNotes(trust) {
    const known = new Set([...BUILT_IN_TOOLS, ...trust.tools.map(({ name }) => name)]);
    return trust.hooks.flatMap(({ name, tools }) => {
        if (tools === undefined)
            return [];
        const who = nameOf({ kind: 'hook', name });
        if (tools.length === 0)
            return [`${who} names no tools and is never asked: take \`tools\` out to have it asked about every tool`];
        const strangers = tools.filter((tool) => !known.has(tool) && !tool.startsWith(MCP_PREFIX));
        return strangers.map((tool) => `${who} names the tool ${JSON.stringify(tool)}, which the built-in agent does not have: \`spawn\` and \`files\` match the tools of every agent`);
    });
}
