import { entryOf } from '../../../contract/entry-of.js';
import { textAt } from '../../../contract/json/pick.js';
import { quoteJson, textOf } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { given } from '../nodes.js';
import { sameOutput } from '../output.js';
import { replaceNode } from '../patches.js';
/** Where the calls that a provider's server ran hold what came of them. */
const ANSWERED = {
    mcp_call: [
        { key: 'output', hosted: 'remote-mcp', write: quoteJson },
        { key: 'error', hosted: 'remote-mcp', write: () => 'null' },
    ],
    file_search_call: [{ key: 'results', hosted: 'file-search', write: () => '[]' }],
    code_interpreter_call: [{ key: 'outputs', hosted: 'code-execution', write: (text) => `[{"type":"logs","logs":${quoteJson(text)}}]` }],
    image_generation_call: [{ key: 'result', hosted: 'image-generation', write: () => 'null' }],
};
/** The result that stands within a hosted call. */
export function readServerOutput(sheet, item, type, path) {
    for (const { key, hosted, write } of entryOf(ANSWERED, type) ?? []) {
        const node = given(item, key);
        if (node === undefined)
            continue;
        const own = outputOf(sheet, node);
        sheet.addResult({
            node,
            path: `${path}.${key}`,
            callId: textAt(item, 'id'),
            toolName: undefined,
            call: sheet.calls.length - 1,
            output: own,
            isError: key === 'error',
            hosted,
            covers: [node],
            replace: (ruled) => ok(sameOutput(ruled, own) ? [] : [replaceNode(node, write(ruled.text))]),
        });
    }
}
function outputOf(sheet, node) {
    return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: textOf(sheet.document, node) };
}
