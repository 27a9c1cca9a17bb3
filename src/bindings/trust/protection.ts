// Which paths of a checkout nobody may change during a session, as rules that are followed folder by folder: by the judge of one path
// (path-judge.ts) and by the walk over all of them (workspace-watch.ts).
import { foldName, isSameName } from './protected-names.ts';

interface Rule {
  /** Names from where the rule begins. */
  readonly names: readonly string[];
  /** Whether what lies below is protected with it. */
  readonly tree: boolean;
  /** What it is, to follow `it is `. */
  readonly what: string;
}

/** How far some folder, or file, has got with the rules. */
export interface Reach {
  /** What a protected path is; absent where it is free. */
  readonly what?: string;
  /** Whether that holds for all that is below. */
  readonly tree: boolean;
  /** What is left of rules that are under way here: the path holds something protected, there already or not. */
  readonly open: readonly Rule[];
}

const GUIDANCE = 'guidance that agents obey';
const SKILLS = 'a folder of skills that agents obey';
const GUARD = 'a file of the guard';
const GIT = "git's own";

const file = (path: string, what: string): Rule => ({ names: path.split('/'), tree: false, what });
const tree = (path: string, what: string): Rule => ({ names: path.split('/'), tree: true, what });

/** Wherever they lie. */
const ANYWHERE: readonly Rule[] = [
  tree('.git', GIT),
  tree('.basis', GUARD),
  file('.mcp.json', GUARD),
  ...['AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md', '.cursorrules', '.windsurfrules'].map((name) =>
    file(name, GUIDANCE),
  ),
  ...['.cursor/rules', '.clinerules', '.claude/rules', '.github/instructions'].map((path) => tree(path, GUIDANCE)),
  file('.github/copilot-instructions.md', GUIDANCE),
  ...['.agents', '.claude', '.codex', '.gemini', '.github', '.opencode'].map((folder) => tree(`${folder}/skills`, SKILLS)),
  tree('.opencode/skill', SKILLS),
].map(folded);

/** At the top of the checkout and of the workspace. */
const AT_TOP: readonly Rule[] = [
  tree('.github/workflows', 'a folder of workflows'),
  tree('.github/actions', 'a folder of actions that workflows run'),
];

/** One more protected path, below the checkout's top, with `/`. */
export interface ExtraPath {
  readonly way: string;
  readonly what: string;
}

/** Where following begins: the checkout's top folder. `prefix` is the workspace below it. */
export function protectionOf(prefix: string, extra: readonly ExtraPath[] = []): Reach {
  const tops = prefix === '' ? [''] : ['', `${prefix}/`];
  const rules = tops.flatMap((top) => AT_TOP.map((rule) => tree(`${top}${rule.names.join('/')}`, rule.what)));
  const more = extra.filter(({ way }) => way !== '').map(({ way, what }) => tree(way, what));
  return { tree: false, open: [...rules, ...more].map(folded) };
}

/** The same with more protected paths, each with all that is below it. */
export function withPaths(top: Reach, more: readonly ExtraPath[]): Reach {
  return { ...top, open: [...top.open, ...more.map(({ way, what }) => tree(way, what)).map(folded)] };
}

/** One name further. */
export function enter(reach: Reach, name: string): Reach {
  if (reach.tree) return reach;
  const written = foldName(name);
  const open: Rule[] = [];
  let found: Reach | undefined;
  for (const rule of [...reach.open, ...ANYWHERE]) {
    const [first, ...rest] = rule.names;
    if (first === undefined || !isSameName(written, first)) continue;
    if (rest.length > 0) open.push({ ...rule, names: rest });
    else if (found === undefined || (rule.tree && !found.tree)) found = { what: rule.what, tree: rule.tree, open: [] };
  }
  return found === undefined ? { tree: false, open } : { ...found, open };
}

/** What a path below the top is, if it is protected. */
export function follow(top: Reach, names: readonly string[]): Reach {
  return names.reduce(enter, top);
}

function folded(rule: Rule): Rule {
  return { ...rule, names: rule.names.map(foldName) };
}
