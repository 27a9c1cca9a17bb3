// The post step: does what the main step could not, because it was killed. Where main came to its end there is nothing to do.
import { messageOf } from '../../contract/message.ts';
import { readFileSync } from 'node:fs';
import { checkpointLine } from '../../audit/checkpoint.ts';
import { renderSummary } from '../../audit/summary/render.ts';
import { sealAfterDeath } from '../../bindings/ledger-seal.ts';
import { annotateError, annotateWarning, readState, writeJobSummary } from '../../github/report.ts';
import { sweep } from '../../subprocess/sweep.ts';
import type { Host } from '../host.ts';
import { writeOwnFile } from '../run/own-file.ts';
import { recordsOf } from '../run/records.ts';
import { STATE } from './state.ts';

/** Gives the exit code: 0 where main had finished, 5 where its ledger had to be finished here. Never rejects. */
export async function postStep(host: Host): Promise<number> {
  const audit = readState(STATE.audit);
  const session = readState(STATE.session);
  if (session === '') return 0;
  const ended = await sweep(session);
  if (ended > 0) host.say(`${ended} processes that the session had left were ended`);
  if (readState(STATE.summarised) === 'true') return 0;
  if (readState(STATE.finished) === 'true') return await summariseAgain(readState(STATE.summary));
  const sealed = sealAfterDeath({
    path: audit,
    clock: host.clock,
    cancelled: false,
    onCheckpoint: (head) => host.say(checkpointLine(head)),
  });
  // The main step may have been killed between the seal and its line in the log.
  if (sealed.kind === 'sealed-before') host.say(checkpointLine(sealed.head));
  const problems = sealed.kind === 'sealed' ? sealed.notes : sealed.kind === 'unusable' ? sealed.sentences : [];
  const digest = sealed.kind === 'unusable' ? {} : { digest: sealed.head.digest };
  const summary = renderSummary(recordsOf(audit), { auditFile: audit, problems: [MAIN_DIED, ...problems], ...digest });
  const unkept = writeOwnFile(readState(STATE.summary), summary);
  if (unkept !== undefined) host.say(`the summary ${unkept}`);
  const unwritten = await writeJobSummary(summary);
  annotateError(`${MAIN_DIED}${unwritten === undefined ? '' : `; ${unwritten}`}`, 'basis guard');
  return 5;
}

/** The main step came to its end and could not hand its summary to the runner: one more try, and no more than a warning. */
async function summariseAgain(path: string): Promise<number> {
  try {
    const unwritten = await writeJobSummary(readFileSync(path, 'utf8'));
    if (unwritten !== undefined) annotateWarning(unwritten, 'basis guard');
  } catch (error) {
    annotateWarning(`the summary ${path} could not be read: ${messageOf(error)}`, 'basis guard');
  }
  return 0;
}

const MAIN_DIED = 'the main step ended before it could write its summary: this one was written afterwards, from the ledger';
