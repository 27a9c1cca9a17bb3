import { quoteJson } from '../../contract/json/text.js';
import { comparableInput } from '../../gateway/wire/comparable.js';
import { objectText } from '../fields.js';
import { PATCH_FIELD } from './patch-field.js';
import { OWN_READS, PATCH } from './tools.js';
import { withoutWait } from './waiting.js';
/** The hook's names have `_` where the model's have a character that no name may have. */
export const identifyCall = ({ name, namespace, input }) => {
    const full = namespace === undefined ? name : `${namespace}-${name}`;
    return {
        tool: full.replaceAll(/[^A-Za-z0-9_-]/g, '_'),
        input: comparableInput(name === PATCH ? asObject(input) : withoutWait(name, input)),
    };
};
/** The wire has the bare text of a patch. */
function asObject(input) {
    const isObject = input.kind === 'json' && input.text.startsWith('{');
    if (isObject)
        return input;
    const text = input.kind === 'json' && input.text.startsWith('"') ? input.text : quoteJson(input.text);
    return { kind: 'json', text: objectText([[PATCH_FIELD, text]]) };
}
/** What the agent puts in the place of a value that it takes for a secret. */
const HIDDEN = '******';
/** On the way to the model the agent hides values that it takes for secrets; all else stays. */
export function sameOutput(given, onWire) {
    if (given.output.kind !== 'text' || onWire.output.kind !== 'text')
        return false;
    const text = given.output.text;
    if (text === onWire.output.text)
        return true;
    const [first = '', ...rest] = onWire.output.text.split(HIDDEN);
    const last = rest.pop();
    if (last === undefined || !text.startsWith(first))
        return false;
    let at = first.length;
    for (const piece of rest) {
        const found = text.indexOf(piece, at + 1);
        if (found === -1)
            return false;
        at = found + piece.length;
    }
    return text.endsWith(last) && text.length - last.length > at;
}
/** On one wire the agent clears arguments that are no JSON and says so; on another it mends them, and the call is refused as never seen. */
const CLEARED = /^The arguments for the tool call '[^']*' were not valid JSON\. The arguments have been cleared\./;
const DENIED = /^Denied by preToolUse hook: /;
/** A result without a decision that is of no call of the model's, or of one that never ran. */
export function excuse({ toolName, output }, call) {
    if (call === undefined) {
        const isOwn = toolName !== undefined && OWN_READS.includes(toolName);
        return isOwn ? { why: 'the agent itself read what went on in the background', refused: false } : undefined;
    }
    if (call.input.kind !== 'raw' || call.name === PATCH)
        return undefined;
    const why = 'the call was refused: its arguments are not JSON';
    // What a hook refused is on record.
    if (DENIED.test(output.text))
        return { why, refused: false };
    return CLEARED.test(output.text) ? { why, refused: true } : undefined;
}
