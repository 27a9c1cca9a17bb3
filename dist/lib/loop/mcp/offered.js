// What a server's list of tools comes to: which of them are offered to the model, under which name, and why others are not. Pure.
import { cutBytes } from '../../contract/cut.js';
import { inputSchemaCheck } from '../../contract/input-schema.js';
import { parseJson } from '../../contract/json/parse.js';
import { stringOf } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { member, ordinaryViewOf } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { BUILT_IN_TOOLS, MCP_PREFIX } from '../../contract/tools-file.js';
import { MAX_DESCRIPTION, MAX_TOOLS } from './limits.js';
/** Letters that a tool's name may have on every model's wire; others become underscores. */
const STRANGE = /[^A-Za-z0-9_-]/g;
const LONGEST_NAME = 64;
/** The tools of one page of a list, and where the next page begins. The problem composes after the server's name. */
export function readPage(text) {
    const read = parseJson(text);
    const tools = read.ok ? member(read.value.root, 'tools') : undefined;
    if (!read.ok || tools?.kind !== 'array')
        return fail('gave a list of tools that is none');
    const next = stringOf(member(read.value.root, 'nextCursor'));
    return ok({ tools: tools.items.map((node) => listedOf(read.value, node)), ...(next === undefined ? {} : { next }) });
}
function listedOf(document, node) {
    const schema = member(node, 'inputSchema');
    return {
        name: stringOf(member(node, 'name')) ?? '',
        description: stringOf(member(node, 'description')) ?? stringOf(member(node, 'title')) ?? '',
        inputSchema: schema === undefined ? undefined : textOf(document, schema),
    };
}
/** Which tools of a server are offered: names that fit as they are come first, so that none is taken by one that was made to fit. */
export function offer(server, listed, patterns) {
    const tools = new Map();
    const problems = [];
    const fits = ({ name }) => name.search(STRANGE) < 0;
    const inOrder = [...listed.filter(fits), ...listed.filter((tool) => !fits(tool))];
    if (inOrder.length > MAX_TOOLS)
        problems.push(`lists ${inOrder.length} tools, of which only the first ${MAX_TOOLS} are offered`);
    for (const tool of inOrder.slice(0, MAX_TOOLS)) {
        const made = offered(server, tool, patterns);
        const taken = made.ok && tools.has(made.value.name);
        if (made.ok && !taken)
            tools.set(made.value.name, made.value);
        else
            problems.push(`lists a tool ${shown(tool.name)}, which is not offered: ${made.ok ? 'another one has its name' : made.error}`);
    }
    return { tools: [...tools.values()], problems };
}
function offered(server, listed, patterns) {
    const { name, inputSchema } = listed;
    if (name === '')
        return fail('it has no name');
    if (BUILT_IN_TOOLS.includes(name))
        return fail('a built-in tool has that name');
    if (name.startsWith(MCP_PREFIX))
        return fail(`${MCP_PREFIX} is the beginning of names that are made here`);
    const full = `${MCP_PREFIX}${server}__${name.replace(STRANGE, '_')}`;
    if (full.length > LONGEST_NAME)
        return fail(`its name would be ${full}, which is longer than ${LONGEST_NAME} characters`);
    const schemaView = inputSchema === undefined ? undefined : objectSchemaOf(inputSchema);
    if (inputSchema === undefined || schemaView === undefined)
        return fail('its input schema is not one of an object');
    const check = inputSchemaCheck(inputSchema, patterns);
    if (!check.ok)
        return fail(check.error);
    const description = listed.description.trim() === '' ? `The tool ${name} of the MCP server ${server}.` : cutBytes(listed.description, MAX_DESCRIPTION);
    return ok({ name: full, listed, description, inputSchema, schemaView, check: check.value });
}
/** Every model's wire wants a schema that says `"type": "object"` itself. */
function objectSchemaOf(schema) {
    const read = parseJson(schema);
    if (!read.ok || stringOf(member(read.value.root, 'type')) !== 'object')
        return undefined;
    const view = ordinaryViewOf(read.value.root);
    return { ...(typeof view === 'object' ? view : {}), type: 'object' };
}
/** Why a tool is no longer the one that was offered; undefined where it is. */
export function changeOf(tool, now) {
    const same = now.filter(({ name }) => name === tool.name);
    const [found] = same;
    if (found === undefined || same.length > 1)
        return 'is no longer listed by it';
    if (found.inputSchema !== tool.inputSchema)
        return 'has another input schema now';
    return found.description === tool.description ? undefined : 'has another description now';
}
const shown = (name) => JSON.stringify(cutBytes(name, 128));
