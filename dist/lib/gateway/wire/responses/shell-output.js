import { parseJson } from '../../../contract/json/parse.js';
import { textAt, within } from '../../../contract/json/pick.js';
import { quoteJson, textOf } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { countAt } from '../nodes.js';
import { sameOutput } from '../output.js';
import { replaceNode } from '../patches.js';
/** `shell_call_output`: what each command of a call printed, and how it ended. */
export function readShellOutput(sheet, output) {
    if (output?.kind !== 'array' || !output.items.every(isChunk))
        return 'is a result that is not made of what commands printed';
    const own = { kind: 'json', text: textOf(sheet.document, output) };
    const isError = output.items.some(hasFailed);
    return {
        output: own,
        isError,
        covers: [output],
        replace(ruled, error) {
            if (sameOutput(ruled, own) && error === isError)
                return ok([]);
            return ok([replaceNode(output, isShellOutput(ruled) ? ruled.text : chunk(ruled.text, error))]);
        },
    };
}
function isChunk(node) {
    return textAt(node, 'stdout') !== undefined && textAt(node, 'stderr') !== undefined && within(node, 'outcome')?.kind === 'object';
}
function hasFailed(node) {
    return textAt(node, 'outcome', 'type') !== 'exit' || countAt(node, 'outcome', 'exit_code') !== 0;
}
function isShellOutput(ruled) {
    if (ruled.kind !== 'json')
        return false;
    const read = parseJson(ruled.text);
    return read.ok && read.value.root.kind === 'array' && read.value.root.items.length > 0 && read.value.root.items.every(isChunk);
}
function chunk(text, error) {
    const [stdout, stderr] = error ? ['', text] : [text, ''];
    return `[{"stdout":${quoteJson(stdout)},"stderr":${quoteJson(stderr)},"outcome":{"type":"exit","exit_code":${error ? 1 : 0}}}]`;
}
