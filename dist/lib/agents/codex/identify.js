import { parseJson } from '../../contract/json/parse.js';
import { textAt } from '../../contract/json/pick.js';
import { readExact } from '../../contract/json/text.js';
import { comparableInput } from '../../gateway/wire/comparable.js';
import { only, stringOf } from './fields.js';
import { COMMAND_TOOLS, SILENT_NAMESPACES } from './tools.js';
export const identifyCall = ({ name, namespace, input }) => {
    const tool = hookName(name, namespace);
    return { tool, input: comparableInput(hookInput(tool, input)) };
};
export function hookName(name, namespace) {
    if (namespace?.startsWith('mcp__') === true)
        return `${namespace}__${name}`;
    const whole = namespace === undefined || SILENT_NAMESPACES.has(namespace) ? name : `${namespace}${name}`;
    return COMMAND_TOOLS.has(whole) ? 'Bash' : whole;
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
    const exact = readExact(text);
    return exact.ok && comparableInput(given.output) === comparableInput({ kind: 'json', text: exact.value });
}
/** An MCP tool's one text, under a line of the agent's own. */
function sameParts({ output }, text) {
    const read = parseJson(text);
    if (!read.ok || read.value.root.kind !== 'array')
        return false;
    const [above, told, ...more] = read.value.root.items;
    const head = textAt(above, 'text');
    if (output.kind !== 'text' || more.length > 0 || head === undefined || head.replace(ABOVE, '') !== '')
        return false;
    return textAt(told, 'text') === output.text;
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
