// What the pages pin of this project is the version that they belong to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../architecture/source.ts';
import { codeBlocksIn, pages } from './pages.ts';

test('every page that installs the package at a version names that of package.json', () => {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string };
  const pinned = pages.flatMap(({ path, tree }) =>
    codeBlocksIn(tree, /^/).flatMap(({ value }) => [...value.matchAll(/@basis\/guard@([\w.-]+)/g)].map(([, at]) => ({ path, at }))),
  );
  expect(name).toBe('@basis/guard');
  expect(pinned.length).toBeGreaterThan(0);
  expect(pinned.filter(({ at }) => at !== version)).toEqual([]);
});
