import { parseJson } from './json/parse.js';
import { decodeUtf8, textOf } from './json/text.js';
import { member } from './json/view.js';
import { fail, ok, unreachable } from './result.js';
import { plainWords, quoteStdout } from './words.js';
export function decodeAnswer(event, bytes) {
    const text = decodeUtf8(bytes);
    if (text.trim() === '')
        return fail({ kind: 'silent', what: plainWords('silent'), plain: plainWords('silent') });
    const broken = (kind, problem) => fail({ kind, what: `${problem}; ${quoteStdout(text)}`, plain: plainWords(kind) });
    const read = parseJson(text);
    if (!read.ok) {
        const { message, line, column } = read.error;
        return broken('no-decision', `its answer is not one JSON object (line ${line}, column ${column}: ${message})`);
    }
    const { root } = read.value;
    if (root.kind !== 'object')
        return broken('no-decision', `its answer is ${article(root)}, not an object`);
    const decision = member(root, 'decision');
    if (decision === undefined)
        return broken('no-decision', 'its answer has no "decision"');
    if (decision.kind !== 'string')
        return broken('no-decision', `its "decision" is ${article(decision)}, not a string`);
    const said = decision.value;
    const reason = optional(root, 'reason');
    if (reason !== undefined && reason.kind !== 'string') {
        return broken('no-decision', `its "reason" is ${article(reason)}, neither a string nor null`);
    }
    const because = reason === undefined ? {} : { reason: reason.value };
    if (said === 'allow' || said === 'deny')
        return ok({ kind: said, ...because });
    if (said === 'modify' && event === 'pre_tool_use') {
        const input = member(root, 'input');
        if (input === undefined)
            return broken('no-decision', 'its "modify" has no "input"');
        if (input.kind !== 'object')
            return broken('no-decision', `the "input" of its "modify" is ${article(input)}, not an object`);
        return ok({ kind: 'modify', input: textOf(read.value, input), ...because });
    }
    if (said === 'replace' && event === 'post_tool_use') {
        const output = member(root, 'output');
        if (output === undefined)
            return broken('no-decision', 'its "replace" has no "output"');
        const isError = optional(root, 'is_error');
        if (isError !== undefined && isError.kind !== 'boolean') {
            return broken('no-decision', `the "is_error" of its "replace" is ${article(isError)}, neither true, false nor null`);
        }
        return ok({ kind: 'replace', output: outputOf(read.value, output), ...(isError && { isError: isError.value }), ...because });
    }
    if (said === 'modify' || said === 'replace')
        return broken('wrong-event', `it answered "${said}" at ${event}, where only ${known(event)} are answers`);
    return broken('no-decision', `its "decision" is none of ${known(event)}`);
}
/** A replacement: a string is a text result, anything else a structured one. */
function outputOf(document, node) {
    return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: textOf(document, node) };
}
/** A member, or undefined where it is absent or null (contract 2.5). */
function optional(node, key) {
    const value = member(node, key);
    return value?.kind === 'null' ? undefined : value;
}
function known(event) {
    return event === 'pre_tool_use' ? '"allow", "deny" and "modify"' : '"allow", "deny" and "replace"';
}
function article(node) {
    switch (node.kind) {
        case 'object':
        case 'array':
            return `an ${node.kind}`;
        case 'null':
            return 'null';
        case 'string':
        case 'number':
        case 'boolean':
            return `a ${node.kind}`;
        default:
            return unreachable(node);
    }
}
