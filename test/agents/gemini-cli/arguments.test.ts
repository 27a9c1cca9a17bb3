import { expect, test } from 'vitest';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { launchContext } from '../launch-context.ts';

const refusalOf = (...args: readonly string[]): string | undefined => geminiCli.plan(launchContext({ wire: 'gemini', args })).refuse;

test.each([
  ['--acp'],
  ['--approval-mode=default'],
  ['--approvalMode', 'default'],
  ['--policy', 'more.toml'],
  ['--adminPolicy=more.toml'],
  ['-y'],
  ['-dy'],
  ['-e', 'all'],
  ['--skip-trust'],
  ['--debug', '--worktree=other'],
])('an argument that would undo the plan is refused by name: %s', (...args) => {
  expect(refusalOf(...args)).toMatch(/^`agent-args` has "-.*", which cannot go with the guard: .*; leave it out$/);
});

test('other arguments go', () => {
  expect(refusalOf('--debug', '--screen-reader', '--include-directories', 'docs')).toBeUndefined();
  expect(refusalOf('-d')).toBeUndefined();
});
