// What the runner is told: through its files, in processes of their own, for the runner's files are named by the environment.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/run/entries.ts';
import { testFolder } from '../support/run/folder.ts';
import { valuesIn } from '../support/run/runner.ts';

/** Runs a few lines over src/github/report.ts; what they print, and the files of commands. */
function report(lines: string, missing: readonly string[] = []) {
  const folder = testFolder();
  const names = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
  const env: Record<string, string> = Object.fromEntries(names.map((name) => [name, join(folder, name)]));
  for (const name of names) if (!missing.includes(name)) writeFileSync(env[name] ?? '', '');
  const module = JSON.stringify(join(root, 'src', 'github', 'report.ts'));
  const program = `const report = await import(${module});\n${lines}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
  const textOf = (name: string) => (missing.includes(name) ? '' : readFileSync(env[name] ?? '', 'utf8'));
  return { stdout, stderr, status, output: textOf('GITHUB_OUTPUT'), state: textOf('GITHUB_STATE'), summary: textOf('GITHUB_STEP_SUMMARY') };
}

test('outputs keep their lines and cannot set another, whatever they hold', () => {
  const hostile = 'a\nconclusion<<ghadelimiter_0\nsuccess\nghadelimiter_0\n::set-output name=x::y';
  const { output, stdout, stderr } = report(`console.log(report.setOutputs({ one: ${JSON.stringify(hostile)}, two: '' }));`);
  expect([stdout, stderr]).toEqual(['undefined\n', '']);
  expect(valuesIn(output)).toEqual({ one: hostile, two: '' });
});

test('two runs use different delimiters', () => {
  const delimiter = () => /<<(\S+)/.exec(report(`report.setOutputs({ one: '1' });`).output)?.[1];
  expect(delimiter()).not.toBe(delimiter());
});

test('what cannot be written is said and not thrown', () => {
  const { stdout, stderr, status } = report(
    `console.log([report.setOutputs({ one: '1' }), report.saveState('two', '2'), await report.writeJobSummary('x')].join('\\n'));`,
    ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^the outputs could not be written: .*\nwhat the post step needs could not be written: .*\nthe job summary could not be written: .*\n$/,
  );
});

test('a summary that the runner would drop is not written', () => {
  const { stdout, summary } = report(
    `console.log(await report.writeJobSummary('é'.repeat(524288)), await report.writeJobSummary('x'.repeat(1048575)));`,
  );
  expect(stdout).toBe('the job summary would exceed 1048576 bytes undefined\n');
  expect(summary).toHaveLength(1_048_576);
});

test('a secret is masked line by line, short lines left out', () => {
  const { stdout } = report(`report.mask('first-long-line\\nno\\nsecond-long-line\\r\\n        \\n');`);
  expect(stdout).toBe('::add-mask::first-long-line\n::add-mask::second-long-line\n');
});

test('an annotation is one line, whatever it holds', () => {
  const { stdout } = report(`report.annotateError('a\\n::error::b\\r% ,:', 'basis guard');`);
  expect(stdout).toBe('::error title=basis guard::a%0A::error::b%0D%25 ,:\n');
});
