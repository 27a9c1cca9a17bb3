// A session of many small effects, which a test interrupts at some moment, and what must hold afterwards whenever that was.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '../../../src/audit/verify.ts';
import type { Verification } from '../../../src/audit/verification.ts';
import { lineDigest } from '../../../src/bindings/digest.ts';
import { linesOfFile } from '../../../src/bindings/ledger-lines.ts';
import { processesWith } from '../../subprocess/support.ts';
import { recordsIn } from './ledger.ts';
import type { Runner, Step } from './runner.ts';
import { command, edit, scriptOf } from './script.ts';
import { runnerWith } from './setting.ts';

/** Calls of the session, and so effects. */
export const CALLS = 10;

/** Lines that a whole session prints, about. */
const LINES = CALLS + 9;

const HOOK = {
  name: 'looks',
  command: ['sh', '-c', `cat >/dev/null; echo '{"decision": "allow"}'`],
};

/** Every call leaves an effect of its own outside the ledger; some leave processes that would stay. */
export function manyEffects(): Runner {
  const calls = Array.from({ length: CALLS }, (_, index) => {
    const id = `call-${index}`;
    if (index % 5 === 3) return edit(id, `${id}.txt`, `${id}\n`);
    const staying = index % 3 === 1 ? 'setsid sleep 300 & sleep 300 & ' : '';
    return command(id, `${staying}echo ${id} > ${id}.txt`);
  });
  return runnerWith(
    { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [HOOK] }) },
    { script: scriptOf(...calls), inputs: { 'allow-process': 'true', 'allow-local-state': 'true' } },
  );
}

/** When to interrupt: once so many lines were printed, and so many milliseconds after that. */
export interface Moment {
  readonly lines: number;
  readonly milliseconds: number;
}

/** Any moment of a session's life, its first and last steps included. */
export function anyMoment(random: () => number = Math.random): Moment {
  const lines = Math.floor(random() * (LINES + 1));
  return { lines, milliseconds: random() * (lines === 0 ? 400 : 40) };
}

export interface Interrupted {
  readonly runner: Runner;
  readonly step: Step;
  /** From the signal to the end of the process. */
  readonly elapsedMs: number;
}

export async function interrupt(signal: 'SIGKILL' | 'SIGINT', moment: Moment): Promise<Interrupted> {
  const runner = manyEffects();
  const { running, read } = runner.begin();
  let sentAt = Number.NaN;
  const send = () => {
    sentAt = performance.now();
    running.child.kill(signal);
  };
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    if (timer === undefined && running.printed().split('\n').length > moment.lines) timer = setTimeout(send, moment.milliseconds);
  };
  running.child.stdout?.on('data', look);
  look();
  const ended = await running.ended;
  clearTimeout(timer);
  return { runner, step: read(ended), elapsedMs: Number.isNaN(sentAt) ? 0 : performance.now() - sentAt };
}

/** The ids of the calls whose effect is there. */
export const effectsOf = ({ workspace }: Runner): readonly string[] =>
  readdirSync(workspace).flatMap((name) => (/^call-\d+\.txt$/.test(name) ? [name.slice(0, -'.txt'.length)] : []));

/** Where the ledger of a runner's session lies; undefined where none was begun. */
export function ledgerPathOf({ temp }: Runner): string | undefined {
  const folder = readdirSync(temp).find((name) => name.startsWith('basis-guard-'));
  const path = folder === undefined ? undefined : join(temp, folder, 'ledger.jsonl');
  return path !== undefined && existsSync(path) ? path : undefined;
}

/** The effects that no record stands for: none, whatever happened. */
export function unrecordedEffects(runner: Runner): readonly string[] {
  const path = ledgerPathOf(runner);
  const approved = new Set(
    path === undefined ? [] : recordsIn(path).flatMap((record) => (record.type === 'approved' ? [record.tool_call_id] : [])),
  );
  return effectsOf(runner).filter((id) => !approved.has(id));
}

/** What `verify` finds, given every checkpoint that the logs show; with the last of them as the seal where `sealed`. */
export function verifyWithLog(path: string, log: string, sealed: boolean): Verification {
  const checkpoints = [...log.matchAll(/^ledger (\d+) ([0-9a-f]{64})$/gm)].map(([, seq, digest = '']) => ({ seq: Number(seq), digest }));
  const digest = checkpoints.at(-1)?.digest;
  return verify(linesOfFile(path), { lineDigest, checkpoints, ...(sealed && digest !== undefined ? { digest } : {}) });
}

/** Processes that carry the mark of the runner's session, or have its folders in their command line or environment. */
export const processesOf = ({ scene }: Runner): readonly string[] => processesWith(scene.folder).map((pid) => `${pid} ${commandLine(pid)}`);

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Runs a task so many times, some at once, and gives what they gave. The first that throws ends it, once those under way have ended. */
export async function inParallel<T>(count: number, atOnce: number, task: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  const failures: unknown[] = [];
  const indices = Array.from({ length: count }).keys();
  const work = async (): Promise<void> => {
    for (const index of indices) {
      if (failures.length > 0) return;
      await task(index).then(
        (result) => results.push(result),
        (error: unknown) => failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
