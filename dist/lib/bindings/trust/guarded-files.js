import { contentDigest } from './file-facts.js';
import { filesIn, gitParts } from './git-parts.js';
import { changedRow, isRestored, LARGEST } from './known-file.js';
import { linkStatsAt, stampOf, statsAt } from './stats.js';
const GIT = "git's configuration and hooks";
const OUTER = 'configuration of git';
const NAMED = 'a protected file';
export class GuardedFiles {
    #options;
    #known = new Map();
    constructor(options) {
        this.#options = options;
        for (const [path, watched] of this.#paths(new Set())) {
            const now = stateOf(path);
            const digest = now && contentDigest(path, LARGEST);
            if (now)
                this.#known.set(path, { stamp: now.stamp, mode: now.mode, ...watched, ...(digest === undefined ? {} : { digest }) });
        }
    }
    /** What changed; `repositories` are those that are there now. One that came later is a finding, not a breach. */
    compare(repositories) {
        const watched = this.#paths(repositories);
        return [...new Set([...watched.keys(), ...this.#known.keys()])].flatMap((path) => {
            const before = this.#known.get(path);
            const now = stateOf(path);
            if (before?.stamp === now?.stamp)
                return [];
            const digest = now && contentDigest(path, LARGEST);
            // A symlink is not the same again because its text is: what it leads to, or will lead to, counts.
            if (now?.isLink !== true && isRestored(before, { digest, mode: now?.mode }))
                return [];
            const change = before === undefined ? 'created' : now === undefined ? 'deleted' : 'modified';
            const known = before ?? watched.get(path) ?? { why: GIT, protected: true };
            return [changedRow(this.#options.show(path), change, known, { before: before?.digest, after: digest })];
        });
    }
    #paths(later) {
        const { repositories, named, outer } = this.#options;
        const paths = new Map();
        for (const repository of new Set([...later, ...repositories])) {
            const watched = { why: GIT, protected: repositories.has(repository) };
            for (const path of [repository, ...gitParts(repository)])
                paths.set(path, watched);
        }
        for (const path of outer)
            paths.set(path, { why: OUTER, protected: false });
        for (const path of named.flatMap((name) => [name, ...filesIn(name)]))
            paths.set(path, { why: NAMED, protected: true });
        return paths;
    }
}
/** Of a file; of a symlink together with what it leads to. Anything else is nothing here: of a folder, what is in it counts. */
function stateOf(path) {
    const stats = linkStatsAt(path);
    if (!stats?.isFile() && !stats?.isSymbolicLink())
        return undefined;
    const isLink = stats.isSymbolicLink();
    const target = isLink ? statsAt(path) : undefined;
    return { stamp: target ? `${stampOf(stats)} ${stampOf(target)}` : stampOf(stats), mode: (target ?? stats).mode, isLink };
}
