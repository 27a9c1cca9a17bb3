// How Claude Code words a call to its hook otherwise than the model did, and which results are of no call that ran.
import { resolve } from 'node:path';
import { parseJson } from '../../contract/json/parse.js';
import { viewOf } from '../../contract/json/view.js';
import { writeJson } from '../../contract/json/text.js';
import { comparableInput } from '../../gateway/wire/comparable.js';
export function identifyClaudeCode(where) {
    return ({ name, namespace, input }) => {
        const tool = name === 'Task' ? 'Agent' : name;
        const view = namespace === undefined ? objectOf(input) : undefined;
        const common = view === undefined ? input : { kind: 'json', text: writeJson(form(tool, view, where)) };
        return { tool: namespace === undefined ? tool : `${namespace}.${tool}`, input: comparableInput(common) };
    };
}
function objectOf(input) {
    const read = input.kind === 'json' ? parseJson(input.text) : undefined;
    const view = read?.ok === true ? viewOf(read.value.root) : undefined;
    return isObject(view) ? view : undefined;
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function form(tool, input, { workspace, home }) {
    const path = (name) => changed(input, [name], (said) => resolve(workspace, said.replace(/^~(?=\/|$)/, home)));
    switch (tool) {
        case 'Bash':
            return { ...input, ...numbers(input, ['timeout']), ...flags(input, ['run_in_background']), ...command(input, workspace) };
        case 'Read':
            return { ...without(input, input['pages'] === '' ? ['pages'] : []), ...numbers(input, ['offset', 'limit']), ...path('file_path') };
        case 'Edit':
            return {
                ...input,
                replace_all: false,
                ...flags(input, ['replace_all']),
                ...path('file_path'),
                ...lines(input, ['old_string', 'new_string']),
            };
        case 'Write':
            return { ...input, ...path('file_path'), ...lines(input, ['content']) };
        case 'NotebookEdit':
            return { ...input, ...path('notebook_path') };
        case 'ToolSearch':
            return { max_results: 5, ...input, ...numbers(input, ['max_results']) };
        case 'Agent':
            // Where nothing may run in the background the agent leaves this out.
            return without(input, ['run_in_background']);
        case 'SendMessage':
            return without(input, ['type', 'recipient', 'recipient_kind', 'content']);
        case 'Monitor':
            return without(input, input['persistent'] === false ? ['persistent'] : []);
        default:
            return input;
    }
}
const without = (input, names) => Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
/** These fields as the agent makes them of a string; what is no string stays. */
function changed(input, names, change) {
    return Object.fromEntries(names.flatMap((name) => {
        const said = input[name];
        return typeof said === 'string' ? [[name, change(said)]] : Object.hasOwn(input, name) ? [[name, said]] : [];
    }));
}
const numbers = (input, names) => changed(input, names, (value) => (/^\d+$/.test(value) ? Number(value) : value));
const flags = (input, names) => changed(input, names, (value) => (value === 'true' ? true : value === 'false' ? false : value));
/** It takes white space off the ends of lines. */
const lines = (input, names) => changed(input, names, (value) => value.replaceAll(/[^\S\r\n]+$/gm, ''));
const command = (input, workspace) => changed(input, ['command'], (value) => (value.startsWith(`cd ${workspace} && `) ? value.slice(`cd ${workspace} && `.length) : value));
/**
 * A call that it refuses by itself: an input that does not fit, a tool that there is not. What a tool gave never begins so: a failed
 * command begins with its exit code; an MCP server's words are not believed, unless the model was offered no such tool.
 */
export function excuseClaudeCode({ isError, toolName = 'mcp__', output: { kind, text } }, _call, isOffered = true) {
    if (!isError || kind !== 'text' || !isRefusal(text))
        return undefined;
    if (toolName.startsWith('mcp__') && (isOffered || !NO_SUCH_TOOL.test(text)))
        return undefined;
    return { why: 'the agent refused the call by itself', refused: true };
}
/** What it guards by itself, whatever its hook says, and the errors of which begin with words of its own. */
const GUARDED = new Set(['Bash', 'Edit', 'NotebookEdit', 'Write']);
/** A call that was allowed and that it refuses by itself, since there is nobody to ask: edits of settings and of git's files, `rm -rf /`. */
export function declinedByClaudeCode({ isError, output: { kind, text } }, { name, namespace }) {
    const begin = `Permission to use ${name} has been denied because Claude Code is running in don't ask mode. IMPORTANT: `;
    return isError && kind === 'text' && namespace === undefined && GUARDED.has(name) && text.startsWith(begin);
}
/** Words of the agent's own in the place of a result, and nothing else. */
export const isAnswer = (text) => /^<tool_use_error>.*<\/tool_use_error>$/s.test(text.replace(REMINDERS, ''));
/** With such words it also passes a hook's refusal on. */
const isRefusal = (text) => isAnswer(text) && !text.startsWith('<tool_use_error>PreToolUse:');
const NO_SUCH_TOOL = /^<tool_use_error>Error: No such tool available: /;
/** What the agent reminds its model of behind some results: at most four, each of so many characters. */
const REMINDERS = /(?<=<\/tool_use_error>)(?:\s{0,4}<system-reminder>(?:(?!<\/?(?:system-reminder|tool_use_error)>).){0,8000}<\/system-reminder>){1,4}\s{0,4}$/s;
/** The hook is given outputs as the model reads them where that can be told (`outputs.ts`); all else is reviewed on the wire again. */
export function sameOutput(given, onWire) {
    return given.isError === onWire.isError && given.output.kind === onWire.output.kind && given.output.text === onWire.output.text;
}
