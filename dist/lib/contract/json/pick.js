/** Values out of a tree whose shape a schema has checked: undefined where the node is absent, null, or of another kind. */
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
