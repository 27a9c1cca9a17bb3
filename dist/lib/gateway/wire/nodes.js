import { parseJson } from '../../contract/json/parse.js';
import { followed } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
/** A body or an event that is one JSON object by the strict reader, or why it is not. */
export function readObject(text) {
    const read = parseJson(text);
    if (!read.ok)
        return fail(`it is not JSON by the strict reader: ${read.error.message} (line ${read.error.line})`);
    const { root } = read.value;
    return root.kind === 'object' ? ok({ document: read.value, root }) : fail('it is not a JSON object');
}
/** A member whose value is neither absent nor null. */
export function given(node, key) {
    const found = node === undefined ? undefined : member(node, key);
    return found === undefined || found.kind === 'null' ? undefined : found;
}
export function countAt(node, ...keys) {
    const found = followed(node, keys);
    return found?.kind === 'number' && Number.isSafeInteger(found.value) && found.value >= 0 ? found.value : undefined;
}
/** A member that is none of these and holds more than a switch or a number: what it carries cannot be judged. */
export function foreignMember(node, known) {
    const carries = ({ kind }) => kind === 'string' || kind === 'array' || kind === 'object';
    return node.members.find(({ key, value }) => carries(value) && !known.has(key) && !isCacheMark(key))?.key;
}
/** A member that only steers a provider's cache. */
export function isCacheMark(key) {
    return key.endsWith('cache_control') || key === 'prompt_cache_breakpoint';
}
