import { viewOf } from './json/view.js';
import { complain } from './complaint.js';
import { fail, ok } from './result.js';
/**
 * The plain view of a document that fulfils a schema; or the first thing that does not, in one sentence without its full stop.
 * The sentence names keys and never quotes a value.
 */
export function check(document, validator) {
    const view = viewOf(document.root);
    if (validator(view))
        return ok(view);
    const complaint = complain(validator.errors ?? []);
    return fail({ message: complaint.message, offset: offsetOf(document.root, complaint) });
}
/** Where a value, or one of its keys, starts; where the path leads nowhere, the last value on it. */
function offsetOf(root, { segments, key }) {
    let node = root;
    for (const segment of segments) {
        const next = step(node, segment);
        if (next === undefined)
            break;
        node = next;
    }
    if (key === undefined || node.kind !== 'object')
        return node.start;
    return node.members.find((member) => member.key === key)?.keyStart ?? node.start;
}
function step(node, segment) {
    if (node.kind === 'array')
        return node.items[Number(segment)];
    return node.kind === 'object' ? node.members.find((member) => member.key === segment)?.value : undefined;
}
