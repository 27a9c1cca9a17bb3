/**
 * `npm run check`: everything that `npm test` does not: types, lint, format, architecture, generated files, dist, the package,
 * workflows, and the suites named `*.large.test.ts`. Prints what passed with seconds, and ends with a plain count.
 * Arguments choose parts by name.
 */
import { messageOf } from '../src/contract/message.ts';
import { type Part, parts, type Verdict } from './check/parts.ts';
import { twoAtATime } from './check/two-at-a-time.ts';
import { closing, exitCode, sum } from './test/tally.ts';

async function timed(part: Part): Promise<Verdict> {
  const start = performance.now();
  const verdict = await part.run().catch((error: unknown) => ({
    tally: { passed: 0, failed: [part.name], skipped: [] },
    output: messageOf(error),
  }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const bad = verdict.tally.failed.length > 0;
  if (bad) console.log(`\n── ${part.name} ──\n${verdict.output.trimEnd()}\n`);
  console.log(`${bad ? 'FAILED' : 'passed'}  ${part.name.padEnd(26)} ${seconds.padStart(6)} s`);
  return verdict;
}

const chosen = process.argv.slice(2);
const meant = chosen.length === 0 ? parts : parts.filter((part) => chosen.some((word) => part.name.includes(word)));
const total = sum((await twoAtATime(meant, timed)).map((verdict) => verdict.tally));
console.log(closing(total));
process.exitCode = exitCode(total);
