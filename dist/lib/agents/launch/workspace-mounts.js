// The workspace as a confined agent has it.
import { isInside } from '../../bindings/trust/inside.js';
import { isFolderAt, linkStatsAt } from '../../bindings/trust/stats.js';
export function workspaceMounts(options) {
    const { workspace, checkout, writable, masked, emptyFile } = options;
    // What is masked shows nothing of what lies in it, protected or not.
    const isMasked = (path) => masked.some((folder) => isInside(folder, path));
    const kept = options.readOnly.filter((path) => isInside(checkout, path) && isThere(path) && !isMasked(path));
    return [
        ...(checkout === workspace ? [] : [bound(checkout, 'read', 'the checkout around the workspace')]),
        bound(workspace, writable ? 'write' : 'read', 'the workspace'),
        ...kept.map((path) => bound(path, 'read', 'nobody may change it during a session')),
        ...masked.filter(isThere).map((path) => {
            const why = 'the agent would obey it';
            return isFolderAt(path) ? { kind: 'empty', at: path, why } : { kind: 'bind', from: emptyFile, at: path, access: 'read', why };
        }),
    ];
}
function bound(path, access, why) {
    return { kind: 'bind', from: path, at: path, access, why };
}
/** A symlink cannot be covered: what it leads to is. */
function isThere(path) {
    const stats = linkStatsAt(path);
    return stats !== undefined && !stats.isSymbolicLink();
}
