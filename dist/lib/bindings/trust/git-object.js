// Git's objects as bytes: names recomputed from content, trees read and built. What an object store says is believed only where the
// content has the name that was asked for, so objects that somebody planted there decide nothing.
import { createHash } from 'node:crypto';
/** The format that a full object name is in, by its length. */
export const formatOf = (id) => (id.length === 64 ? 'sha256' : 'sha1');
/** The name of an object with this content. */
export function objectId(type, content, format) {
    return createHash(format).update(`${type} ${content.byteLength}\0`).update(content).digest('hex');
}
const KINDS = {
    '100644': 'file',
    '100664': 'file',
    '100755': 'program',
    '120000': 'symlink',
    '40000': 'folder',
    '160000': 'submodule',
};
/** The entries of a tree object; undefined where it is malformed. */
export function parseTree(content, format) {
    const size = format === 'sha1' ? 20 : 32;
    const entries = [];
    for (let at = 0; at < content.length;) {
        const space = content.indexOf(0x20, at);
        const end = space < 0 ? -1 : content.indexOf(0, space);
        if (end < 0 || end + 1 + size > content.length)
            return undefined;
        const mode = content.toString('latin1', at, space);
        const kind = KINDS[mode];
        if (kind === undefined)
            return undefined;
        entries.push({ mode, kind, name: content.toString('latin1', space + 1, end), id: content.toString('hex', end + 1, end + 1 + size) });
        at = end + 1 + size;
    }
    return entries;
}
/** Reads `git ls-files --stage -z`; undefined where a line is not of its form or a path is in conflict. */
export function parseIndex(listing) {
    const entries = [];
    for (const line of listing.toString('latin1').split('\0')) {
        if (line === '')
            continue;
        const [, mode, id, path] = /^(\d{6}) ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? [];
        if (mode === undefined || id === undefined || path === undefined)
            return undefined;
        entries.push({ mode, id, path });
    }
    return entries;
}
/** The name that the tree of these entries has; they come in the index's order, by the bytes of their paths. */
export function treeId(entries, format) {
    return treeOf(entries, 0, format);
}
/** `depth` characters of every path are the folder whose tree this is. */
function treeOf(entries, depth, format) {
    const parts = [];
    let folder = [];
    const close = () => {
        const [first] = folder;
        if (first === undefined)
            return;
        const end = first.path.indexOf('/', depth);
        parts.push(line('40000', first.path.slice(depth, end), treeOf(folder, end + 1, format)));
        folder = [];
    };
    for (const entry of entries) {
        const slash = entry.path.indexOf('/', depth);
        const [first] = folder;
        if (first !== undefined && (slash < 0 || !first.path.startsWith(entry.path.slice(0, slash + 1))))
            close();
        if (slash < 0)
            parts.push(line(entry.mode, entry.path.slice(depth), entry.id));
        else
            folder.push(entry);
    }
    close();
    return objectId('tree', Buffer.concat(parts), format);
}
const line = (mode, name, id) => Buffer.concat([Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(id, 'hex')]);
