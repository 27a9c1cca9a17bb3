import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJudge } from '../../../src/bindings/trust/read-judge.ts';
import { put, testFolder } from '../../support/run/folder.ts';

test('inside the workspace and the agent’s own folders may be read, outside not, wherever a link or `..` leads', () => {
  const folder = testFolder();
  const at = (path: string): string => join(folder, path);
  for (const name of ['work/sub', 'home', 'other']) mkdirSync(at(name), { recursive: true });
  put(folder, { 'work/a.txt': '', 'other/secret': '', 'home/notes': '' });
  symlinkSync(at('other'), at('work/out'));
  symlinkSync(at('work/sub'), at('other/in'));
  const mayRead = readJudge(at('work'), [at('home')]);
  for (const path of ['a.txt', './sub', 'not-there/yet', '.', at('work/a.txt'), at('home/notes'), at('other/in')])
    expect(mayRead(path), path).toBe(true);
  for (const path of [
    '../other/secret',
    'out',
    'out/secret',
    at('other/secret'),
    '/etc/hostname',
    '/',
    `${at('work')}-beside`,
    'out/../a.txt',
  ])
    expect(mayRead(path), path).toBe(false);
});
