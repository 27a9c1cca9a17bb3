import { parseJson } from '../../contract/json/parse.js';
import { itemsOf, stringOf } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
import { readInput } from './input.js';
import { NO_KIND } from './kinds.js';
import { translator } from './translate.js';
const READING = ['read', 'list', 'search'];
/** The kind of a call that only reads or waits and is told as something else. */
export function basisKind({ kind = NO_KIND, rawInput }) {
    const root = rootOf(rawInput);
    if (root === undefined)
        return undefined;
    const operations = itemsOf(member(root, 'operations'));
    if (kind === 'edit' &&
        operations.length > 0 &&
        operations.every((operation) => READING.includes(stringOf(member(operation, 'op')) ?? '')))
        return 'read';
    const waits = stringOf(member(root, 'mode')) === 'wait' || (member(root, 'wait') !== undefined && member(root, 'input') === undefined);
    return kind === NO_KIND && waits ? 'think' : undefined;
}
export const basisTranslator = {
    ...translator,
    level: (call) => (handsOver(call) ? 'local_state' : translator.level(call)),
    delegates: handsOver,
};
/** A task for a sub-agent, as basis asks about it; what the sub-agent does asks for itself. One that is not here is `external`. */
function handsOver({ name, input }) {
    const root = name === NO_KIND ? rootOf(readInput(input)?.rawInput) : undefined;
    const isHere = root !== undefined && ['local', undefined].includes(stringOf(member(root, 'target')));
    return isHere && stringOf(member(root, 'mode')) === 'agent';
}
function rootOf(text) {
    const read = text === undefined ? undefined : parseJson(text);
    return read?.ok === true && read.value.root.kind === 'object' ? read.value.root : undefined;
}
