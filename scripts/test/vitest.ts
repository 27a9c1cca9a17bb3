import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, program, root } from '../program.ts';
import type { TestTally } from './tally.ts';

/** Runs vitest with these arguments and counts; what it printed is shown as it comes, or handed back. */
export async function vitest(
  args: readonly string[],
  how: {
    readonly show: boolean;
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string>>;
    /** Words before the command line, for a program that runs it. */
    readonly within?: readonly string[];
  },
): Promise<{ readonly tally: TestTally; readonly output: string }> {
  const scratch = mkdtempSync(join(tmpdir(), 'bg-result-'));
  const result = join(scratch, 'result.json');
  try {
    const reporter = join(root, 'scripts', 'test', 'reporter.ts');
    const words = [...(how.within ?? []), process.execPath, bin('vitest'), 'run', '--reporter=default', `--reporter=${reporter}`, ...args];
    const env = { ...how.env, BASIS_TEST_RESULT: result };
    const ran = await program(words[0] ?? '', words.slice(1), { show: how.show, cwd: how.cwd ?? root, env });
    return { tally: tallyOf(readTally(result), ran.code), output: ran.output };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What came of a run that ended with `code`; undefined where its reporter wrote nothing. */
export function tallyOf(counted: TestTally | undefined, code: number): TestTally {
  if (counted === undefined) return { passed: 0, failed: [`vitest ended with ${code} before it could count`], skipped: [] };
  const silent = code !== 0 && counted.failed.length === 0;
  return silent ? { ...counted, failed: [`vitest ended with ${code} though no test failed`] } : counted;
}

function readTally(path: string): TestTally | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TestTally) : undefined;
}
