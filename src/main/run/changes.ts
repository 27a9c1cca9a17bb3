// What is protected in this run, and what a session left behind in the workspace.
import { join } from 'node:path';
import { gitRunner } from '../../bindings/trust/git.ts';
import { gitSettings } from '../../bindings/trust/git-settings.ts';
import { configFolder } from '../../bindings/trust/guard-files.ts';
import { wayInside } from '../../bindings/trust/inside.ts';
import { onPath } from '../../bindings/trust/program-path.ts';
import { protectionOf, type Reach } from '../../bindings/trust/protection.ts';
import { watchWorkspace, type Watch, type WatchReport } from '../../bindings/trust/workspace-watch.ts';
import type { Host } from '../host.ts';
import type { Started } from './start.ts';

export interface Protection {
  readonly reach: Reach;
  /** Protected files that lie outside the checkout, absolute. */
  readonly outside: readonly string[];
  readonly notices: readonly string[];
}

/** Milliseconds that a cancelled run spends on looking at what changed. */
const CANCELLED_MS = 3000;

/** The protected paths: the fixed ones, this run's own inputs, and what git's configuration makes part of git. */
export async function protectionFor(started: Started, host: Host): Promise<Protection> {
  const { trust, settings, place } = started;
  const { checkout } = trust;
  const git = await gitFiles(started, host);
  const config = configFolder({
    workspace: settings.workspace,
    env: host.env,
    ...(settings.configDir === undefined ? {} : { configDir: settings.configDir }),
  });
  const paths: [string | undefined, string][] = [
    ...git.paths.map((path): [string, string] => [path, "git's own"]),
    [config, "the operator's configuration"],
    [settings.promptFile, 'the prompt of this run'],
    [settings.outputSchema, 'the output schema of this run'],
    [settings.replayFile, 'the script of this run'],
    [settings.auditFile, 'the ledger of this run'],
    [settings.summaryFile && place.summaryFile, 'the summary of this run'],
  ];
  const known = paths.flatMap(([path, what]) =>
    path === undefined || path === '' ? [] : [{ path, what, way: wayInside(checkout.root, path) }],
  );
  const extra = known.flatMap(({ way, what }) => (way === undefined ? [] : [{ way, what }]));
  const outside = known.filter(({ way }) => way === undefined).map(({ path }) => path);
  return { reach: protectionOf(checkout.prefix, extra), outside, notices: git.notices };
}

interface GitFiles {
  readonly paths: readonly string[];
  readonly notices: readonly string[];
}

async function gitFiles({ trust, place }: Started, host: Host): Promise<GitFiles> {
  const { checkout, commands } = trust;
  if (checkout.gitDir === undefined) return { paths: [], notices: [] };
  const program = onPath('git', commands.path);
  if (program === undefined) return { paths: [], notices: ['there is no git on PATH, so `core.hooksPath` could not be read'] };
  const git = gitRunner({ program, path: commands.path, folder: place.scratch, caller: host.env, signal: host.signal });
  const { hooks, included, notices } = await gitSettings({ checkout, git, env: host.env });
  return { paths: [...hooks, ...included], notices };
}

/** Remembers the workspace as it is before the agent works. */
export async function watchFor(started: Started, protection: Protection): Promise<Watch> {
  const { trust, place } = started;
  const { root, prefix, gitDir, commonDir } = trust.checkout;
  const gitDirs = [gitDir, commonDir].filter((path) => path !== undefined && path !== join(root, '.git'));
  return await watchWorkspace({
    root,
    prefix,
    protection: protection.reach,
    gitDirs: gitDirs as string[],
    alsoProtected: protection.outside,
    skip: [place.folder, place.auditFile, place.summaryFile],
  });
}

/** Compares; a cancelled run has little time, and says so where it was not enough. */
export async function lookAtChanges(watch: Watch, signal: AbortSignal): Promise<WatchReport> {
  if (!signal.aborted) return await watch.compare();
  const late: WatchReport = { changed: [], notices: ['the run was cancelled, and there was no time to look at all files that changed'] };
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<WatchReport>((resolve) => {
    timer = setTimeout(() => resolve(late), CANCELLED_MS);
  });
  try {
    return await Promise.race([watch.compare(), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
