import { entryOf } from '../../../contract/entry-of.js';
import { toolInput } from '../../../contract/input.js';
import { textAt, within } from '../../../contract/json/pick.js';
import { textOf } from '../../../contract/json/text.js';
import { composed } from '../output.js';
/** The types of an item whose input is text, and where it stands. */
const TEXT_INPUTS = { function_call: 'arguments', custom_tool_call: 'input' };
/** Items whose input is a value, or that a provider's server runs. */
const SHAPES = {
    local_shell_call: { name: 'local_shell', input: ['action'] },
    shell_call: { name: 'shell', input: ['action'] },
    apply_patch_call: { name: 'apply_patch', input: ['operation'] },
    tool_search_call: { name: 'tool_search', input: ['arguments'] },
    computer_call: { name: 'computer', input: ['actions', 'action'], hosted: 'computer-use' },
    web_search_call: { name: 'web_search', input: ['action'], hosted: 'web-search' },
    file_search_call: { name: 'file_search', input: ['queries'], hosted: 'file-search' },
    code_interpreter_call: { name: 'code_interpreter', input: ['code'], hosted: 'code-execution' },
    program: { name: 'program', input: ['code'], hosted: 'code-execution' },
    image_generation_call: { name: 'image_generation', input: ['revised_prompt'], hosted: 'image-generation' },
    mcp_call: { input: ['arguments'], hosted: 'remote-mcp' },
    mcp_approval_request: { input: ['arguments'], hosted: 'remote-mcp' },
};
/** The call that an item is; a sentence where it is one that cannot be read, undefined where it is none. */
export function callIn(document, item, type) {
    const id = textAt(item, 'call_id') ?? textAt(item, 'id');
    const field = entryOf(TEXT_INPUTS, type);
    if (field !== undefined) {
        const name = textAt(item, 'name');
        const covers = within(item, field);
        if (id === undefined || name === undefined || covers?.kind !== 'string')
            return 'is a call without an id, a name or an input';
        return { id, name, namespace: textAt(item, 'namespace'), input: toolInput(covers.value), covers, hosted: undefined };
    }
    const shape = entryOf(SHAPES, type);
    if (shape === undefined)
        return undefined;
    const name = shape.name ?? textAt(item, 'name');
    const covers = shape.input.map((key) => within(item, key)).find((node) => node !== undefined && node.kind !== 'null');
    const hosted = shape.hosted ?? serverOf(item, type);
    if (name === undefined || (hosted === undefined && (id === undefined || covers === undefined))) {
        return 'is a call without an id, a name or an input';
    }
    return { id, name, namespace: textAt(item, 'server_label'), input: inputOf(document, covers), covers, hosted };
}
/** Who runs a call that either side may run. */
function serverOf(item, type) {
    if (type === 'shell_call')
        return isContainer(within(item, 'environment')) ? 'code-execution' : undefined;
    if (type === 'tool_search_call')
        return textAt(item, 'execution') === 'client' ? undefined : 'tool-search';
    return undefined;
}
/** Whether a shell runs in a container of the provider's. */
export function isContainer(environment) {
    return textAt(environment, 'type')?.startsWith('container') === true;
}
function inputOf(document, node) {
    if (node === undefined)
        return { kind: 'json', text: composed('{}') };
    return node.kind === 'string' ? toolInput(node.value) : { kind: 'json', text: textOf(document, node) };
}
