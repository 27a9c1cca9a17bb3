// What a call of Gemini CLI means to the guard. Pure.
import { entryOf } from '../../contract/entry-of.js';
import { writeJson } from '../../contract/json/text.js';
import { basisOf } from './basis.js';
import { fieldsOf } from '../fields.js';
import { mcpToolName } from '../mcp-names.js';
import { serverPrefix } from './mcp-names.js';
import { DELEGATION, levelOfTool, PATHS, plainName, SHELL } from './tools.js';
export const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => mcpToolName(name, mcp, serverPrefix) ?? plainName(name),
    basis: ({ name, input }, workspace) => basisOf(name, input, workspace),
    delegates: ({ name }) => name === DELEGATION,
    touched,
    mend,
};
function touched({ name, input }) {
    const plain = plainName(name);
    const paths = entryOf(PATHS, plain);
    const fields = paths === undefined ? undefined : fieldsOf(input);
    if (paths === undefined || fields?.ok !== true)
        return undefined;
    const named = paths.reads ?? paths.writes ?? '';
    const found = paths.list === true ? strings(fields.value, named) : single(fields.value, named);
    if (found === undefined && paths.everything !== true)
        return undefined;
    const all = found ?? ['.'];
    return paths.writes === undefined ? { reads: all, writes: [] } : { reads: [], writes: all };
}
function single(fields, name) {
    const path = fields.string(name);
    return path === undefined || path === '' ? undefined : [path];
}
function strings(fields, name) {
    const node = fields.node(name);
    if (node?.kind !== 'array')
        return undefined;
    const found = node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
    return found.length === node.items.length ? found : undefined;
}
/** What a command prints in the background reaches the model without its result: it runs in the foreground. */
function mend({ name, input }) {
    const plain = plainName(name);
    if (plain === 'google_web_search')
        return { refuse: "the provider's own web search passes no hook with what it finds; it is off" };
    if (plain === 'read_background_output' || plain === 'list_background_processes')
        return { refuse: 'no command runs in the background here, so there is no output of one' };
    if (plain !== SHELL)
        return undefined;
    const fields = fieldsOf(input);
    if (!fields.ok)
        return undefined;
    const background = fields.value.node('is_background');
    if (background === undefined || background.kind === 'null')
        return undefined;
    if (background.kind === 'boolean' && !background.value)
        return undefined;
    const foreground = fields.value.with([
        ['is_background', writeJson(false)],
        ['delay_ms', undefined],
    ]);
    return { input: foreground, reason: 'a command in the background is run in the foreground, so that its output is its result' };
}
