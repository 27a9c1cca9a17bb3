import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
    return { tally: tallyOf(result, ran.code), output: ran.output };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function tallyOf(path: string, code: number): TestTally {
  let tally: TestTally;
  try {
    tally = JSON.parse(readFileSync(path, 'utf8')) as TestTally;
  } catch {
    return { passed: 0, failed: [`vitest ended with ${code} before it could count`], skipped: [] };
  }
  const silent = code !== 0 && tally.failed.length === 0;
  return silent ? { ...tally, failed: [`vitest ended with ${code} though no test failed`] } : tally;
}
