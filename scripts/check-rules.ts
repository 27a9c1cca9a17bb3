/**
 * `npm run check:rules`: breaks every rule of the contract on purpose, one small patch at a time in a copy of the project, and
 * sees that the test which shows the rule turns red, and is green without the patch. Arguments choose rules by number.
 */
import { join } from 'node:path';
import { type Breakage, rules } from '../test/rules/rules.ts';
import { breakages, nameOf } from '../test/rules/breakages.ts';
import { type Copy, copyProject } from './rules/copy.ts';
import { enclosure } from './rules/enclosure.ts';
import { closing, exitCode, type TestTally } from './test/tally.ts';
import { vitest } from './test/vitest.ts';

const within = enclosure();
const baselines = new Map<string, Promise<TestTally>>();

/** A breakage may make its test wait for ever: it is given less time than the whole one has. */
async function run(copy: Copy, breakage: Breakage, more: readonly string[] = []): Promise<TestTally> {
  const args = [breakage.test, '-t', nameOf(breakage), ...more];
  return (await vitest(args, { show: false, within: await within, cwd: copy.folder, env: { TMPDIR: join(copy.folder, '.tmp') } })).tally;
}

/** Why a breakage does not do what it should; undefined when its test notices. */
async function judge(copy: Copy, breakage: Breakage): Promise<string | undefined> {
  const key = `${breakage.test} ${nameOf(breakage)}`;
  const baseline = await (baselines.get(key) ?? remember(key, run(copy, breakage)));
  if (baseline.failed.length > 0) return `its test fails without it: ${baseline.failed[0]}`;
  if (baseline.passed === 0) return `no test in ${breakage.test} matches ${nameOf(breakage)}`;
  const patched = copy.patch(breakage.file, breakage.find, breakage.replace);
  if (typeof patched === 'string') return patched;
  try {
    const broken = await run(copy, breakage, ['--testTimeout=12000']);
    const pattern = new RegExp(nameOf(breakage));
    if (broken.failed.some((line) => pattern.test(line.slice(line.indexOf(': ') + 2)))) return undefined;
    return broken.failed.length === 0 ? 'nobody noticed' : `something else failed: ${broken.failed[0]}`;
  } finally {
    patched.undo();
  }
}

function remember(key: string, tally: Promise<TestTally>): Promise<TestTally> {
  baselines.set(key, tally);
  return tally;
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const meant =
    chosen.length === 0 ? breakages : breakages.filter(({ rule }) => chosen.some((word) => rule === word || rule.startsWith(`${word}.`)));
  const failed: string[] = [];
  let passed = 0;
  const waiting = meant.values();
  const worker = async (): Promise<void> => {
    const copy = await copyProject();
    try {
      for (const breakage of waiting) {
        const problem = await judge(copy, breakage);
        const line = `${breakage.rule} ${rules[breakage.rule]} (${breakage.file})`;
        console.log(`${problem === undefined ? 'noticed' : 'MISSED '}  ${line}${problem === undefined ? '' : `: ${problem}`}`);
        if (problem === undefined) passed += 1;
        else failed.push(`${line}: ${problem}`);
      }
    } finally {
      copy.remove();
    }
  };
  await Promise.all([worker(), worker()]);
  const total = { passed, failed, skipped: [] };
  console.log(closing(total));
  process.exitCode = exitCode(total);
}

await main();
