import { defined } from '../../contract/defined.js';
import { parseJson } from '../../contract/json/parse.js';
import { textAt } from '../../contract/json/pick.js';
import { quoteJson, textOf, writeJson } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { fieldsOf, objectText } from '../fields.js';
import { PATCH_FIELD } from './patch-field.js';
import { PATCH } from './tools.js';
import { waitedFor } from './waiting.js';
export const dialect = {
    read: readQuestion,
    allow: ({ name, input }) => allowed(waitedFor(name, input)),
    modify,
    deny: (_call, words) => reply([
        ['permissionDecision', writeJson('deny')],
        ['permissionDecisionReason', quoteJson(filled(words))],
    ]),
    keep: () => reply([]),
    replace: (_question, shown) => reply([['modifiedResult', resultText(shown)]]),
    withhold: (words) => reply([
        ['decision', writeJson('block')],
        ['reason', quoteJson(filled(words))],
    ]),
};
const reply = (members) => ({ stdout: objectText(members) });
const filled = (words) => (words.trim() === '' ? 'the guard refuses this' : words);
function modify(call, input) {
    const native = nativeInput(call.name, input);
    if (native === undefined)
        return dialect.deny(call, `the rewritten input of ${PATCH} has no text as its \`${PATCH_FIELD}\``);
    return allowed(waitedFor(call.name, { kind: 'json', text: native }) ?? native);
}
const allowed = (instead) => reply([['permissionDecision', writeJson('allow')], ...(instead === undefined ? [] : [['modifiedArgs', instead]])]);
function nativeInput(name, input) {
    if (name !== PATCH)
        return input;
    const fields = fieldsOf({ kind: 'json', text: input });
    const patch = fields.ok ? fields.value.string(PATCH_FIELD) : undefined;
    return patch === undefined ? undefined : quoteJson(patch);
}
const resultText = ({ output, isError }) => objectText([
    ['resultType', writeJson(isError ? 'failure' : 'success')],
    ['textResultForLlm', quoteJson(output.text)],
]);
function readQuestion(event, body) {
    if (event !== 'pre' && event !== 'post')
        return fail(`there is no hook ${JSON.stringify(event.slice(0, 64))}; ask for pre or post`);
    const read = parseJson(body);
    if (!read.ok)
        return fail(`what the hook was given is not JSON: ${read.error.message}`);
    const { root } = read.value;
    const name = textAt(root, 'toolName');
    if (name === undefined || name === '')
        return fail('what the hook was given names no tool');
    const input = inputOf(read.value, member(root, 'toolArgs'));
    if (input === undefined)
        return fail('what the hook was given has no input that is an object or a text');
    const call = { name, input, ...defined({ subAgent: textAt(root, 'agentId') }) };
    const result = member(root, 'toolResult');
    if (event === 'pre')
        return result === undefined ? ok({ event, call }) : fail('what the hook before a call was given has a result');
    const shown = textAt(result, 'textResultForLlm');
    if (shown === undefined)
        return fail('what the hook was given has no result with a text');
    const isError = textAt(result, 'resultType') !== 'success' || (name === COMMAND && FAILED.test(shown));
    return ok({ event, call, result: { output: { kind: 'text', text: shown }, isError }, native: undefined });
}
const COMMAND = 'bash';
/** The agent's own line at the end of what a command printed. */
const FAILED = /(?:^|\n)<(?:shellId: [^\n>]* )?(?:completed|exited) with exit code (?!0>)-?\d+>\s*$/;
/** A bare text, as `apply_patch` takes it, becomes the member of an object. */
function inputOf(document, node) {
    if (node === undefined || node.kind === 'null')
        return { kind: 'json', text: writeJson({}) };
    if (node.kind === 'object')
        return { kind: 'json', text: textOf(document, node) };
    return node.kind === 'string' ? { kind: 'json', text: objectText([[PATCH_FIELD, textOf(document, node)]]) } : undefined;
}
