import { problemIn, readChecked } from './checked-file.js';
import { expandVariables } from './expand.js';
import { toolsValidator } from './generated/tools.js';
import { numberOf, stringOf, stringsOf } from './json/pick.js';
import { textOf } from './json/text.js';
import { member } from './json/view.js';
import { fail, ok } from './result.js';
/** The version of the tools file that is read here. */
export const TOOLS_SCHEMA = 1;
/** The deadline of a tool that declares none, in milliseconds. */
export const DEFAULT_TOOL_TIMEOUT_MS = 120_000;
/** The names of the built-in tools, which a declared tool cannot claim. */
export const BUILT_IN_TOOLS = ['files', 'spawn'];
/** What begins the names of the tools of MCP servers. */
export const MCP_PREFIX = 'mcp__';
/**
 * The tools of a tools file, in its order (contract 5.7). A problem tells the place and never a value. Where the workspace and the
 * operator declare the same name, the caller lets the workspace's win.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseToolsFile(content, origin) {
    const read = readChecked(content, origin.source, TOOLS_SCHEMA, toolsValidator);
    if (!read.ok)
        return read;
    const declared = member(read.value.document.root, 'tools');
    const tools = [];
    for (const entry of declared?.kind === 'object' ? declared.members : []) {
        const refusal = nameRefusal(entry.key, origin.builtIn ?? BUILT_IN_TOOLS);
        if (refusal !== undefined)
            return fail(problemIn(read.value, entry.keyStart, refusal));
        tools.push(toolOf(read.value, entry, origin));
    }
    return ok(tools);
}
function nameRefusal(name, builtIn) {
    if (name.startsWith(MCP_PREFIX))
        return `a declared tool cannot be called "${name}", ${MCP_PREFIX} is reserved for MCP servers; write another name`;
    return builtIn.includes(name) ? `a declared tool cannot be called "${name}", a built-in tool has that name; write another` : undefined;
}
function toolOf(file, { key, value: entry }, origin) {
    const expand = (text) => expandVariables(text, origin.variables ?? {});
    const [program = '', ...rest] = (stringsOf(member(entry, 'command')) ?? []).map(expand);
    const cwd = stringOf(member(entry, 'cwd'));
    const env = member(entry, 'env');
    const schema = member(entry, 'input_schema');
    return {
        name: key,
        description: stringOf(member(entry, 'description')) ?? '',
        inputSchema: textOf(file.document, schema ?? entry),
        command: [program, ...rest],
        ...(cwd !== undefined && { cwd: expand(cwd) }),
        ...(env?.kind === 'object' && {
            env: Object.fromEntries(env.members.map((variable) => [variable.key, expand(stringOf(variable.value) ?? '')])),
        }),
        timeoutMs: numberOf(member(entry, 'timeout_ms')) ?? DEFAULT_TOOL_TIMEOUT_MS,
        sideEffect: stringOf(member(entry, 'side_effect')) === 'external' ? 'external' : 'process',
        source: origin.source,
        scope: origin.scope,
    };
}
