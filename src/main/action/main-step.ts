// The main step: inputs in, a session, then outputs, annotations and the job summary.
import { neutraliseMessage } from '../../audit/neutralise.ts';
import { actionInputs, inputConflicts } from '../../github/inputs.ts';
import { annotateError, annotateNotice, annotateWarning, mask, saveState, setOutputs, writeJobSummary } from '../../github/report.ts';
import type { Host } from '../host.ts';
import { outputsOf, type Ended } from '../run/ended.ts';
import { newSessionId } from '../run/place.ts';
import { refuse, run } from '../run/run.ts';
import { isRunner } from '../run/trust.ts';
import { sessionProblems } from '../settings/session-problems.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { fail, type Result } from '../../contract/result.ts';
import { STATE } from './state.ts';

const spelling = (name: string): string => `input \`${name}\``;

/** Gives the exit code. Never rejects. */
export async function mainStep(host: Host): Promise<number> {
  const settings = readInputs(host);
  const ended = settings.ok ? await guardedRun(settings.value, host) : refuse(newSessionId(host), settings.error.join('; '));
  warn(setOutputs(outputsOf(ended)));
  const unwritten = await writeJobSummary(ended.summary);
  warn(unwritten ?? saveState(STATE.summarised, 'true'));
  warn(saveState(STATE.finished, 'true'));
  annotate(ended, settings.ok && settings.value.evaluateOnly);
  return ended.finished.exit;
}

const NO_RUNNER =
  'GITHUB_ACTIONS is not `true`, so the hooks would come from the working tree: run the action as a step of a workflow, or `basis-guard run` elsewhere';

function readInputs(host: Host): Result<Settings, readonly string[]> {
  if (!isRunner(host)) return fail([NO_RUNNER]);
  const conflicts = inputConflicts(host.env);
  if (conflicts.length > 0) return fail(conflicts);
  const base = host.env['GITHUB_WORKSPACE'] || host.cwd;
  const settings = readSettings(actionInputs(host.env), base, spelling);
  if (!settings.ok) return settings;
  const problems = sessionProblems(settings.value, spelling);
  return problems.length > 0 ? fail(problems) : settings;
}

async function guardedRun(settings: Settings, host: Host): Promise<Ended> {
  if (settings.apiKey !== undefined) mask(settings.apiKey);
  return await run(settings, host, {
    onPlace: ({ auditFile, summaryFile }, sessionId) => {
      warn(saveState(STATE.audit, auditFile) ?? saveState(STATE.summary, summaryFile) ?? saveState(STATE.session, sessionId));
    },
  });
}

function warn(problem: string | undefined): void {
  if (problem !== undefined) annotateWarning(problem, 'basis guard');
}

/** One annotation a run: what a reviewer sees beside the job. */
function annotate({ finished }: Ended, evaluateOnly: boolean): void {
  const { conclusion, why, counts } = finished;
  const words = neutraliseMessage(`${conclusion}: ${why}`);
  if (conclusion === 'success' && counts.denials + counts.replacements + counts.breakages === 0) return;
  if (conclusion !== 'success') return annotateError(words, 'basis guard');
  const only = evaluateOnly ? 'evaluate-only, nothing was enforced: ' : '';
  const found = `${only}${counts.denials} denied, ${counts.modifications} modified, ${counts.replacements} replaced, ${counts.breakages} broken: see the job summary`;
  annotateNotice(found, 'basis guard');
}
