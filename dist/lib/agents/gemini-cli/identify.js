// When two mentions of a call are the same one. Hooks, wire and records write an input as the model did, in other numbers and escapes; a
// search is given `context` by the tool itself while it runs, in all that is said of it afterwards.
import { entryOf } from '../../contract/entry-of.js';
import { comparableInput } from '../../gateway/wire/comparable.js';
import { fieldsOf } from '../fields.js';
import { slotText } from './slot-text.js';
import { plainName } from './tools.js';
export const identifyCall = ({ name, namespace, input }) => {
    const plain = plainName(name);
    const fields = plain === 'grep_search' ? fieldsOf(input) : undefined;
    const common = fields?.ok === true ? { kind: 'json', text: fields.value.with([['context', undefined]]) } : input;
    return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: comparableInput(common) };
};
/** What the agent adds to an output whose input a hook rewrote, after the hook has seen it. */
const REWRITTEN = '\n\n[System] Tool input parameters were modified by a hook before execution.';
/**
 * A text result is the same one where the agent has added no more than its own note; whether it is an error is the agent's word. Pictures
 * stand beside it.
 */
export function sameOutput({ output: given }, { output: came }) {
    if (came.kind === 'json')
        return given.kind === 'json' ? given.text === came.text : given.text === '' && came.text === NOTHING;
    const words = given.kind === 'text' ? given.text : slotText(given.text);
    return words !== undefined && (came.text === words || came.text === `${words}${REWRITTEN}`);
}
/** What the agent sends where a server says nothing. */
const NOTHING = '{}';
/** Words with which the agent turns a call away before any hook: the tool is not there, or its input does not fit. */
const TURNED_AWAY = [
    /^params(\/\S*)? must /,
    /^Tool "[^"\n]*" not found\./,
    /^Path not in workspace: Attempted path "/,
    /^The '(file_path|pattern)' parameter (must be non-empty|cannot be empty)\.$/,
    /^Missing or empty "file_path"$/,
    /^Command cannot be empty\.$/,
    /^start_line (cannot be greater than end_line|must be at least 1)$/,
    /^File path '.*' is ignored by configured ignore patterns\.$/s,
    /^Path (is a directory, not a file|is not a valid directory or file|does not exist): /,
    /^Search path (does not exist|is not a directory:?) /,
    /^Invalid (exclude )?regular expression pattern provided: /,
    /^(max_matches_per_file|total_max_matches) must be at least 1\.$/,
    /^`(content|new_string)` contains an omission placeholder /,
];
/** What an MCP server says comes with the agent's own words before it, so that it cannot begin so. */
export function excuse({ isError, output }) {
    if (!isError || output.kind !== 'text')
        return undefined;
    return isTurnedAway(output.text) ? { why: 'the agent turned the call away by itself', refused: true } : undefined;
}
export const isTurnedAway = (words) => TURNED_AWAY.some((begin) => begin.test(words));
const BUILD_FILE = 'Tool execution denied by policy. Modifying build configuration files requires explicit user confirmation';
/** What the agent refuses by itself after its hook, for nobody is there to be asked: edits of build files; commands, in a folder that it does not trust. */
const DECLINED = {
    write_file: BUILD_FILE,
    replace: BUILD_FILE,
    run_shell_command: 'Tool execution for "Shell" requires user confirmation, which is not supported in non-interactive mode.',
};
/** What a command gives comes with the agent's own words around it; the other tools say nothing but their own. */
export function declined({ isError, output }, { name, namespace }) {
    const words = namespace === undefined ? entryOf(DECLINED, name) : undefined;
    return isError && output.kind === 'text' && output.text === words;
}
