import { entryOf } from '../../../contract/entry-of.js';
import { textAt, within } from '../../../contract/json/pick.js';
import { given } from '../nodes.js';
import { memberPlace } from '../patches.js';
/** Fields of a request with which one provider or another of this wire searches, reads or runs by itself. */
const SERVER_FIELDS = {
    web_search_options: 'web-search',
    web_search: 'web-search',
    search_parameters: 'web-search',
    enable_search: 'web-search',
    search_options: 'web-search',
    plugins: 'unknown',
    data_sources: 'file-search',
    tool_resources: 'file-search',
    compound_custom: 'unknown',
    mcp_servers: 'remote-mcp',
};
/** The tools of a request, and what else has the provider act. */
export function readTools(sheet, root) {
    readList(sheet, root, 'tools');
    readList(sheet, root, 'functions');
    for (const [index, { key, keyStart, value }] of root.members.entries()) {
        const hosted = entryOf(SERVER_FIELDS, key);
        if (hosted === undefined || value.kind === 'null' || (value.kind === 'boolean' && !value.value))
            continue;
        sheet.addTool({ at: keyStart, name: key, type: key, hosted, path: key, places: [{ within: root, index }] });
    }
    const model = within(root, 'model');
    if (model?.kind === 'string' && model.value.endsWith(':online')) {
        sheet.addTool({ at: model.start, name: model.value, type: 'model', hosted: 'web-search', path: 'model', places: [] });
    }
}
/** Which tools the model is told to call, or to keep to. */
export function readChoice(sheet, root) {
    const old = textAt(root, 'function_call', 'name');
    if (old !== undefined)
        sheet.choices.push({ names: ({ name }) => name === old });
    const choice = given(root, 'tool_choice');
    if (choice === undefined || choice.kind === 'string')
        return;
    if (textAt(choice, 'type') !== 'allowed_tools')
        return void sheet.choices.push({ names: isNamed(choice) });
    const allowed = within(choice, 'allowed_tools', 'tools') ?? within(choice, 'tools');
    if (allowed?.kind !== 'array')
        return sheet.refuse('tool_choice', 'has no list of allowed tools');
    for (const [index, entry] of allowed.items.entries())
        sheet.choices.push({ names: isNamed(entry), place: { within: allowed, index } });
}
function readList(sheet, root, key) {
    const list = given(root, key);
    if (list === undefined)
        return;
    if (list.kind !== 'array')
        return sheet.refuse(key, 'is not a list');
    const whenEmpty = memberPlace(root, key);
    for (const [index, tool] of list.items.entries()) {
        const path = `${key}[${index}]`;
        const type = key === 'functions' ? 'function' : textAt(tool, 'type');
        if (type === undefined)
            return sheet.refuse(path, 'is not a tool');
        const name = nameOf(tool);
        const isOwn = type === 'function' || type === 'custom';
        if (isOwn && name === undefined)
            return sheet.refuse(path, 'is a tool without a name');
        sheet.addTool({
            at: tool.start,
            name: name ?? type,
            type,
            hosted: isOwn ? undefined : hostedKind(type),
            path,
            places: [{ within: list, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) }],
        });
    }
}
function nameOf(tool) {
    return textAt(tool, 'function', 'name') ?? textAt(tool, 'custom', 'name') ?? textAt(tool, 'name');
}
function hostedKind(type) {
    if (/web_search|browser_search/.test(type))
        return 'web-search';
    if (/code_(interpreter|execution)/.test(type))
        return 'code-execution';
    if (/file_search|retrieval/.test(type))
        return 'file-search';
    if (type === 'mcp')
        return 'remote-mcp';
    return 'unknown';
}
function isNamed(entry) {
    const wanted = nameOf(entry) ?? textAt(entry, 'type');
    return ({ name }) => name === wanted;
}
