import { itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { given } from '../nodes.js';
import { memberPlace } from '../patches.js';
import { declaredKind } from './kinds.js';
/** The tools of a request, the remote MCP servers among them, and which of them the model is told to call. */
export function readTools(sheet, root) {
    const tools = given(root, 'tools');
    if (tools !== undefined && tools.kind !== 'array')
        return sheet.refuse('tools', 'is not a list');
    for (const [index, tool] of itemsAt(root, 'tools').entries()) {
        if (tools !== undefined)
            readTool(sheet, tool, `tools[${index}]`, { within: tools, index });
    }
    const servers = given(root, 'mcp_servers');
    if (servers !== undefined && servers.kind !== 'array')
        return sheet.refuse('mcp_servers', 'is not a list');
    const whenEmpty = memberPlace(root, 'mcp_servers');
    for (const [index, server] of itemsAt(root, 'mcp_servers').entries()) {
        if (servers === undefined)
            return;
        const place = { within: servers, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        const name = textAt(server, 'name') ?? '';
        sheet.addTool({ at: server.start, name, type: 'mcp_server', hosted: 'remote-mcp', path: `mcp_servers[${index}]`, places: [place] });
    }
    if (textAt(root, 'tool_choice', 'type') === 'tool') {
        const wanted = textAt(root, 'tool_choice', 'name');
        sheet.choices.push({ names: ({ name }) => name === wanted });
    }
}
/** `tool_addition`: a tool that joins in the middle of a conversation. */
export function readAddition(sheet, block, path, place) {
    const tool = within(block, 'tool');
    const type = textAt(tool, 'type') ?? '';
    const definition = within(tool, 'definition');
    if (definition !== undefined)
        return readTool(sheet, definition, path, place);
    if (!type.startsWith('mcp_') || textAt(block, 'type') !== 'tool_addition')
        return;
    const name = textAt(tool, 'mcp_server_name') ?? textAt(tool, 'server_name') ?? type;
    sheet.addTool({ at: block.start, name, type, hosted: 'remote-mcp', path, places: [place] });
}
function readTool(sheet, tool, path, place) {
    const declared = within(tool, 'type');
    const type = declared === undefined || declared.kind === 'null' ? 'custom' : textAt(tool, 'type');
    const name = textAt(tool, 'name') ?? textAt(tool, 'mcp_server_name');
    if (type === undefined || tool.kind !== 'object')
        return sheet.refuse(path, 'is not a tool');
    if (type === 'custom' && name === undefined)
        return sheet.refuse(path, 'is a tool without a name');
    const model = textAt(tool, 'model');
    if (model !== undefined)
        sheet.otherModels.push(model);
    const own = type === 'custom' ? 'function' : type;
    sheet.addTool({ at: tool.start, name: name ?? type, type: own, hosted: declaredKind(type), path, places: [place] });
}
