// The workspace as a confined agent has it.
import { isInside } from '../../bindings/trust/inside.js';
import { linkStatsAt } from '../../bindings/trust/stats.js';
import { bound, covered } from './mount.js';
export function workspaceMounts(options) {
    const { workspace, checkout, writable, masked, standIns, emptyFile } = options;
    // What is masked shows nothing of what lies in it, protected or not.
    const isMasked = (path) => masked.some((folder) => isInside(folder, path));
    const kept = options.readOnly.filter((path) => isInside(checkout, path) && isThere(path) && !isMasked(path));
    return [
        ...(checkout === workspace ? [] : [bound(checkout, 'read', 'the checkout around the workspace')]),
        bound(workspace, writable ? 'write' : 'read', 'the workspace'),
        ...kept.map((path) => bound(path, 'read', 'nobody may change it during a session')),
        ...masked.filter(isThere).map((path) => covered(path, 'the agent would obey it', standIns.get(path) ?? emptyFile)),
    ];
}
/** A symlink cannot be covered: what it leads to is. */
function isThere(path) {
    const stats = linkStatsAt(path);
    return stats !== undefined && !stats.isSymbolicLink();
}
