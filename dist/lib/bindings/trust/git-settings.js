// What the workspace's git configuration makes part of git: where hooks lie, and which other files it reads its settings and patterns from. Git parses one
// file at a time and is told to run nothing; conditions of an include are taken as fulfilled.
import { dirname, join, resolve } from 'node:path';
import { isFileAt } from './stats.js';
const MOST_FILES = 64;
/** Settings that name a file of patterns: what git leaves out, and what it does with files of which name. */
const PATTERN_FILES = new Set(['core.excludesfile', 'core.attributesfile']);
/** Reads the settings that are in effect for commands in the checkout. */
export async function gitSettings({ checkout, git, env }) {
    const { HOME: home = '/', XDG_CONFIG_HOME: xdg } = env;
    const { gitDir, commonDir } = checkout;
    const own = [
        ...(commonDir === undefined ? [] : [join(commonDir, 'config')]),
        ...(gitDir === undefined ? [] : [join(gitDir, 'config.worktree')]),
    ];
    const users = join(xdg || join(home, '.config'), 'git');
    const outer = [join(home, '.gitconfig'), join(users, 'config')];
    const ahead = [...own.map((path) => ({ path, isOuter: false })), ...outer.map((path) => ({ path, isOuter: true }))];
    const seen = new Map();
    const hooks = new Set();
    const notices = [];
    /** Whether a file of patterns is of the user, by path. */
    const patterns = new Map([join(users, 'ignore'), join(users, 'attributes')].map((path) => [path, true]));
    for (let next = ahead.shift(); next !== undefined && seen.size < MOST_FILES; next = ahead.shift()) {
        const { path, isOuter } = next;
        if (seen.has(path))
            continue;
        seen.set(path, isOuter);
        if (!isFileAt(path))
            continue;
        const listing = await git({ args: ['config', '--file', path, '--no-includes', '--null', '--list'] });
        if (!listing.ok)
            notices.push(`the git configuration ${path} could not be read: ${listing.error}`);
        for (const [key, value] of listing.ok ? settingsIn(listing.value) : []) {
            const target = value.startsWith('~/') ? join(home, value.slice(2)) : value;
            if (key === 'core.hookspath' && value !== '')
                hooks.add(resolve(checkout.root, target));
            if (PATTERN_FILES.has(key) && value !== '') {
                const file = resolve(checkout.root, target);
                // What the repository names is its own, whoever else names it.
                patterns.set(file, isOuter && (patterns.get(file) ?? true));
            }
            if (/^include(?:if\..*)?\.path$/s.test(key) && value !== '')
                ahead.push({ path: resolve(dirname(path), target), isOuter });
        }
    }
    const named = [...seen, ...patterns];
    const included = named.filter(([path, isOuter]) => !isOuter && !own.includes(path)).map(([path]) => path);
    return { hooks: [...hooks], included, outer: named.filter(([, isOuter]) => isOuter).map(([path]) => path), notices };
}
/** `key\nvalue` and a NUL for each; a key without a value stands alone. */
function settingsIn(listing) {
    return listing
        .toString('utf8')
        .split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => {
        const end = entry.indexOf('\n');
        return end < 0 ? [entry, ''] : [entry.slice(0, end), entry.slice(end + 1)];
    });
}
