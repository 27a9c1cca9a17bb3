import { unreachable } from '../result.js';
/**
 * A value as plain JavaScript. Objects have no prototype, so `__proto__` and `constructor` are ordinary keys; numbers are doubles
 * (see `JsonNode`): decide nothing exact by them.
 */
export function viewOf(node) {
    return view(node, null);
}
/** The same with ordinary objects, for code that asks values for `valueOf` or `constructor`; every member is an own property. */
export function ordinaryViewOf(node) {
    return view(node, Object.prototype);
}
/** The value of a key of an object; undefined where there is none, or where the node is no object. */
export function member(node, key) {
    if (node.kind !== 'object')
        return undefined;
    for (const candidate of node.members)
        if (candidate.key === key)
            return candidate.value;
    return undefined;
}
function view(node, prototype) {
    switch (node.kind) {
        case 'object': {
            const object = Object.create(prototype);
            for (const { key, value } of node.members)
                define(object, key, view(value, prototype));
            return object;
        }
        case 'array':
            return node.items.map((item) => view(item, prototype));
        case 'null':
            return null;
        case 'string':
        case 'number':
        case 'boolean':
            return node.value;
        default:
            return unreachable(node);
    }
}
function define(object, key, value) {
    if (key !== '__proto__')
        object[key] = value;
    else
        Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
