// What is protected in one run's workspace, put together once: for the interceptor `protect`, which refuses edits, and for the watch, which
// finds at the end what changed by any other route.
import { join } from 'node:path';
import { type Checkout, gitDirsOf } from './checkout.ts';
import { gitSettings, type GitSettings } from './git-settings.ts';
import type { Git } from './git.ts';
import { wayInside } from './inside.ts';
import { followingLinks } from './linked.ts';
import { pathJudge } from './path-judge.ts';
import type { PathVerdict } from './path-verdict.ts';
import { protectionOf, type ExtraPath } from './protection.ts';
import { MOST_FILES, walkFiles } from './workspace-walk.ts';
import { watchWorkspace, type Watch } from './workspace-watch.ts';

export interface WorkspaceGuardOptions {
  readonly checkout: Checkout;
  /** Absolute. */
  readonly workspace: string;
  /** For the user's git configuration. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The operator's folder of guard files, absolute. */
  readonly configFolder?: string;
  /** More files of the guard, such as the prompt's, absolute. */
  readonly files: readonly string[];
  /** Files and folders that the guard itself writes to, absolute. */
  readonly skip: readonly string[];
  /** Absent where there is no git: then `core.hooksPath` is not known. */
  readonly git?: Git;
}

export interface WorkspaceGuard {
  /** Judges a path that a call would change; never throws. What protected symlinks lead to it knows after either of the two below. */
  readonly judge: (path: string) => PathVerdict;
  /** Sentences that a reviewer should read. */
  readonly notices: readonly string[];
  /** Looks at the names in the workspace, for a judge alone. On the signal it ends soon. */
  look(signal?: AbortSignal): Promise<void>;
  /** Remembers the workspace as it is now; a large one takes seconds. On the signal it ends soon. */
  watch(signal?: AbortSignal): Promise<Watch>;
}

const NO_SETTINGS: GitSettings = { hooks: [], included: [], outer: [], notices: [] };
const GUARD = 'a file of the guard';

/** Puts the protection of a workspace together. */
export async function guardWorkspace(options: WorkspaceGuardOptions): Promise<WorkspaceGuard> {
  const { checkout, workspace, env, git, configFolder } = options;
  const { root, prefix } = checkout;
  const settings = git === undefined ? NO_SETTINGS : await gitSettings({ checkout, git, env });
  const gitDirs = gitDirsOf(checkout);
  const named: readonly (readonly [string, string])[] = [
    ...(configFolder === undefined ? [] : [[configFolder, GUARD] as const]),
    ...options.files.map((path) => [path, GUARD] as const),
    ...settings.hooks.map((path) => [path, 'a folder of git hooks'] as const),
    ...settings.included.map((path) => [path, "part of git's configuration"] as const),
    ...gitDirs.map((path) => [path, "git's own"] as const),
  ];
  const inside = named.flatMap(([path, what]): ExtraPath[] => {
    const way = wayInside(root, path);
    return way === undefined ? [] : [{ way, what }];
  });
  const operatorFiles = configFolder === undefined ? [] : [join(configFolder, 'hooks.json'), join(configFolder, 'tools.json')];
  const protection = protectionOf(prefix, inside);
  let judge = pathJudge({ workspace, root, protection });
  return {
    judge: (path) => judge(path),
    notices: settings.notices,
    look: async (signal) => {
      const names = { top: root, skip: new Set<string>(), most: MOST_FILES, signal, onFolder: () => undefined, onGit: () => undefined };
      const { rules } = await followingLinks(root, protection, async (known, meet) => ({
        end: await walkFiles({ ...names, ...known, onFile: meet }),
      }));
      judge = pathJudge({ workspace, root, protection: rules.protection });
    },
    watch: async (signal) => {
      const watch = await watchWorkspace(
        {
          root,
          prefix,
          protection,
          gitDirs,
          alsoProtected: [...operatorFiles, ...options.files, ...settings.hooks, ...settings.included].filter(
            (path) => !isWalked(root, path) && !options.skip.includes(path),
          ),
          outer: settings.outer,
          skip: options.skip,
        },
        signal,
      );
      judge = pathJudge({ workspace, root, protection: watch.protection });
      return watch;
    },
  };
}

/** Whether the walk over the checkout meets a path: it lies inside, and in no git directory. */
function isWalked(root: string, path: string): boolean {
  return wayInside(root, path)?.split('/').includes('.git') === false;
}
