// A run from its settings to its summary: the one way in for the action, the command line and the demo.
import { messageOf } from '../../contract/message.js';
import { renderFacts, renderSummary } from '../../audit/summary/render.js';
import { watchFileCommands } from '../../github/file-commands.js';
import { runIdentity } from '../../github/identity.js';
import { notBegun } from './ended.js';
import { writeOwnFile } from './own-file.js';
import { makePlace, newSessionId } from './place.js';
import { playSession } from './session.js';
import { start } from './start.js';
/** Runs a session. Never rejects. */
export async function run(settings, host, hooks = {}) {
    const sessionId = newSessionId(host);
    try {
        return await runSession(settings, sessionId, host, hooks);
    }
    catch (error) {
        const finished = notBegun('guard-error', `the guard itself failed: ${messageOf(error)}`);
        return { finished, sessionId, summary: renderSummary([finished], {}) };
    }
}
async function runSession(settings, sessionId, host, hooks) {
    const place = makePlace(settings, sessionId, host);
    const { spelled = String } = hooks;
    if (!place.ok)
        return refuse(sessionId, spelled(place.error), settings);
    hooks.onPlace?.(place.value, sessionId);
    const runnerFiles = watchFileCommands(host.env, host.programs);
    const started = await start(settings, sessionId, place.value, host);
    if (!started.ok)
        return refuse(sessionId, spelled(started.error), settings, place.value, host);
    const played = await playSession(started.value, { host, identity: runIdentity(host.env), restoreRunnerFiles: runnerFiles.restore });
    const { auditFile, finalMessageFile } = place.value;
    const digest = played.head?.digest;
    const summary = renderFacts(played.facts, { auditFile, problems: played.problems, ...(digest === undefined ? {} : { digest }) });
    const written = writeOwnFile(place.value.summaryFile, summary, place.value.known);
    if (written !== undefined)
        host.say(`the summary ${written}`);
    return {
        finished: played.finished,
        sessionId,
        summary,
        files: { audit: auditFile, finalMessage: finalMessageFile, ...(written === undefined ? { summary: place.value.summaryFile } : {}) },
        ...(digest === undefined ? {} : { auditDigest: `sha256:${digest}` }),
    };
}
/** A run that could not begin: no ledger, and a summary that says why. */
export function refuse(sessionId, why, settings, place, host) {
    const cancelled = host?.signal.aborted === true;
    const finished = cancelled ? notBegun('cancelled', 'the run was cancelled before its session began') : notBegun('config-error', why);
    const summary = renderSummary([finished], {});
    const path = place?.summaryFile ?? settings?.summaryFile;
    const written = path === undefined ? 'no place' : writeOwnFile(path, summary, place?.known);
    return { finished, sessionId, summary, ...(written === undefined && path !== undefined ? { files: { summary: path } } : {}) };
}
