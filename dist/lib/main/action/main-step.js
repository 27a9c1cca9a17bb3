// The main step: inputs in, a session, then outputs, annotations and the job summary.
import { neutraliseMessage } from '../../audit/neutralise.js';
import { actionInputs, inputConflicts } from '../../github/inputs.js';
import { annotateError, annotateNotice, annotateWarning, mask, saveState, setOutputs, writeJobSummary } from '../../github/report.js';
import { outputsOf } from '../run/ended.js';
import { newSessionId } from '../run/place.js';
import { refuse, run } from '../run/run.js';
import { isRunner } from '../run/trust.js';
import { sessionProblems } from '../settings/session-problems.js';
import { readSettings } from '../settings/settings.js';
import { fail } from '../../contract/result.js';
import { STATE } from './state.js';
const spelling = (name) => `input \`${name}\``;
/** Gives the exit code. Never rejects. */
export async function mainStep(host) {
    const settings = readInputs(host);
    const ended = settings.ok ? await guardedRun(settings.value, host) : refuse(newSessionId(host), settings.error.join('; '));
    warn(setOutputs(outputsOf(ended)));
    const unwritten = await writeJobSummary(ended.summary);
    warn(unwritten ?? saveState(STATE.summarised, 'true'));
    warn(saveState(STATE.finished, 'true'));
    annotate(ended, settings.ok && settings.value.evaluateOnly);
    return ended.finished.exit;
}
const NO_RUNNER = 'GITHUB_ACTIONS is not `true`, so the hooks would come from the working tree: run the action as a step of a workflow, or `basis-guard run` elsewhere';
function readInputs(host) {
    if (!isRunner(host))
        return fail([NO_RUNNER]);
    const conflicts = inputConflicts(host.env);
    if (conflicts.length > 0)
        return fail(conflicts);
    const base = host.env['GITHUB_WORKSPACE'] || host.cwd;
    const settings = readSettings(actionInputs(host.env), base, spelling);
    if (!settings.ok)
        return settings;
    const problems = sessionProblems(settings.value, spelling);
    return problems.length > 0 ? fail(problems) : settings;
}
async function guardedRun(settings, host) {
    if (settings.apiKey !== undefined)
        mask(settings.apiKey);
    return await run(settings, host, {
        onPlace: ({ auditFile, summaryFile }, sessionId) => {
            warn(saveState(STATE.audit, auditFile) ?? saveState(STATE.summary, summaryFile) ?? saveState(STATE.session, sessionId));
        },
    });
}
function warn(problem) {
    if (problem !== undefined)
        annotateWarning(problem, 'basis guard');
}
/** One annotation a run: what a reviewer sees beside the job. */
function annotate({ finished }, evaluateOnly) {
    const { conclusion, why, counts } = finished;
    const words = neutraliseMessage(`${conclusion}: ${why}`);
    if (conclusion === 'success' && counts.denials + counts.replacements + counts.breakages === 0)
        return;
    if (conclusion !== 'success')
        return annotateError(words, 'basis guard');
    const only = evaluateOnly ? 'evaluate-only, nothing was enforced: ' : '';
    const found = `${only}${counts.denials} denied, ${counts.modifications} modified, ${counts.replacements} replaced, ${counts.breakages} broken: see the job summary`;
    annotateNotice(found, 'basis guard');
}
