import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesBelow, shownPath } from '../../src/bindings/confined-fs/path-rules.ts';

const posix = { given: '/home/me/project', real: '/data/project' };
const windows = { given: 'C:\\work\\project', real: 'C:\\work\\project' };
const names = (path: string): readonly string[] | string => {
  const read = namesBelow(posix, path, 'posix');
  return read.ok ? read.value : read.error;
};
const onWindows = (path: string): readonly string[] | string => {
  const read = namesBelow(windows, path, 'win32');
  return read.ok ? read.value : read.error;
};

test('a path is relative to the workspace, or absolute inside it by its given or its real name', () => {
  expect(names('src/a.ts')).toEqual(['src', 'a.ts']);
  expect(names('./src//a.ts/')).toEqual(['src', 'a.ts']);
  expect(names('/home/me/project/src')).toEqual(['src']);
  expect(names('/data/project/src')).toEqual(['src']);
  expect(names('/data/project')).toEqual([]);
  expect(names('.')).toEqual([]);
  expect(names('a/../b')).toEqual(['b']);
  expect(names('back\\slash')).toEqual(['back\\slash']);
});

test('a path that leads out, is empty, or holds what no name can is refused with words', () => {
  for (const path of ['..', '../x', 'a/../../x', '/etc/passwd', '/data/project2/x', '/data/project/../x', '/']) {
    expect(names(path)).toBe('leads out of the workspace; name a path inside it');
  }
  expect(names('')).toBe('is empty; write `.` for the workspace itself');
  expect(names('a\0b')).toBe('holds a NUL character, which no file name can');
  expect(names('a\ud800b')).toBe('holds half of a surrogate pair, which no file name can');
});

test('a workspace that is the top of a file system holds every absolute path', () => {
  expect(namesBelow({ given: '/', real: '/' }, '/etc/hosts', 'posix')).toEqual({ ok: true, value: ['etc', 'hosts'] });
  expect(namesBelow({ given: 'C:\\', real: 'C:\\' }, 'c:\\x', 'win32')).toEqual({ ok: true, value: ['x'] });
});

test('on Windows, both separators count and an absolute path inside the workspace is taken in any case', () => {
  expect(onWindows('src\\a.ts')).toEqual(['src', 'a.ts']);
  expect(onWindows('src/a.ts')).toEqual(['src', 'a.ts']);
  expect(onWindows('c:\\WORK\\project\\src')).toEqual(['src']);
  expect(onWindows('C:/work/project')).toEqual([]);
});

test('on Windows, drives, network and device paths, streams, reserved and short names and dropped endings are refused', () => {
  const refused = [
    'D:\\x',
    'C:x',
    'C:\\work\\other',
    '\\\\server\\share\\x',
    '//server/share/x',
    '\\\\?\\C:\\work\\project\\x',
    '\\\\.\\COM1',
    '\\x',
    'file.txt:stream',
    'file.txt::$DATA',
    '.git::$INDEX_ALLOCATION\\config',
    'nul',
    'src\\CON.txt',
    'LPT1',
    'com¹.log',
    'conin$',
    '.git.',
    '.git ',
    'a.\\b',
    'GIT~1\\config',
    'what?',
    '..\\x',
  ];
  for (const path of refused) expect(onWindows(path), path).toBeTypeOf('string');
});

test('no path of any spelling is read as names that climb out of the workspace', () => {
  const piece = fc.constantFrom('..', '.', '', 'a', 'b c', '...', '~', 'project', '\\', '\\..', 'C:', '%2e%2e');
  const path = fc.tuple(fc.constantFrom('', '/', '/data/project/', '/home/me/project/', '//'), fc.array(piece, { maxLength: 12 }));
  fc.assert(
    fc.property(path, ([start, pieces]) => {
      const written = start + pieces.join('/');
      const read = namesBelow(posix, written, 'posix');
      const climbed = depthGoesNegative(written);
      expect(read.ok).toBe(written !== '' && !climbed);
      for (const name of read.ok ? read.value : []) {
        expect(['', '.', '..']).not.toContain(name);
        expect(name).not.toContain('/');
      }
    }),
    { numRuns: 2000 },
  );
});

/** An oracle of its own: counts how deep one is below the workspace after every step. */
function depthGoesNegative(path: string): boolean {
  let rest = path;
  for (const root of [posix.given, posix.real]) if (`${path}/`.startsWith(`${root}/`)) rest = path.slice(root.length);
  if (rest.startsWith('/') && rest === path) return true;
  let depth = 0;
  for (const step of rest.split('/')) {
    if (step === '..') depth -= 1;
    else if (step !== '' && step !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

test('a shown path is plain where it can be, and quoted where it holds what could pass for another line', () => {
  expect(shownPath(['src', 'ä b.ts'])).toBe('src/ä b.ts');
  expect(shownPath([])).toBe('.');
  expect(shownPath(['a\nread b'])).toBe('"a\\nread b"');
  expect(shownPath(['a\u202eb'])).toBe('"a\\u202eb"');
});
