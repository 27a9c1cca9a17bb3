import { member } from './view.js';
/** Values out of a tree: undefined, or none, where the node is absent, null, or of another kind. */
export function stringOf(node) {
    return node?.kind === 'string' ? node.value : undefined;
}
export function numberOf(node) {
    return node?.kind === 'number' ? node.value : undefined;
}
export function itemsOf(node) {
    return node?.kind === 'array' ? node.items : [];
}
export function stringsOf(node) {
    return node?.kind === 'array' ? node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : [])) : undefined;
}
export function isTrue(node) {
    return node?.kind === 'boolean' && node.value;
}
/** Whether it is an object without members of other names. */
export function hasOnly(node, names) {
    return node.kind === 'object' && node.members.every(({ key }) => names.includes(key));
}
/** The value at the end of a way of keys; undefined where one of them is not there. */
export function within(node, ...keys) {
    return followed(node, keys);
}
export function textAt(node, ...keys) {
    return stringOf(followed(node, keys));
}
export function itemsAt(node, ...keys) {
    return itemsOf(followed(node, keys));
}
/** `within` with the keys as a list. */
export function followed(node, keys) {
    let at = node;
    for (let index = 0; index < keys.length && at !== undefined; index += 1)
        at = member(at, keys[index] ?? '');
    return at;
}
