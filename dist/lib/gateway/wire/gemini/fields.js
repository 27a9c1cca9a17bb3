import { stringOf } from '../../../contract/json/pick.js';
/** The wire takes each field in two spellings, `functionCall` and `function_call`. Names here are always the first. */
export function fieldOf(node, name) {
    if (node?.kind !== 'object')
        return undefined;
    const found = node.members.find(({ key }) => camelCase(key) === name)?.value;
    return found?.kind === 'null' ? undefined : found;
}
export function textField(node, name) {
    return stringOf(fieldOf(node, name));
}
/** The name under which a field stands in this very object. */
export function spelled(node, name) {
    return node.members.find(({ key }) => camelCase(key) === name)?.key ?? name;
}
/** A field that stands twice, once in each spelling: which of them counts cannot be told. */
export function twiceSpelled(node) {
    const names = new Set();
    for (const { key } of node.members) {
        const name = camelCase(key);
        if (names.has(name))
            return name;
        names.add(name);
    }
    return undefined;
}
export function camelCase(key) {
    return key.includes('_') ? key.replace(/_+([a-z0-9])/g, (_, letter) => letter.toUpperCase()) : key;
}
