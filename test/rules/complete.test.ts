import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNode, projectFiles, root, sourceOf, walk } from '../architecture/source.ts';
import { breakages } from './breakages.ts';
import { promises, seenWithAgents } from './promises.ts';
import { rules } from './rules.ts';

const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** The names of tests in a file, as far as they are written there. */
function namesIn(path: string): string[] {
  return [...walk(sourceOf(path, read(path)).tree)].flatMap(({ node }) => {
    const first: unknown = node.type === 'CallExpression' && Array.isArray(node['arguments']) ? node['arguments'][0] : undefined;
    if (!isNode(first)) return [];
    if (typeof first['value'] === 'string') return [first['value']];
    const start: unknown = first.type === 'TemplateLiteral' && Array.isArray(first['quasis']) ? first['quasis'][0] : undefined;
    return isNode(start)
      ? [
          read(path)
            .slice(start.start, start.start + 80)
            .replace(/^`/, ''),
        ]
      : [];
  });
}

/** The rules that a name begins with: `8.1 an unknown level …`, `6.1 and 6.2 throwing …`. */
function rulesIn(name: string): string[] {
  return /^(?:\d\.\d(?:,| and)? )+/.exec(name)?.[0].match(/\d\.\d/g) ?? [];
}

test('every rule has a test whose name starts with its number', () => {
  const files = projectFiles().filter((path) => path.startsWith('test/') && path.endsWith('.test.ts'));
  const shown = new Set(files.flatMap(namesIn).flatMap(rulesIn));
  expect(Object.keys(rules).filter((rule) => !shown.has(rule))).toEqual([]);
});

test('every rule and every promise has a deliberate breakage', () => {
  const broken = new Set<string>(breakages.map((breakage) => breakage.rule));
  expect([...Object.keys(rules), ...Object.keys(promises)].filter((rule) => !broken.has(rule))).toEqual([]);
});

test('a breakage of a promise says which tests show it, and none of them is a large one', () => {
  const unclear = breakages.filter(({ rule, name, test: path }) => path.endsWith('.large.test.ts') || (rule in promises && !name));
  expect(unclear.map(({ rule, file }) => `${rule} ${file}`)).toEqual([]);
});

test('the large tests that show what an agent makes of its settings are there', () => {
  const named = Object.values(seenWithAgents).flat();
  expect(named.filter((path) => !path.endsWith('.large.test.ts') || !existsSync(join(root, path)))).toEqual([]);
});

test('what a breakage replaces stands exactly once in its file, and its test is there', () => {
  const stale = breakages.filter(
    ({ file, find, replace, test: path }) => read(file).split(find).length !== 2 || find === replace || !existsSync(join(root, path)),
  );
  expect(stale.map(({ rule, file, find }) => `${rule} ${file}: ${find}`)).toEqual([]);
});
