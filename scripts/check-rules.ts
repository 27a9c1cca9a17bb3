/**
 * `npm run check:rules`: breaks every rule of the contract, and every promise of the gateway and of the agents, on purpose, one small
 * patch at a time in a copy of the project, and sees that the test which shows it turns red, and is green without the patch. Arguments
 * choose: `4.4`, `7`, `gateway`, `agents.canary`.
 */
import type { Breakage } from '../test/rules/rules.ts';
import { breakages, broken as words, nameOf } from '../test/rules/breakages.ts';
import { type Copy, copyProject } from './rules/copy.ts';
import { enclosure } from './rules/enclosure.ts';
import { closing, exitCode, type TestTally } from './test/tally.ts';
import { vitest } from './test/vitest.ts';

const within = enclosure();
const chosen = process.argv.slice(2);
const meant =
  chosen.length === 0 ? breakages : breakages.filter(({ rule }) => chosen.some((word) => rule === word || rule.startsWith(`${word}.`)));
/** Of each test file, with all the tests that are meant. */
const baselines = new Map<string, Promise<TestTally>>();

async function run(copy: Copy, test: string, names: string, more: readonly string[] = []): Promise<TestTally> {
  const args = [test, '-t', names, ...more];
  return (await vitest(args, { show: false, within: await within, cwd: copy.folder, env: { TMPDIR: copy.temp } })).tally;
}

function baselineOf(copy: Copy, { test }: Breakage): Promise<TestTally> {
  const names = new Set(meant.filter((other) => other.test === test).map((other) => `(?:${nameOf(other)})`));
  const tally = baselines.get(test) ?? run(copy, test, [...names].join('|'));
  baselines.set(test, tally);
  return tally;
}

/** The first failure that is of the breakage's own tests. */
function ownFailure({ failed }: TestTally, breakage: Breakage): string | undefined {
  const pattern = new RegExp(nameOf(breakage));
  return failed.find((line) => pattern.test(line.slice(line.indexOf(': ') + 2)));
}

/** Why a breakage does not do what it should; undefined when its test notices. */
async function judge(copy: Copy, breakage: Breakage): Promise<string | undefined> {
  const baseline = await baselineOf(copy, breakage);
  const before = baseline.passed === 0 ? baseline.failed[0] : ownFailure(baseline, breakage);
  if (before !== undefined) return `its test fails without it: ${before}`;
  const patched = copy.patch(breakage.file, breakage.find, breakage.replace);
  if (typeof patched === 'string') return patched;
  try {
    // It may make its test wait for ever: that is given less time than the whole one has.
    const broken = await run(copy, breakage.test, nameOf(breakage), ['--testTimeout=12000']);
    if (ownFailure(broken, breakage) !== undefined) return undefined;
    if (broken.passed + broken.failed.length === 0) return `no test in ${breakage.test} matches ${nameOf(breakage)}`;
    return broken.failed.length === 0 ? 'nobody noticed' : `something else failed: ${broken.failed[0]}`;
  } finally {
    patched.undo();
  }
}

async function main(): Promise<void> {
  const failed: string[] = [];
  let passed = 0;
  const waiting = meant.values();
  const worker = async (): Promise<void> => {
    const copy = await copyProject();
    try {
      for (const breakage of waiting) {
        const problem = await judge(copy, breakage);
        const line = `${breakage.rule} ${words[breakage.rule]} (${breakage.file})`;
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
