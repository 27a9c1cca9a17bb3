// The runner's files of commands, and the action's own programs: what anybody else does to them is undone and told.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchFileCommands } from '../../src/github/file-commands.ts';
import { testFolder } from '../support/run/folder.ts';

const NAMES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

function files(text: string): { readonly folder: string; readonly env: Record<string, string> } {
  const folder = testFolder();
  const env = Object.fromEntries(NAMES.map((name) => [name, join(folder, name)]));
  for (const path of Object.values(env)) writeFileSync(path, text);
  return { folder, env };
}

/** What somebody does to the file at `path`; `other` is free for use. */
const ATTACKS: Readonly<Record<string, (path: string, other: string) => void>> = {
  'written to': (path) => writeFileSync(path, 'more', { flag: 'a' }),
  emptied: (path) => writeFileSync(path, ''),
  'changed at the same length': (path) => writeFileSync(path, 'BEFORE\n'),
  removed: (path) => rmSync(path),
  'made a symlink to the same text': (path, other) => {
    renameSync(path, other);
    symlinkSync(other, path);
  },
  'made a symlink to nothing': (path, other) => {
    rmSync(path);
    symlinkSync(other, path);
  },
  'made an endless device': (path) => {
    rmSync(path);
    symlinkSync('/dev/zero', path);
  },
  'made a named pipe': (path) => {
    rmSync(path);
    execFileSync('mkfifo', [path]);
  },
  'made a folder': (path) => {
    rmSync(path);
    mkdirSync(join(path, 'deep'), { recursive: true });
    writeFileSync(join(path, 'deep', 'file'), 'x');
  },
};

describe("the runner's files", () => {
  test('that nobody touched are not told, and are left as they are', () => {
    const { env } = files('before\n');
    const watch = watchFileCommands(env);
    const before = Object.values(env).map((path) => statSync(path).ino);
    expect(watch.restore()).toEqual([]);
    expect(Object.values(env).map((path) => statSync(path).ino)).toEqual(before);
  });

  test.for(Object.keys(ATTACKS))('%s are put back and told', (what) => {
    const { folder, env } = files('before\n');
    const watch = watchFileCommands(env);
    for (const [index, path] of Object.values(env).entries()) ATTACKS[what]?.(path, join(folder, `other-${index}`));
    expect(watch.restore()).toEqual(NAMES.map((name) => `the runner's file ${name}`));
    for (const path of Object.values(env)) {
      expect([lstatSync(path).isFile(), readFileSync(path, 'utf8')]).toEqual([true, 'before\n']);
    }
    expect(watch.restore()).toEqual([]);
  });

  test('that are put back do not share their content with a file that somebody kept', () => {
    const { folder, env } = files('before\n');
    const watch = watchFileCommands(env);
    const kept = join(folder, 'kept');
    linkSync(env['GITHUB_ENV'] ?? '', kept);
    writeFileSync(kept, 'EVIL=1\n');
    expect(watch.restore()).toEqual(["the runner's file GITHUB_ENV"]);
    writeFileSync(kept, 'EVIL=2\n');
    expect(readFileSync(env['GITHUB_ENV'] ?? '', 'utf8')).toBe('before\n');
  });

  test('that were not there are removed when somebody makes them', () => {
    const path = join(testFolder(), 'env');
    const watch = watchFileCommands({ GITHUB_ENV: path });
    expect(watch.restore()).toEqual([]);
    writeFileSync(path, 'EVIL=1');
    expect(watch.restore()).toEqual(["the runner's file GITHUB_ENV"]);
    expect(existsSync(path)).toBe(false);
  });

  test('are put back though their folder is gone', () => {
    const { folder, env } = files('before\n');
    const watch = watchFileCommands(env);
    rmSync(folder, { recursive: true });
    expect(watch.restore()).toHaveLength(NAMES.length);
    expect(readFileSync(env['GITHUB_ENV'] ?? '', 'utf8')).toBe('before\n');
  });

  test('that cannot be put back are told as such', () => {
    const folder = testFolder();
    const path = join(folder, 'gone', 'env');
    mkdirSync(join(folder, 'gone'));
    writeFileSync(path, '');
    const watch = watchFileCommands({ GITHUB_ENV: path });
    rmSync(join(folder, 'gone'), { recursive: true });
    writeFileSync(join(folder, 'gone'), 'a file where the folder was');
    expect(watch.restore()).toEqual(["the runner's file GITHUB_ENV (and it could not be put back)"]);
  });

  test('are none outside a workflow', () => expect(watchFileCommands({}).restore()).toEqual([]));
});

test("the action's own programs are put back with their permissions", () => {
  const path = join(testFolder(), 'index.js');
  writeFileSync(path, 'the guard\n', { mode: 0o755 });
  chmodSync(path, 0o755);
  const watch = watchFileCommands({}, [path]);
  rmSync(path);
  writeFileSync(path, 'somebody else\n');
  expect(watch.restore()).toEqual([`the action's own program ${path}`]);
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['the guard\n', 0o755]);
});
