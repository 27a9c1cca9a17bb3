// Text of others before it reaches the job's log. A log is read by machines: the runner takes lines for commands, problem matchers
// take them for errors of the build, a terminal takes escapes for orders. None of them may find anything in text that an agent, a hook
// or a file name brought along.
//
// - Each line gets a prefix, so that no line begins with `::`, which is how a workflow command begins (after white space too).
// - `##[` and `##vso[`, which are commands anywhere in a line, are parted.
// - Colours are dropped, since they only decorate; every other escape, control, bidirectional or zero-width character is shown.
// - Problem matchers are patterns of whole lines which are not known here. Those that allow for a prefix have in common that a number
//   follows at once after a colon or a bracket, or after `line` or `col`: there a `·` is put before the number. The others begin
//   with `^` and white space, a path or a severity, and the prefix is none of these.
import { showHidden } from './visible.js';
/** Begins each line of text that is not the guard's own. */
export const LINE_PREFIX = '│ ';
/** Characters of a line that are shown. */
const LONGEST_LINE = 4000;
const COLOUR = /(?:\u001b\[|\u009b)[0-9;:]{0,64}m/g;
const COMMAND_ANYWHERE = /##(?=(?:vso)?\[)/gi;
const PLACE = /(:\[?|\(|\b(?:line|lines|ln|col|column|row)[ \t]+)(?=\d)/gi;
/** Several lines, each with the prefix; no line end follows the last. Empty text is one empty line. */
export function neutralise(text) {
    return text
        .replace(/(?:\r\n|\r|\n)$/, '')
        .split(/\r\n|\r|\n/)
        .map((line) => LINE_PREFIX + neutral(line))
        .join('\n');
}
/** One piece of text for the middle of a line of ours; line ends are shown. It may not stand at the line's start. */
export function neutraliseInline(text) {
    return neutral(text);
}
/** A message that the runner takes from a command of ours, which no problem matcher reads: places keep their numbers. */
export function neutraliseMessage(text) {
    return neutral(text, { places: true });
}
function neutral(line, { places } = { places: false }) {
    const whole = line.length <= LONGEST_LINE;
    const inert = showHidden((whole ? line : line.slice(0, LONGEST_LINE)).replace(COLOUR, ''), '\t').replace(COMMAND_ANYWHERE, '## ');
    const shown = places ? inert : inert.replace(PLACE, '$1·');
    return whole ? shown : `${shown}… (${line.length - LONGEST_LINE} more characters)`;
}
