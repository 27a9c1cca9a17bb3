import { defined } from '../../contract/defined.js';
import { parseJson } from '../../contract/json/parse.js';
import { quoteJson, textOf, writeJson } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { wordsOf } from './attached.js';
export const dialect = {
    read: readQuestion,
    allow: () => ({ stdout: '{"decision":"allow"}' }),
    modify: (_call, input) => ({ stdout: `{"decision":"modify","input":${input}}` }),
    deny: (_call, words) => ({ stdout: `{"decision":"deny","words":${quoteJson(said(words))}}` }),
    keep: () => ({ stdout: '{"decision":"keep"}' }),
    replace: (_question, { output, isError }) => replaced(output.text, isError),
    withhold: (words) => replaced(said(words), true),
};
const said = (words) => (words.trim() === '' ? 'refused without words' : words);
const replaced = (text, isError) => ({
    stdout: `{"decision":"replace","output":${quoteJson(text)},"isError":${String(isError)}}`,
});
function readQuestion(event, body) {
    if (event !== 'pre' && event !== 'post')
        return fail(`there is no hook ${JSON.stringify(event.slice(0, 64))}; ask for pre or post`);
    const read = parseJson(body);
    if (!read.ok)
        return fail(`what the plugin sent is not JSON: ${read.error.message}`);
    const document = read.value;
    const { root } = document;
    const name = wordOf(member(root, 'tool'));
    const input = member(root, 'args');
    if (name === undefined)
        return fail('what the plugin sent names no tool');
    if (input === undefined)
        return fail('what the plugin sent has no input');
    const call = {
        name,
        input: { kind: 'json', text: textOf(document, input) },
        ...defined({ id: wordOf(member(root, 'id')), subAgent: wordOf(member(root, 'subAgent')) }),
    };
    if (event === 'pre')
        return ok({ event, call });
    const result = resultOf(document);
    return result === undefined ? fail('what the plugin sent has no result') : ok({ event, call, result, native: undefined });
}
/** A tool of the agent's own gives a text and files beside it, an MCP server parts. */
function resultOf(document) {
    const { root } = document;
    const output = member(root, 'output');
    const content = member(root, 'content');
    const attachments = member(root, 'attachments');
    if (content?.kind === 'array') {
        const texts = content.items.flatMap((part) => wordsOf(part) ?? []);
        if (texts.length === content.items.length)
            return { output: { kind: 'text', text: texts.join('\n\n') }, isError: false };
        return { output: { kind: 'json', text: textOf(document, content) }, isError: false };
    }
    if (output?.kind !== 'string')
        return undefined;
    if (attachments?.kind !== 'array' || attachments.items.length === 0)
        return { output: { kind: 'text', text: output.value }, isError: hasFailed(member(root, 'exit')) };
    const view = writeJson([{ type: 'text', text: output.value }, ...attachments.items.map((file) => partOf(file))]);
    return { output: { kind: 'json', text: view }, isError: false };
}
/** A command's exit code, where it has one. */
const hasFailed = (exit) => exit?.kind === 'number' && exit.value !== 0;
function partOf(file) {
    return { type: 'file', mime: wordOf(member(file, 'mime')) ?? '', url: wordOf(member(file, 'url')) ?? '' };
}
const wordOf = (node) => (node?.kind === 'string' && node.value !== '' ? node.value : undefined);
