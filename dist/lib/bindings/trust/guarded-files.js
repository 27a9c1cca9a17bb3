import { entriesIn, UNLISTED } from './folder-entries.js';
import { EXCLUDE, filesIn, gitParts, REBASE_TODO } from './git-parts.js';
import { changedRow, isRestored } from './known-file.js';
import { linkStatsAt, stampOf, statsAt } from './stats.js';
const GIT = "git's configuration and hooks";
const OUTER = 'configuration of git';
const NAMED = 'a protected file';
const TODO = 'commands that a rebase runs when it goes on';
export class GuardedFiles {
    #options;
    #known = new Map();
    /** Folders that could not be looked into at the start. */
    #unlisted = new Set();
    constructor(options) {
        this.#options = options;
    }
    /** As they are now. */
    static async remember(options, budget) {
        const guarded = new GuardedFiles(options);
        for (const [path, watched] of guarded.#paths(new Set())) {
            const now = stateOf(path);
            if (now === undefined)
                continue;
            if (now.isUnlisted)
                guarded.#unlisted.add(path);
            const { digest } = await budget.digest(path);
            guarded.#known.set(path, { stamp: now.stamp, mode: now.mode, ...watched, ...(digest === undefined ? {} : { digest }) });
        }
        return guarded;
    }
    /** What changed; `repositories` are those that are there now. One that came later is a finding, not a breach. */
    async compare(repositories, budget) {
        const watched = this.#paths(repositories);
        const changed = [];
        const unlisted = new Set(this.#unlisted);
        for (const path of new Set([...watched.keys(), ...this.#known.keys()])) {
            const before = this.#known.get(path);
            const now = stateOf(path);
            if (now?.isUnlisted === true)
                unlisted.add(path);
            // A folder that can be looked into again stands for nothing: what is in it counts.
            if (before?.stamp === now?.stamp || (now === undefined && this.#unlisted.has(path)))
                continue;
            const known = before ?? watched.get(path) ?? { why: GIT, protected: true };
            if (now?.isUnlisted === true) {
                changed.push(changedRow(this.#options.show(path), 'modified', { why: UNLISTED, protected: known.protected }, {}));
                continue;
            }
            const { digest, unread } = now === undefined ? { unread: false } : await budget.digest(path);
            // A symlink is not the same again because its text is: what it leads to, or will lead to, counts.
            if (now?.isLink !== true && isRestored(before, { digest, mode: now?.mode }))
                continue;
            const change = before === undefined ? 'created' : now === undefined ? 'deleted' : 'modified';
            changed.push(changedRow(this.#options.show(path), change, known, { before: before?.digest, after: digest, unread }));
        }
        return { changed, unlisted: [...unlisted].map(this.#options.show) };
    }
    #paths(later) {
        const { repositories, named, outer } = this.#options;
        const paths = new Map();
        for (const repository of new Set([...later, ...repositories])) {
            const watched = { why: GIT, protected: repositories.has(repository) };
            for (const path of [repository, ...gitParts(repository)]) {
                // A new repository brings one of comments.
                if (!watched.protected && path.endsWith(`/${EXCLUDE}`))
                    continue;
                paths.set(path, path.endsWith(`/${REBASE_TODO}`) ? { why: TODO, protected: false } : watched);
            }
        }
        for (const path of outer)
            paths.set(path, { why: OUTER, protected: false });
        for (const path of named.flatMap((name) => [name, ...filesIn(name)]))
            paths.set(path, { why: NAMED, protected: true });
        return paths;
    }
}
/**
 * Of a file; of a symlink together with what it leads to; of a folder that cannot be looked into. Anything else is nothing here: of a
 * folder, what is in it counts.
 */
function stateOf(path) {
    const stats = linkStatsAt(path);
    if (stats?.isDirectory() && entriesIn(path) === undefined) {
        return { stamp: UNLISTED, mode: stats.mode, isLink: false, isUnlisted: true };
    }
    if (!stats?.isFile() && !stats?.isSymbolicLink())
        return undefined;
    const isLink = stats.isSymbolicLink();
    const target = isLink ? statsAt(path) : undefined;
    const stamp = target ? `${stampOf(stats)} ${stampOf(target)}` : stampOf(stats);
    return { stamp, mode: (target ?? stats).mode, isLink, isUnlisted: false };
}
