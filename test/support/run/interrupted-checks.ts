// What holds after a session that was killed or cancelled, at whatever moment. Each check throws with the moment in its words.
import { expect } from 'vitest';
import { leftOf } from '../../subprocess/support.ts';
import { effectsOf, interrupt, ledgerPathOf, processesOf, unrecordedEffects, verifyWithLog, type Moment } from './interrupted.ts';
import { isSaid } from './reading.ts';

/** Milliseconds that a runner leaves between SIGINT and SIGTERM are 7500. */
const CANCELLED_WITHIN_MS = 7000;

/** Kills the main step and runs the post step; gives how many effects the session had come to. */
export async function killAt(moment: Moment): Promise<number> {
  const { runner, step } = await interrupt('SIGKILL', moment);
  const when = `killed after ${moment.lines} lines and ${moment.milliseconds} ms`;
  expect(unrecordedEffects(runner), when).toEqual([]);
  const effects = effectsOf(runner);
  const path = ledgerPathOf(runner);
  const finished = step.code === 0;
  const found = path === undefined ? undefined : verifyWithLog(path, step.log, finished);
  if (finished) expect(found?.verdict, when).toBe('anchored');
  else if (found !== undefined && found.records > 0) {
    // Where it was killed after it had printed its seal, the log anchors it already.
    expect(found.seal === undefined ? ['incomplete'] : ['consistent', 'anchored'], when).toContain(found.verdict);
    const unsealed = found.problems.filter(({ kind }) => kind === 'unsealed').length;
    expect(unsealed, when).toBe(found.seal === undefined ? 1 : 0);
    for (const { toolCallId } of found.open) expect(found.problems.map(({ sentence }) => sentence).join('\n'), when).toContain(toolCallId);
  }
  const post = await runner.post(step);
  expect(post.stderr, when).toBe('');
  if (step.state['basis-guard-session'] === undefined) {
    expect([post.code, effects], when).toEqual([0, []]);
  } else if (step.state['basis-guard-summarised'] === 'true') {
    expect(post.code, when).toBe(0);
  } else {
    expect(post.code, when).toBe(5);
    expect(isSaid(post.summary, /the main step ended before it could write its summary/), when).toBe(true);
  }
  if (path !== undefined && found !== undefined && found.records > 0) {
    const sealed = verifyWithLog(path, `${step.log}\n${post.log}`, true);
    expect([sealed.verdict, sealed.problems], when).toEqual(['anchored', []]);
    expect(sealed.checkpointsHeld, when).toBeGreaterThan(0);
  }
  // A call that was under way may have come to its effect after the death of its session: it is on record too.
  expect(unrecordedEffects(runner), when).toEqual([]);
  if ((await leftOf(runner.scene.folder, 1000)).length > 0) expect(processesOf(runner), when).toEqual([]);
  return effects.length;
}

/** Cancels the main step as the runner does; gives how many effects the session had come to. */
export async function cancelAt(moment: Moment): Promise<number> {
  const { runner, step, elapsedMs } = await interrupt('SIGINT', moment);
  const when = `cancelled after ${moment.lines} lines and ${moment.milliseconds} ms`;
  expect(unrecordedEffects(runner), when).toEqual([]);
  expect(elapsedMs, when).toBeLessThan(CANCELLED_WITHIN_MS);
  const path = ledgerPathOf(runner);
  // Node had ended our program, and was about to end itself.
  const over = step.signal === 'SIGINT' && step.state['basis-guard-summarised'] === 'true';
  if (step.signal === 'SIGINT' && !over) {
    // Node had not started our program yet.
    expect([path, effectsOf(runner), step.state], when).toEqual([undefined, [], {}]);
    return 0;
  }
  expect(step.stderr, when).toBe('');
  const expected = step.code === 0 || over ? 'success' : 'cancelled';
  expect([step.code, step.outputs['conclusion']], when).toEqual([over ? null : expected === 'success' ? 0 : 130, expected]);
  expect(step.summary, when).toContain(`Guarded session: ${expected}`);
  expect(step.state['basis-guard-summarised'], when).toBe('true');
  if (path !== undefined) {
    const sealed = verifyWithLog(path, step.log, true);
    expect([sealed.verdict, sealed.problems, sealed.seal?.conclusion], when).toEqual(['anchored', [], expected]);
  } else expect(effectsOf(runner), when).toEqual([]);
  // Without the post step: the main step cleans up by itself.
  if ((await leftOf(runner.scene.folder, 1000)).length > 0) expect(processesOf(runner), when).toEqual([]);
  const post = await runner.post(step);
  expect([post.code, post.log, post.summary], when).toEqual([0, '', '']);
  return effectsOf(runner).length;
}
