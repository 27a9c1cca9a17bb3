// The tests of the action and the command line start dist. This says at once when dist is not of this source; the bundles themselves are
// compared byte by byte by `npm run check`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from '../../scripts/build/compare.ts';
import { bin } from '../../scripts/program.ts';
import { root } from '../support/run/entries.ts';
import { testFolder } from '../support/run/folder.ts';

test('dist is built from this source: else run npm run build', { timeout: 120_000 }, () => {
  const out = testFolder();
  const { status, stdout } = spawnSync(process.execPath, [bin('tsc'), '-p', 'tsconfig.build.json', '--outDir', out], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
  const programs = filesBelow(out).filter((name) => name.endsWith('.js'));
  const textIn = (folder: string, name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined);
  expect(programs.length).toBeGreaterThan(100);
  expect(programs.filter((name) => textIn(out, name) !== textIn(join(root, 'dist', 'lib'), name))).toEqual([]);
});

test('action.yml names programs that are there', () => {
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as { runs: Record<string, string> };
  const { using, main = '', post = '', 'post-if': when } = action.runs;
  expect([using, when]).toEqual(['node24', 'always()']);
  for (const path of [main, post]) expect(existsSync(join(root, path)), path).toBe(true);
});
