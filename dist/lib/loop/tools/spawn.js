import { cutBytes } from '../../contract/cut.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { unreachable } from '../../contract/result.js';
import { endWords, runJoined } from './process.js';
import { MAX_TIMEOUT_MS, readSpawnInput, spawnLevel, spawnSchema } from './spawn-input.js';
/** Bytes that are shown of the output of a command that printed too much. */
const SHOWN_OF_FLOOD = 16 * 1024;
export function spawnTool(options) {
    return {
        name: 'spawn',
        description: 'Runs a command line in the workspace and gives back what it printed, with the exit code where that is not 0. ' +
            'There is no terminal and no input to answer to; whatever the command leaves running is ended with it. ' +
            (options.delegate === undefined ? '' : 'With `task` in place of `command` a sub-agent does the task. ') +
            'With `output` and `page` it shows a later page of an output that was too long.',
        inputSchema: spawnSchema(options.delegate !== undefined),
        level: spawnLevel,
        check: (input) => {
            const read = readSpawnInput(input);
            return read.ok ? undefined : read.error;
        },
        run: async (input, context) => {
            const read = readSpawnInput(input);
            if (!read.ok)
                return result(`Nothing was run: ${read.error}.`, true);
            switch (read.value.kind) {
                case 'command':
                    return runCommand(read.value.command, read.value.timeoutMs ?? options.timeoutMs ?? MAX_TIMEOUT_MS, options, context);
                case 'task':
                    return options.delegate?.(read.value.task, context) ?? result('Sub-agents are not offered in this run.', true);
                case 'output':
                    return options.pages.page(read.value.output, read.value.page);
                default:
                    return unreachable(read.value);
            }
        },
        page: (shown, call) => options.pages.show(call.id, shown),
    };
}
const result = (text, isError) => ({ output: { kind: 'text', text }, isError });
async function runCommand(command, timeoutMs, options, { signal }) {
    const { workspace, env, platform = process.platform } = options;
    const shell = shellFor(command, platform, env);
    const request = { ...shell, cwd: workspace, env, stdin: '', timeoutMs, keepStderr: 1024 * 1024, signal };
    const { end, stdout, stderr } = await runJoined(request, options);
    const printed = decodeUtf8(stderr.length === 0 ? stdout : Buffer.concat([stdout, stderr]));
    const words = endWords(end, timeoutMs);
    if (words === undefined)
        return result(printed === '' ? '(no output)' : printed, false);
    const shown = end.kind === 'flooded' ? cutBytes(printed, SHOWN_OF_FLOOD) : printed;
    return result(`${shown}${shown === '' || shown.endsWith('\n') ? '' : '\n'}[the command ${words}]`, true);
}
/** Joins the two outputs where they are made, and gives the command an input that is empty and no pipe. */
const JOINED = 'exec /bin/sh -c "$1" </dev/null 2>&1';
/** How a command line meets its shell; `verbatim`: the quotes are ours and no more are added. */
export function shellFor(command, platform, env) {
    if (platform !== 'win32')
        return { argv: ['/bin/sh', '-c', JOINED, 'sh', command] };
    return { argv: [env['COMSPEC'] ?? 'cmd.exe', '/d', '/s', '/c', `"${command}"`], verbatim: true };
}
