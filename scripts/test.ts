/**
 * `npm test`: brings the programs that the tests need, runs every test but the suites named `*.large.test.ts` (these belong to
 * `npm run check`), looks at what the tests left behind, and ends with a plain count. Arguments are handed to vitest.
 */
import { watch } from './test/leftovers.ts';
import { provision } from './test/provision.ts';
import { closing, exitCode, nothing, sum } from './test/tally.ts';
import { vitest } from './test/vitest.ts';

const missing = await provision();
const sentinel = watch({ alone: true });
const { tally } = await vitest(['--exclude', '**/*.large.test.ts', ...process.argv.slice(2)], { show: true, env: sentinel.env });
const total = sum([tally, await sentinel.inspect(), { ...nothing, skipped: missing }]);
console.log(closing(total));
process.exitCode = tally.passed === 0 ? 1 : exitCode(total);
