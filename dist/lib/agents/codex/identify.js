import { entryOf } from '../../contract/entry-of.js';
import { parseJson } from '../../contract/json/parse.js';
import { itemsOf, textAt } from '../../contract/json/pick.js';
import { readExact, textOf } from '../../contract/json/text.js';
import { comparableInput } from '../../gateway/wire/comparable.js';
import { only, stringOf } from './fields.js';
import { partsOf } from './parts.js';
import { COMMAND_TOOLS, SILENT_NAMESPACES, SILENT_TOOLS } from './tools.js';
export const identifyCall = ({ name, namespace, input }) => {
    const tool = hookName(name, namespace);
    return { tool, input: comparableInput(hookInput(tool, input)) };
};
export function hookName(name, namespace) {
    if (namespace?.startsWith('mcp__') === true)
        return `${namespace}__${name}`;
    const whole = namespace === undefined || SILENT_NAMESPACES.has(namespace) ? name : `${namespace}${name}`;
    return COMMAND_TOOLS.has(whole) ? 'Bash' : (entryOf(SILENT_TOOLS, whole) ?? whole);
}
function hookInput(tool, input) {
    if (tool === 'Bash') {
        const command = stringOf(input, 'command') ?? stringOf(input, 'cmd');
        return command === undefined ? input : { kind: 'json', text: only('command', command) };
    }
    if (tool !== 'apply_patch')
        return input;
    const patch = input.kind === 'raw' ? input.text : (stringOf(input, 'command') ?? stringOf(input, 'input'));
    return patch === undefined ? input : { kind: 'json', text: only('command', patch) };
}
/** What the agent writes above an output that a hook is given bare. */
const ABOVE = /^(?:Chunk ID: [0-9a-f]+\n)?Wall time: [0-9.]+ seconds\n(?:Process exited with code -?[0-9]+\n)?(?:Original token count: [0-9]+\n)?Output:\n?/;
/** Whether a result on the wire is what the hook was given, and the agent's own words about it. */
export function sameOutput(given, onWire) {
    if (onWire.output.kind === 'json')
        return sameParts(given, onWire.output.text);
    const { text } = onWire.output;
    if (given.output.kind === 'text')
        return given.output.text === text || given.output.text === text.replace(ABOVE, '');
    if (given.output.text === NOTHING && text.replace(ABOVE, '') === '')
        return true;
    const exact = readExact(text);
    return exact.ok && comparableInput(given.output) === comparableInput({ kind: 'json', text: exact.value });
}
/** A list in which an MCP server says nothing. */
const NOTHING = '[]';
/** The same parts; those of an MCP tool stand under a line of the agent's own. */
function sameParts({ output }, text) {
    const read = parseJson(text);
    const told = partsOf(output);
    if (!read.ok || told === undefined)
        return false;
    const parts = itemsOf(read.value.root);
    const isHeaded = textAt(parts[0], 'type') === 'input_text' && textAt(parts[0], 'text')?.replace(ABOVE, '') === '';
    const came = (isHeaded ? parts.slice(1) : parts).map((part) => textOf(read.value, part));
    return came.length > 0 && came.length === told.length && came.every((part, index) => part === told[index]);
}
/** Words of the agent's own about a call that it refused before any hook. What a command or a server gave never begins so. */
const REFUSED = /^(?:unsupported call: |failed to parse function arguments: )/;
export const excuse = ({ toolName, output }, call, isOffered) => {
    // The words of a server are not believed; a server that is not there has none.
    if (call?.namespace?.startsWith('mcp__') === true && isOffered)
        return undefined;
    if (toolName === 'tool_search' && call?.namespace === undefined)
        return { why: 'the agent looked for tools in its own list', refused: false };
    return output.kind === 'text' && REFUSED.test(output.text) ? { why: 'the agent refused the call by itself', refused: true } : undefined;
};
