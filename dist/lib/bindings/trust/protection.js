// Which paths of a checkout nobody may change during a session, as rules that are followed folder by folder: by the judge of one path
// (path-judge.ts) and by the walk over all of them (workspace-watch.ts).
import { foldName, isSameName } from './protected-names.js';
const GUIDANCE = 'guidance that agents obey';
const SKILLS = 'a folder of skills that agents obey';
const GUARD = 'a file of the guard';
const GIT = "git's own";
const file = (path, what) => ({ names: path.split('/').map(foldName), tree: false, what });
const tree = (path, what) => ({ names: path.split('/').map(foldName), tree: true, what });
/** Wherever they lie. */
const ANYWHERE = together([
    tree('.git', GIT),
    tree('.basis', GUARD),
    file('.mcp.json', GUARD),
    ...['AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md', '.cursorrules', '.windsurfrules'].map((name) => file(name, GUIDANCE)),
    ...['.cursor/rules', '.clinerules', '.claude/rules', '.github/instructions'].map((path) => tree(path, GUIDANCE)),
    file('.github/copilot-instructions.md', GUIDANCE),
    ...['.agents', '.claude', '.codex', '.gemini', '.github', '.opencode'].map((folder) => tree(`${folder}/skills`, SKILLS)),
    tree('.opencode/skill', SKILLS),
]);
/** At the top of the checkout and of the workspace. */
const AT_TOP = [
    tree('.github/workflows', 'a folder of workflows'),
    tree('.github/actions', 'a folder of actions that workflows run'),
];
/** Where following begins: the checkout's top folder. `prefix` is the workspace below it. */
export function protectionOf(prefix, extra = []) {
    const tops = prefix === '' ? [''] : ['', `${prefix}/`];
    const rules = tops.flatMap((top) => AT_TOP.map((rule) => tree(`${top}${rule.names.join('/')}`, rule.what)));
    const more = extra.filter(({ way }) => way !== '').map(({ way, what }) => tree(way, what));
    return { tree: false, open: [together([...rules, ...more])] };
}
/** The same with more protected paths, each with all that is below it. */
export function withPaths(top, more) {
    return { ...top, open: [...top.open, together(more.map(({ way, what }) => tree(way, what)))] };
}
/** One name further. */
export function enter(reach, name) {
    if (reach.tree)
        return reach;
    const written = foldName(name);
    const here = [...reach.open, ANYWHERE].flatMap((rules) => called(rules, written));
    const ends = here.flatMap(({ end }) => end ?? []);
    const found = ends.find((end) => end.tree) ?? ends[0];
    const open = here.filter(({ next }) => next.size > 0);
    return found === undefined ? { tree: false, open } : { ...found, open };
}
/** What a path below the top is, if it is protected. */
export function follow(top, names) {
    return names.reduce(enter, top);
}
/** What something protected below a path is; undefined where no rule is under way there. */
export function heldBelow({ open: [first] }) {
    return first?.below;
}
/** Every path below one that rules under way there name, from there. */
export function pathsBelow({ open }) {
    return open.flatMap((rules) => endsOf(rules, ''));
}
function endsOf({ next }, above) {
    return [...next].flatMap(([name, rules]) => [
        ...(rules.end === undefined ? [] : [{ way: `${above}${name}`, what: rules.end.what }]),
        ...endsOf(rules, `${above}${name}/`),
    ]);
}
/** A short name may stand for many. */
function called({ next }, written) {
    if (written.includes('~'))
        return [...next].flatMap(([name, rules]) => (isSameName(written, name) ? [rules] : []));
    const rules = next.get(written);
    return rules === undefined ? [] : [rules];
}
function together(rules) {
    const top = { next: new Map() };
    for (const { names, tree: isTree, what } of rules) {
        let at = top;
        for (const name of names) {
            at.below ??= what;
            const further = at.next.get(name) ?? { next: new Map() };
            at.next.set(name, further);
            at = further;
        }
        if (at.end === undefined || (isTree && !at.end.tree))
            at.end = { tree: isTree, what };
    }
    return top;
}
