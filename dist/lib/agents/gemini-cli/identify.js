import { comparableInput } from '../../gateway/wire/comparable.js';
import { fieldsOf } from '../fields.js';
import { plainName } from './tools.js';
export const identifyCall = ({ name, namespace, input }) => {
    const plain = plainName(name);
    const fields = plain === 'grep_search' ? fieldsOf(input) : undefined;
    const common = fields?.ok === true ? { kind: 'json', text: fields.value.with([['context', undefined]]) } : input;
    return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: comparableInput(common) };
};
/** What the agent adds to an output whose input a hook rewrote, after the hook has seen it. */
const REWRITTEN = '\n\n[System] Tool input parameters were modified by a hook before execution.';
/** A text result is the same one where the agent has added no more than its own note; whether it is an error is the agent's word. */
export function sameOutput(given, onWire) {
    if (given.output.kind !== onWire.output.kind)
        return false;
    const { text } = onWire.output;
    return text === given.output.text || (given.output.kind === 'text' && text === `${given.output.text}${REWRITTEN}`);
}
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
