import { parseJson } from '../../contract/json/parse.js';
import { stringOf } from '../../contract/json/pick.js';
import { quoteJson, textOf, writeJson } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { fieldsOf } from '../fields.js';
import { reportIn } from './hand-back.js';
import { shownOf } from './shown.js';
import { DELEGATES } from './tools.js';
/** The output of a tool that ended well. */
export function outputOf(tool, document, response) {
    return shownOf(tool, response) ?? { kind: 'json', text: textOf(document, response) };
}
/** In place of an output of this shape; undefined: the agent takes none there. */
export function replacementFor(tool, response, shown) {
    const { text } = shown.output;
    if (tool === 'Bash')
        return command(shown);
    if (tool === 'Read')
        return readFile(response, text);
    if (tool.startsWith('mcp__'))
        return shown.output.kind === 'json' && text.startsWith('[') ? shown.output.text : blocks(text);
    if (!DELEGATES.includes(tool))
        return response.startsWith('"') ? quoteJson(text) : undefined;
    const fields = fieldsOf({ kind: 'json', text: response });
    return fields.ok ? fields.value.with([['content', blocks(reportIn(text) ?? text)]]) : undefined;
}
const blocks = (text) => writeJson([{ type: 'text', text }]);
/** An interrupted command is the one that is shown as an error. */
const command = ({ output: { text }, isError }) => writeJson({ stdout: isError ? '' : text, stderr: isError ? text : '', interrupted: isError, isImage: false });
function readFile(response, text) {
    const read = parseJson(response);
    const named = read.ok ? member(read.value.root, 'file') : undefined;
    const filePath = (named === undefined ? undefined : stringOf(member(named, 'filePath'))) ?? '';
    const { content, startLine } = unnumbered(text);
    const numLines = content.split('\n').length;
    return writeJson({ type: 'text', file: { filePath, content, numLines, startLine, totalLines: startLine - 1 + numLines } });
}
/** The agent numbers the lines itself. */
function unnumbered(text) {
    const lines = text.split('\n').map((line) => /^(\d{1,9})\t(.*)$/s.exec(line));
    const [first] = lines;
    if (first === undefined || first === null || lines.includes(null))
        return { content: text, startLine: 1 };
    return { content: lines.map((line) => line?.[2] ?? '').join('\n'), startLine: Number(first[1]) };
}
/** What the agent adds to the end of a command's output that was put there as an error. */
const ABORTED = '\n<error>Command was aborted before completion</error>';
/** Reminders of the agent's own behind an output. */
const REMINDER = /\n\n<system-reminder>\n(?:(?!<\/?system-reminder>).){0,8000}\n?<\/system-reminder>\s*$/s;
/** Whether the model would read this replacement and nothing else, but for what the agent itself writes about every output. */
export function isRendering({ output }, onWire) {
    if (onWire.output.kind !== 'text')
        return false;
    const text = onWire.output.text.replace(REMINDER, '');
    const bare = text.endsWith(ABORTED) ? text.slice(0, -ABORTED.length) : text;
    return reportIn(text) === output.text || [text, bare].some((said) => said === output.text || withoutNumbers(said) === output.text);
}
const withoutNumbers = (text) => text.replaceAll(/^\d{1,9}\t/gm, '');
