/**
 * From the workspace down to one entry, a folder at a time, each opened without following a link. What is then done with the
 * entry is the business of `read-file.ts`, `write-file.ts`, `remove.ts` and `scan.ts`.
 */
import { mkdir, readlink } from 'node:fs/promises';
import { codeOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { entryAt } from './entry.js';
import { fold, namesBelow, shownPath, splitPath } from './path-rules.js';
import { systemWords } from './problem.js';
import { openRoot } from './workspace.js';
const MAX_LINKS = 40;
/**
 * Walks to an entry and hands it to `use`; every folder is closed afterwards. The entry may be missing, its folder may not. The
 * error is a whole sentence without its full stop.
 */
export async function reach(workspace, names, options, use) {
    const shown = shownPath(names);
    const root = await openRoot(workspace);
    if (!root.ok)
        return fail(`${shown} ${root.error}`);
    const walk = new Walk(workspace, names, options, root.value);
    try {
        const place = await walk.run();
        if (!place.ok)
            return place;
        const result = await use(place.value);
        return result.ok ? result : fail(`${shown} ${result.error}`);
    }
    catch (error) {
        return fail(`${shown} ${systemWords(error)}`);
    }
    finally {
        await walk.folder.close();
    }
}
class Walk {
    folder;
    workspace;
    options;
    asked;
    real = [];
    pending;
    links = 0;
    constructor(workspace, names, options, root) {
        this.workspace = workspace;
        this.options = options;
        this.asked = names;
        this.pending = [...names];
        this.folder = root;
    }
    async run() {
        for (;;) {
            const name = this.pending.shift();
            if (name === undefined)
                return ok({ folder: this.folder, name: '.', names: this.real });
            const last = this.pending.length === 0;
            if (last && this.options.links === 'refuse')
                return ok(this.place(name));
            const entry = await entryAt(this.folder, name);
            if (!entry.ok)
                return this.stop(name, entry.error);
            if (entry.value.kind === 'link') {
                const followed = await this.follow(name);
                if (!followed.ok)
                    return followed;
                continue;
            }
            if (last)
                return ok(this.place(name));
            const entered = await this.enter(name, entry.value.kind === 'missing');
            if (!entered.ok)
                return entered;
        }
    }
    place(name) {
        return { folder: this.folder, name, names: [...this.real, name] };
    }
    stop(name, words) {
        const here = shownPath([...this.real, name]);
        const asked = shownPath(this.asked);
        return fail(here === asked ? `${here} ${words}` : `${asked} cannot be reached: ${here} ${words}`);
    }
    async enter(name, missing) {
        if (missing && this.options.make === true) {
            try {
                await mkdir(this.folder.at(name));
            }
            catch (error) {
                if (codeOf(error) !== 'EEXIST')
                    return this.stop(name, systemWords(error));
            }
        }
        const entered = await this.folder.enter(name);
        if (!entered.ok)
            return this.stop(name, entered.error);
        await this.moveTo(entered.value);
        this.real.push(name);
        return ok(undefined);
    }
    async follow(name) {
        let target;
        try {
            target = await readlink(this.folder.at(name));
        }
        catch (error) {
            return this.stop(name, systemWords(error));
        }
        const quoted = JSON.stringify(target);
        if (this.options.links === 'refuse') {
            return this.stop(name, `is a symbolic link to ${quoted}; changes are made only by the real path`);
        }
        this.links += 1;
        if (this.links > MAX_LINKS)
            return this.stop(name, `is one of more than ${MAX_LINKS} symbolic links on the way`);
        const names = this.targetNames(target);
        if (!names.ok)
            return this.stop(name, `is a symbolic link to ${quoted}, which ${names.error}`);
        const root = await openRoot(this.workspace);
        if (!root.ok)
            return this.stop(name, root.error);
        await this.moveTo(root.value);
        this.real = [];
        this.pending = [...names.value, ...this.pending];
        return ok(undefined);
    }
    /** A link's target as names below the workspace; `..` counts from the folder that really holds the link. */
    targetNames(target) {
        const { style } = this.workspace;
        const absolute = style === 'win32' ? /^([a-z]:|[\\/])/iu.test(target) : target.startsWith('/');
        return absolute ? namesBelow(this.workspace, target, style) : fold(this.real, splitPath(target, style));
    }
    async moveTo(folder) {
        const before = this.folder;
        this.folder = folder;
        await before.close();
    }
}
