// What is protected in this run, and what a session left behind in the workspace.
import { gitRunner } from '../../bindings/trust/git.js';
import { configFolder } from '../../bindings/trust/guard-files.js';
import { guardWorkspace } from '../../bindings/trust/guard-workspace.js';
import { onPath } from '../../bindings/trust/program-path.js';
import { defined } from '../../contract/defined.js';
/** Milliseconds that a cancelled run spends on looking at what changed. */
const CANCELLED_MS = 3000;
/** The protected paths: the fixed ones, this run's own inputs, and what git's configuration makes part of git. */
export async function guardFor(started, host) {
    const { trust, settings, place } = started;
    const { promptFile, outputSchema, replayFile, auditFile, summaryFile } = settings;
    const config = configFolder({ workspace: settings.workspace, env: host.env, ...defined({ configDir: settings.configDir }) });
    const program = onPath('git', trust.commands.path);
    const caller = host.env;
    const git = program === undefined
        ? undefined
        : gitRunner({ program, path: trust.commands.path, folder: place.scratch, caller, signal: host.signal });
    return await guardWorkspace({
        checkout: trust.checkout,
        workspace: place.workspace,
        env: host.env,
        files: [promptFile, outputSchema, replayFile].filter((path) => path !== undefined),
        skip: [place.folder, auditFile ?? place.auditFile, summaryFile ?? place.summaryFile],
        ...defined({ configFolder: config, git }),
    });
}
/** Compares; a cancelled run has little time, and says so where it was not enough. */
export async function lookAtChanges(watch, signal) {
    if (!signal.aborted)
        return await watch.compare();
    const late = { changed: [], notices: ['the run was cancelled, and there was no time to look at all files that changed'] };
    let timer;
    const timeUp = new Promise((resolve) => {
        timer = setTimeout(() => resolve(late), CANCELLED_MS);
    });
    try {
        return await Promise.race([watch.compare(), timeUp]);
    }
    finally {
        clearTimeout(timer);
    }
}
