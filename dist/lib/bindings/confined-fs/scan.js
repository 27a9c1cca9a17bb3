/** Looking through folders, bounded: entries in the order of their names, links named but never followed. */
import { opendir, readlink } from 'node:fs/promises';
import { fail, ok } from '../../contract/result.js';
import { entryAt } from './entry.js';
import { systemWords } from './problem.js';
import { reach } from './walk.js';
/**
 * Scans from an entry; links on the way to it are resolved while they stay inside. A file is visited alone. The error is a
 * sentence without its full stop.
 */
export async function scan(workspace, names, options, visit) {
    return reach(workspace, names, { links: 'resolve' }, async (place) => {
        const entry = await entryAt(place.folder, place.name);
        if (!entry.ok)
            return entry;
        const { kind } = entry.value;
        if (kind === 'missing')
            return fail('does not exist');
        if (kind !== 'folder')
            return ok({ how: (await visit({ ...place, kind })) === 'stop' ? 'stopped' : 'all', unread: 0 });
        const entered = await place.folder.enter(place.name);
        if (!entered.ok)
            return entered;
        const walk = { ...options, visit, left: options.maxEntries, unread: 0 };
        const how = await into(entered.value, place.names, options.depth, walk);
        return how.ok ? ok({ how: how.value, unread: walk.unread }) : how;
    });
}
async function into(folder, names, depth, under) {
    try {
        const listed = await list(folder, under);
        for (const name of listed.names) {
            const here = [...names, name];
            const entry = await entryAt(folder, name);
            if (!entry.ok || entry.value.kind === 'missing')
                continue;
            const { kind } = entry.value;
            const target = kind === 'link' ? await targetOf(folder, name) : undefined;
            const found = { folder, name, names: here, kind, ...(target === undefined ? {} : { target }) };
            if ((await under.visit(found)) === 'stop')
                return ok('stopped');
            if (kind !== 'folder' || depth <= 1 || under.closed.includes(name))
                continue;
            const entered = await folder.enter(name);
            const how = entered.ok ? await into(entered.value, here, depth - 1, under) : entered;
            if (!how.ok)
                under.unread += 1;
            else if (how.value !== 'all')
                return how;
        }
        return ok(listed.cut ? 'bound' : 'all');
    }
    catch (error) {
        return fail(systemWords(error));
    }
    finally {
        await folder.close();
    }
}
async function list(folder, under) {
    const names = [];
    for await (const { name } of await opendir(folder.at('.'))) {
        if (under.left === 0)
            return { names: names.sort(), cut: true };
        under.left -= 1;
        names.push(name);
    }
    return { names: names.sort(), cut: false };
}
async function targetOf(folder, name) {
    try {
        return await readlink(folder.at(name));
    }
    catch {
        return undefined;
    }
}
