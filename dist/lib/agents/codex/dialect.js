import { isTrue, textAt, within } from '../../contract/json/pick.js';
import { quoteJson, textOf } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { objectIn } from '../fields.js';
import { stringOf, withString } from './fields.js';
/** What a hook of ours says with every yes. */
export const ALLOWED = 'basis guard: this call was judged';
export const KEPT = 'basis guard: this result was reviewed';
const NO_WORDS = 'the guard refuses this without words';
export const dialect = {
    read,
    allow: () => ({ stdout: `{"systemMessage":${quoteJson(ALLOWED)}}` }),
    modify: (call, input) => ({
        stdout: `{"systemMessage":${quoteJson(ALLOWED)},"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","updatedInput":${inHookWords(call, input)}}}`,
    }),
    deny: (_call, words) => no(words),
    keep: () => ({ stdout: `{"systemMessage":${quoteJson(KEPT)}}` }),
    replace: (_question, { output }) => ({ stdout: `{"decision":"block","reason":${quoteJson(spoken(output.text))}}` }),
    withhold: no,
};
function read(event, body) {
    const document = objectIn(body);
    if (document === undefined)
        return fail('what the hook was given is no JSON object');
    const { root } = document;
    const name = textAt(root, 'tool_name');
    const given = within(root, 'tool_input');
    const id = textAt(root, 'tool_use_id');
    if (name === undefined || given === undefined || id === undefined)
        return fail('the hook was given no tool, no input or no id');
    const subAgent = textAt(root, 'agent_id');
    const call = {
        id,
        ...(subAgent === undefined ? {} : { subAgent }),
        name,
        input: { kind: 'json', text: textOf(document, given) },
    };
    if (event === 'pre')
        return ok({ event, call });
    if (event !== 'post')
        return fail(`there is no hook for the event ${JSON.stringify(event.slice(0, 64))}`);
    const response = within(root, 'tool_response');
    if (response === undefined)
        return fail('the hook after a call was given no result');
    return ok({ event, call, result: resultOf(document, response), native: undefined });
}
/** A string, the blocks of an MCP tool, or the value that a tool of the agent's own made. */
function resultOf(document, response) {
    const content = within(response, 'content');
    return {
        output: content?.kind === 'array' ? blocksOf(document, content) : valueOf(document, response),
        isError: isTrue(within(response, 'isError')),
    };
}
function blocksOf(document, content) {
    const [first, ...more] = content.items;
    const text = more.length === 0 && textAt(first, 'type') === 'text' ? textAt(first, 'text') : undefined;
    return text === undefined ? { kind: 'json', text: textOf(document, content) } : { kind: 'text', text };
}
const valueOf = (document, node) => node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: textOf(document, node) };
/** A rewrite in the words of the wire, in those of the hook. */
function inHookWords({ name }, input) {
    if (name !== 'Bash')
        return input;
    const asked = { kind: 'json', text: input };
    const command = stringOf(asked, 'cmd');
    return command !== undefined && stringOf(asked, 'command') === undefined ? withString(input, 'command', command) : input;
}
function no(words) {
    return { stdout: '', stderr: spoken(words), exit: 2 };
}
/** The agent takes a no without words for a yes. */
const spoken = (words) => (words.trim() === '' ? NO_WORDS : words);
