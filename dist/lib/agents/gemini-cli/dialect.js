import { entryOf } from '../../contract/entry-of.js';
import { parseJson } from '../../contract/json/parse.js';
import { quoteJson, textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
export const dialect = {
    read: readQuestion,
    allow: () => reply('{"decision":"allow"}'),
    modify: (_call, input) => reply(`{"decision":"allow","hookSpecificOutput":{"hookEventName":"BeforeTool","tool_input":${input}}}`),
    deny: (call, words) => (call === undefined ? failure(words) : refusal(words)),
    keep: () => reply('{"decision":"allow"}'),
    replace: (_question, shown) => refusal(shown.output.text),
    withhold: (words) => failure(words),
};
const EVENTS = { pre: 'BeforeTool', post: 'AfterTool' };
function readQuestion(event, body) {
    const wanted = entryOf(EVENTS, event);
    if (wanted === undefined)
        return fail(`there is no hook ${JSON.stringify(event.slice(0, 64))}; ask for pre or post`);
    const read = parseJson(body);
    if (!read.ok)
        return fail(`what the hook was given is not JSON: ${read.error.message}`);
    const document = read.value;
    const said = member(document.root, 'hook_event_name');
    if (said?.kind !== 'string' || said.value !== wanted)
        return fail(`what the hook was given is no ${wanted}`);
    const name = member(document.root, 'tool_name');
    const input = member(document.root, 'tool_input');
    if (name?.kind !== 'string' || name.value === '')
        return fail('what the hook was given names no tool');
    if (input?.kind !== 'object')
        return fail('what the hook was given has no input that is an object');
    const call = { name: name.value, input: { kind: 'json', text: textOf(document, input) } };
    if (event === 'pre')
        return ok({ event: 'pre', call });
    const response = member(document.root, 'tool_response');
    if (response?.kind !== 'object')
        return fail('what the hook was given has no result');
    return ok({ event: 'post', call, result: resultOf(document, name.value, response), native: undefined });
}
const COMMAND = 'run_shell_command';
/** Lines of the agent's own at the end of what a command gave: it ended with another code than 0, or by a signal. */
const FAILED = /\n(?:Exit Code: (?!0\n)-?\d+|Signal: [^\n]+)\n(?:[A-Z][A-Za-z ]*: [^\n]*\n){0,4}<\/untrusted_context>\s*$/;
/** What goes to the model: the error's message where there is one, else the text, or the texts of the parts as lines. */
function resultOf(document, tool, response) {
    const error = member(response, 'error');
    if (error !== undefined && error.kind !== 'null') {
        const message = member(error, 'message');
        return { output: { kind: 'text', text: message?.kind === 'string' ? message.value : textOf(document, error) }, isError: true };
    }
    const content = member(response, 'llmContent');
    if (content === undefined || content.kind === 'null')
        return { output: { kind: 'text', text: '' }, isError: false };
    const text = textIn(content);
    if (text === undefined)
        return { output: { kind: 'json', text: textOf(document, content) }, isError: false };
    return { output: { kind: 'text', text }, isError: tool === COMMAND && FAILED.test(text) };
}
function textIn(content) {
    if (content.kind === 'string')
        return content.value;
    const parts = content.kind === 'array' ? content.items : [content];
    const texts = parts.map((part) => (part.kind === 'string' ? part : member(part, 'text')));
    const found = texts.flatMap((text) => (text?.kind === 'string' ? [text.value] : []));
    return found.length === parts.length ? found.join('\n') : undefined;
}
/** Without a reason the agent would say that there is none. */
const refusal = (words) => reply(`{"decision":"deny","reason":${quoteJson(words === '' ? ' ' : words)}}`);
function failure(words) {
    const said = words.trim() === '' ? 'the guard could not answer' : words;
    return { ...refusal(said), stderr: said.slice(0, LONGEST_STDERR), exit: 2 };
}
/** Characters: only what is said where standard output was lost. */
const LONGEST_STDERR = 4096;
function reply(text) {
    return { stdout: ascii(text) };
}
/** Beyond ASCII a character can stand within a string alone, where its escape is the same. */
const ascii = (text) => text.replaceAll(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
