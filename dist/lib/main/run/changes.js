// What is protected in this run, and what a session left behind in the workspace.
import { configFolder } from '../../bindings/trust/guard-files.js';
import { guardWorkspace } from '../../bindings/trust/guard-workspace.js';
import { defined } from '../../contract/defined.js';
import { onAbort } from '../../contract/on-abort.js';
/** Milliseconds that a cancelled run spends on looking at what changed. */
const CANCELLED_MS = 3000;
/** The protected paths: the fixed ones, this run's own inputs, and what git's configuration makes part of git. */
export async function guardFor(started, host) {
    const { trust, settings, place } = started;
    const { promptFile, outputSchema, replayFile, auditFile, summaryFile } = settings;
    const config = configFolder({ workspace: settings.workspace, env: host.env, ...defined({ configDir: settings.configDir }) });
    return await guardWorkspace({
        checkout: trust.checkout,
        workspace: place.workspace,
        env: host.env,
        files: [promptFile, outputSchema, replayFile, auditFile, summaryFile].filter((path) => path !== undefined),
        skip: [place.folder, place.auditFile, place.summaryFile],
        ...defined({ configFolder: config, git: trust.git }),
    });
}
/** Compares; a cancelled run has little time, and says so where it was not enough. */
export async function lookAtChanges(watch, signal) {
    const timeUp = new AbortController();
    let timer;
    const hurry = () => {
        timer = setTimeout(() => timeUp.abort(), CANCELLED_MS);
    };
    const giveUp = onAbort(signal, hurry);
    try {
        return await watch.compare(timeUp.signal);
    }
    finally {
        giveUp();
        clearTimeout(timer);
    }
}
