/** The tools of `.basis/tools.json` (contract 5.7): a program by argv, the approved input on its standard input, its output back. */
import { join } from 'node:path';
import { entryAt } from '../../bindings/confined-fs/entry.js';
import { reach } from '../../bindings/confined-fs/walk.js';
import { cutBytes } from '../../contract/cut.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { quoteStderr } from '../../contract/words.js';
import { namesOf } from './files-read.js';
import { endWords, runProcess } from './process.js';
/** Bytes that are shown of what a tool printed that then failed. */
const SHOWN_OF_FAILURE = 16 * 1024;
/** Bytes of standard error that are kept: what is quoted, and the rest of a character that begins there. */
const KEPT_STDERR = 2048 + 4;
export function declaredTools(tools, options) {
    return tools.map((tool) => ({
        name: tool.name,
        description: tool.description,
        inputSchema: tool.inputSchema,
        level: () => tool.sideEffect,
        run: (input, context) => runDeclared(tool, input, context, options),
        page: (shown, call) => options.pages.show(call.id, shown),
    }));
}
async function runDeclared(tool, input, { signal }, options) {
    const resolved = options.resolve(tool);
    if (!resolved.ok)
        return failed(tool, resolved.error);
    const cwd = await folderOf(tool, options.workspace);
    if (!cwd.ok)
        return failed(tool, `cannot be started: ${cwd.error}`);
    const { argv, env } = resolved.value;
    const { timeoutMs } = tool;
    const request = { argv, cwd: cwd.value, env: { ...env, ...tool.env }, stdin: input, timeoutMs, keepStderr: KEPT_STDERR, signal };
    const { end, stdout, stderr, stderrBytes } = await runProcess(request, options);
    const words = endWords(end, timeoutMs);
    if (words === undefined)
        return { output: { kind: 'text', text: decodeUtf8(stdout) }, isError: false };
    const quoted = stderrBytes === 0 ? words : `${words}; ${quoteStderr(stderr, stderrBytes)}`;
    return failed(tool, stdout.length === 0 ? quoted : `${quoted}\nIt printed:\n${cutBytes(stdout, SHOWN_OF_FAILURE)}`);
}
function failed(tool, words) {
    return { output: { kind: 'text', text: `The tool ${tool.name} ${words}` }, isError: true };
}
/** The real path of the folder that a tool runs in: inside the workspace, whatever links say. */
async function folderOf({ cwd = '.' }, workspace) {
    const names = namesOf(workspace, cwd);
    if (!names.ok)
        return fail(`its folder ${names.error}`);
    const found = await reach(workspace, names.value, { links: 'resolve' }, async (place) => {
        const entry = await entryAt(place.folder, place.name);
        if (!entry.ok)
            return entry;
        if (entry.value.kind === 'missing')
            return fail('does not exist');
        return entry.value.kind === 'folder' ? ok(join(workspace.real, ...place.names)) : fail('is not a folder');
    });
    return found.ok ? found : fail(`its folder ${found.error}`);
}
