import { expect, test } from 'vitest';
import { neverAsked } from '../../src/main/run/never-asked.ts';
import { opencode } from '../../src/agents/opencode/adapter.ts';
import { claudeCode } from '../../src/agents/claude-code/adapter.ts';

const hook = (...tools: readonly string[]) => ({ name: 'guard', source: '.basis/hooks.json', tools });
const knownTo =
  ({ translator }: Pick<typeof opencode, 'translator'>) =>
  (name: string): boolean =>
    translator.level({ name, input: { kind: 'raw', text: '' } }) !== undefined;

test('a hook that names only tools which the agent of the run does not have is told of', () => {
  expect(neverAsked([hook('write', 'wriet')], () => false)).toEqual([
    `.basis/hooks.json: hook 'guard' names "write", "wriet" and no tool that this run's agent has, so it is never asked: write \`spawn\` for commands and \`files\` for files, or take \`tools\` out`,
  ]);
  expect(neverAsked([hook()], () => true)[0]).toContain('names no tool, so it is never asked');
  expect(neverAsked([hook('write')], knownTo(opencode))).toEqual([]);
  expect(neverAsked([hook('write')], knownTo(claudeCode))).toHaveLength(1);
  expect(neverAsked([hook('WebFetch')], knownTo(claudeCode))).toEqual([]);
});

test('nothing is said of a hook that is asked about every tool, about some tool, or about one that a server may offer', () => {
  const hooks = [{ name: 'all', source: 's' }, hook('write', 'files'), hook('spawn'), hook('mcp__lab__cat')];
  expect(neverAsked(hooks, () => false)).toEqual([]);
});
