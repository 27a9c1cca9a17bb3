import { textAt, within } from '../../../contract/json/pick.js';
import { given } from '../nodes.js';
import { isContainer } from './calls.js';
/** Tools that the agent runs itself. */
const OWN = new Set(['function', 'custom', 'local_shell', 'apply_patch']);
/** The tools of a request, of an item that adds some, or of a namespace. */
export function readToolList(sheet, tools, path, namespace) {
    if (tools === undefined || tools.kind === 'null')
        return;
    if (tools.kind !== 'array')
        return sheet.refuse(path, 'is not a list of tools');
    for (const [index, tool] of tools.items.entries()) {
        const where = `${path}[${index}]`;
        const place = { within: tools, index, ...(namespace === undefined ? {} : { whenEmpty: namespace.place }) };
        const type = textAt(tool, 'type');
        const name = textAt(tool, 'name');
        if (type === undefined)
            return sheet.refuse(where, 'is not a tool');
        if (type === 'namespace') {
            readToolList(sheet, within(tool, 'tools'), `${where}.tools`, { name: name ?? '', place });
            continue;
        }
        if ((type === 'function' || type === 'custom') && name === undefined)
            return sheet.refuse(where, 'is a tool without a name');
        sheet.addTool({
            at: tool.start,
            name: name ?? textAt(tool, 'server_label') ?? type,
            namespace: namespace?.name,
            type,
            hosted: hostedKind(type, tool),
            path: where,
            places: [place],
        });
    }
}
function hostedKind(type, tool) {
    if (OWN.has(type))
        return undefined;
    if (type === 'shell')
        return isContainer(within(tool, 'environment')) ? 'code-execution' : undefined;
    if (type === 'tool_search')
        return textAt(tool, 'execution') === 'client' ? undefined : 'tool-search';
    if (type.startsWith('web_search'))
        return 'web-search';
    if (type.startsWith('computer'))
        return 'computer-use';
    if (type === 'file_search')
        return 'file-search';
    if (type === 'code_interpreter' || type === 'programmatic_tool_calling')
        return 'code-execution';
    if (type === 'image_generation')
        return 'image-generation';
    if (type === 'mcp')
        return 'remote-mcp';
    return 'unknown';
}
/** Which tools the model is told to call, or to keep to. */
export function readToolChoice(sheet, root) {
    const choice = given(root, 'tool_choice');
    if (choice === undefined || choice.kind === 'string')
        return;
    if (textAt(choice, 'type') !== 'allowed_tools')
        return void sheet.choices.push({ names: isNamed(choice) });
    const allowed = within(choice, 'tools');
    if (allowed?.kind !== 'array')
        return sheet.refuse('tool_choice.tools', 'is not a list');
    for (const [index, entry] of allowed.items.entries())
        sheet.choices.push({ names: isNamed(entry), place: { within: allowed, index } });
}
function isNamed(entry) {
    const type = textAt(entry, 'type') ?? '';
    const label = textAt(entry, 'server_label') ?? textAt(entry, 'name');
    return (tool) => {
        if (type === 'function' || type === 'custom' || type === 'mcp')
            return tool.type === type && tool.name === label;
        return tool.type === type || (tool.hosted !== undefined && tool.hosted !== 'unknown' && tool.hosted === hostedKind(type, entry));
    };
}
