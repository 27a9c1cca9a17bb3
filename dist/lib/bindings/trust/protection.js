// Which paths of a checkout nobody may change during a session, as rules that are followed folder by folder: by the judge of one path
// (path-judge.ts) and by the walk over all of them (workspace-watch.ts).
import { foldName, isSameName } from './protected-names.js';
const GUIDANCE = 'guidance that agents obey';
const SKILLS = 'a folder of skills that agents obey';
const GUARD = 'a file of the guard';
const GIT = "git's own";
const file = (path, what) => ({ names: path.split('/'), tree: false, what });
const tree = (path, what) => ({ names: path.split('/'), tree: true, what });
/** Wherever they lie. */
const ANYWHERE = [
    tree('.git', GIT),
    tree('.basis', GUARD),
    file('.mcp.json', GUARD),
    ...['AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md', '.cursorrules', '.windsurfrules'].map((name) => file(name, GUIDANCE)),
    ...['.cursor/rules', '.clinerules', '.claude/rules', '.github/instructions'].map((path) => tree(path, GUIDANCE)),
    file('.github/copilot-instructions.md', GUIDANCE),
    ...['.agents', '.claude', '.codex', '.gemini', '.github', '.opencode'].map((folder) => tree(`${folder}/skills`, SKILLS)),
    tree('.opencode/skill', SKILLS),
].map(folded);
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
    return { tree: false, open: [...rules, ...more].map(folded) };
}
/** One name further. */
export function enter(reach, name) {
    if (reach.tree)
        return reach;
    const written = foldName(name);
    const open = [];
    let found;
    for (const rule of [...reach.open, ...ANYWHERE]) {
        const [first, ...rest] = rule.names;
        if (first === undefined || !isSameName(written, first))
            continue;
        if (rest.length > 0)
            open.push({ ...rule, names: rest });
        else if (found === undefined || (rule.tree && !found.tree))
            found = { what: rule.what, tree: rule.tree, open: [] };
    }
    return found === undefined ? { tree: false, open } : { ...found, open };
}
/** What a path below the top is, if it is protected. */
export function follow(top, names) {
    return names.reduce(enter, top);
}
function folded(rule) {
    return { ...rule, names: rule.names.map(foldName) };
}
