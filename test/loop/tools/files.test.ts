import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from '../../../src/bindings/confined-fs/workspace.ts';
import { writeJson } from '../../../src/contract/json/text.ts';
import { filesTool } from '../../../src/loop/tools/files.ts';
import { pageStore } from '../../../src/loop/tools/paging.ts';
import type { Tool } from '../../../src/loop/tool.ts';

let folder: string;
let tool: Tool;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'basis-guard-test-')));
  const opened = await openWorkspace(folder, process.platform);
  if (!opened.ok) throw new Error(opened.error);
  tool = filesTool({ workspace: opened.value, pages: pageStore() });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (...names: string[]): string => join(folder, ...names);
const put = (name: string, content: string | Uint8Array): Promise<void> => writeFile(at(name), content);
const get = (name: string): Promise<string> => readFile(at(name), 'utf8');

async function run(...operations: object[]): Promise<{ text: string; isError: boolean }> {
  const context = { agentId: 'main', toolCallId: 'call-1', signal: new AbortController().signal };
  const { output, isError } = await tool.run(writeJson({ operations }), context);
  expect(output.kind).toBe('text');
  return { text: output.text, isError };
}

const replace = async (operation: object): Promise<string> =>
  (await run({ op: 'replace', path: 'a', old: 'x', new: '$&', ...operation })).text;
const search = async (operation: object): Promise<string> => (await run({ op: 'search', path: '.', pattern: 'needle', ...operation })).text;
const fine = (text: string): object => ({ text, isError: false });
const wrong = (text: string): object => ({ text, isError: true });

test('operations are done in order, later ones see what earlier ones did', async () => {
  expect(
    await run(
      { op: 'create', path: 'notes/a.md', content: 'one\ntwo\n' },
      { op: 'replace', path: 'notes/a.md', old: 'two', new: 'three' },
      { op: 'insert', path: 'notes/a.md', anchor: 'one\n', position: 'after', content: 'two\n' },
      { op: 'move', from: 'notes/a.md', to: 'b.md' },
      { op: 'read', path: 'b.md' },
      { op: 'set', path: 'c.md', content: 'ä' },
      { op: 'delete', path: 'notes' },
      { op: 'list', path: '.' },
    ),
  ).toEqual(
    fine(
      [
        'created notes/a.md (8 bytes)',
        'replaced (1 place) in notes/a.md',
        'inserted in notes/a.md',
        'moved notes/a.md to b.md',
        'read b.md, lines 1 to 3 of 3:\none\ntwo\nthree\n',
        'set c.md (2 bytes)',
        'deleted notes',
        'list ., 2 entries:\nb.md\nc.md',
      ].join('\n\n'),
    ),
  );
});

test('where an operation fails, those before it stay done, those after it are not begun, and the words say so', async () => {
  expect(
    await run({ op: 'create', path: 'a', content: '' }, { op: 'read', path: 'none' }, { op: 'create', path: 'b', content: '' }),
  ).toEqual(
    wrong(
      'created a (0 bytes)\n\nOperation 2 of 3 (read) failed: none does not exist. Operation 1 before it is done and stays done; operation 3 after it was not begun.',
    ),
  );
  expect(await readdir(folder)).toEqual(['a']);
  expect(await run({ op: 'create', path: 'a', content: '' })).toEqual(wrong('Operation 1 of 1 (create) failed: a exists already.'));
});

test('a path that cannot be used in any operation leaves all of them undone', async () => {
  expect(await run({ op: 'create', path: 'a', content: '' }, { op: 'move', from: 'a', to: '../b' })).toEqual(
    wrong('Nothing was done: operation 2 (move) cannot be done: "../b" leads out of the workspace; name a path inside it.'),
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a file read in windows comes back whole, and each window says where to go on', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `line ${index + 1}\n`);
  await put('a', lines.join(''));
  expect((await run({ op: 'read', path: 'a' })).text).toBe(
    `read a, lines 1 to 2000 of 5000 (go on with offset 2001):\n${lines.slice(0, 2000).join('')}`,
  );
  expect((await run({ op: 'read', path: 'a', offset: 5000 })).text).toBe('read a, line 5000 of 5000:\nline 5000\n');
  expect((await run({ op: 'read', path: 'a', offset: 5001 })).text).toContain('failed: a has only 5000 lines.');
});

test('what is read is cut at one MiB at a line, and inside a line that is longer, between characters', async () => {
  const line = `${'x'.repeat(1023)}\n`;
  await put('long', line.repeat(2000));
  expect((await run({ op: 'read', path: 'long' })).text).toBe(
    `read long, lines 1 to 1024 of 2000 (go on with offset 1025):\n${line.repeat(1024)}`,
  );
  await put('one', 'ä'.repeat(600_000));
  const { text } = await run({ op: 'read', path: 'one' });
  expect(text.slice(0, 80)).toBe(`read one, line 1 of 1 (line 1 is longer than what can be shown):\n${'ä'.repeat(15)}`);
  expect(text.isWellFormed() && !text.includes('\ufffd')).toBe(true);
});

test('an empty file, a missing line break at the end and a file that is not text are told apart', async () => {
  await put('empty', '');
  await put('open', 'a\nb');
  await put('binary', Uint8Array.of(0x61, 0xff, 0xfe));
  expect((await run({ op: 'read', path: 'empty' })).text).toBe('read empty: the file is empty');
  expect((await run({ op: 'read', path: 'open' })).text).toBe('read open, lines 1 to 2 of 2 (no line break at the end):\na\nb');
  const words = 'binary is not UTF-8 text (3 bytes); it cannot be shown or edited as text.';
  expect((await run({ op: 'read', path: 'binary' })).text).toBe(`Operation 1 of 1 (read) failed: ${words}`);
  expect((await run({ op: 'replace', path: 'binary', old: 'a', new: 'b' })).text).toBe(`Operation 1 of 1 (replace) failed: ${words}`);
});

test('an edit keeps line endings and a byte order mark, and finds text that was written with plain line feeds', async () => {
  await put('dos', '\ufeffone\r\ntwo\r\nthree\r\n');
  await run(
    { op: 'replace', path: 'dos', old: 'one\ntwo\n', new: '1\n2\n' },
    { op: 'insert', path: 'dos', anchor: '2\n', position: 'after', content: 'x\n' },
  );
  expect(await get('dos')).toBe('\ufeff1\r\n2\r\nx\r\nthree\r\n');
  await put('mixed', 'a\r\nb\nc\n');
  await run({ op: 'replace', path: 'mixed', old: 'b\nc', new: 'b\nd' });
  expect(await get('mixed')).toBe('a\r\nb\nd\n');
});

test('a replacement must be unambiguous, or say how many it means; the new text is taken literally', async () => {
  await put('a', 'x x x');
  expect(await replace({})).toContain('failed: a holds the text to replace 3 times; give more of the text around it, or set `replaceAll`.');
  expect(await replace({ expectedReplacements: 2 })).toContain('failed: a holds the text to replace 3 times, not 2 times.');
  expect(await replace({ old: 'y' })).toContain('failed: a does not hold the text to replace; read it and copy the text exactly.');
  expect(await get('a')).toBe('x x x');
  expect(await replace({ expectedReplacements: 3 })).toBe('replaced (3 places) in a');
  expect(await get('a')).toBe('$& $& $&');
  expect(await replace({ old: '$', new: '', replaceAll: true })).toBe('replaced (3 places) in a');
  expect(await get('a')).toBe('& & &');
});

test('an insertion needs an anchor that is clear', async () => {
  await put('a', 'x x');
  const insert = { op: 'insert', path: 'a', anchor: 'x', position: 'before', content: '!' };
  expect((await run(insert)).text).toContain('a holds the anchor 2 times; give more of the text around it, or set `occurrence`');
  expect((await run({ ...insert, occurrence: 3 })).text).toContain('a holds the anchor only 2 times');
  await run({ ...insert, occurrence: 2 });
  expect(await get('a')).toBe('x !x');
});

test('content that UTF-8 cannot hold, or that is too large, is not written', async () => {
  expect((await run({ op: 'set', path: 'a', content: '\ud800' })).text).toContain('the new text of a holds half of a surrogate pair');
  expect((await run({ op: 'set', path: 'a', content: 'x'.repeat(8 * 1024 * 1024 + 1) })).text).toContain(
    'a would be 8388609 bytes; 8388608 are the most that is written',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a list shows what each entry is, goes down as far as asked, counts what it cuts and does not enter .git', async () => {
  await mkdir(at('src', 'deep'), { recursive: true });
  await mkdir(at('.git'));
  await put('.git/config', '');
  await put('src/a.ts', '');
  await put('src/line\nbreak', '');
  await symlink('/etc', at('etc'));
  expect((await run({ op: 'list', path: '.', depth: 5 })).text).toBe(
    'list ., 6 entries:\n.git/\netc -> "/etc"\nsrc/\nsrc/a.ts\nsrc/deep/\n"src/line\\nbreak"',
  );
  expect((await run({ op: 'list', path: 'src', limit: 1 })).text).toBe('list src, 3 entries; the first 1 are shown:\na.ts');
  expect((await run({ op: 'list', path: 'etc' })).text).toContain('leads out of the workspace');
});

test('a search finds text in every file below, counts what it does not show, and names what it passed over', async () => {
  await mkdir(at('src'));
  await mkdir(at('.git'));
  await put('.git/config', 'needle');
  await put('src/a.ts', 'one\nneedle (1)\r\nneedle needle\n');
  await put('b.md', 'no\nneedle');
  await put('binary', 'needle\0');
  expect(await search({})).toBe(
    'search . for "needle", 3 lines in 2 files; 1 binary files not searched:\nb.md:2: needle\nsrc/a.ts:2: needle (1)\nsrc/a.ts:3: needle needle',
  );
  expect(await search({ limit: 1 })).toContain('3 lines in 2 files; the first 1 are shown;');
  expect(await search({ glob: '*.ts' })).toBe(
    'search . for "needle", 2 lines in 1 file:\nsrc/a.ts:2: needle (1)\nsrc/a.ts:3: needle needle',
  );
  expect(await search({ glob: 'src/**/*.md' })).toBe('search . for "needle", 0 lines in 0 files:');
  expect(await search({ path: 'src/a.ts', pattern: '(1)' })).toBe('search src/a.ts for "(1)", 1 line in 1 file:\nsrc/a.ts:2: needle (1)');
  expect(await search({ pattern: '^needle \\(\\d\\)', regex: true, glob: '*.ts' })).toContain('1 line in 1 file');
  expect(await search({ pattern: '(', regex: true })).toContain('the pattern is no regular expression');
  expect(await search({ path: '.git' })).toContain('.git/config:1: needle');
});

test('an expression that would never end is stopped, and the rest of the session goes on', async () => {
  await put('a', `${'a'.repeat(50)}!`);
  expect(await run({ op: 'search', path: '.', pattern: '^(a+)+$', regex: true })).toEqual(
    wrong('Operation 1 of 1 (search) failed: the pattern takes too long to match; write a simpler one.'),
  );
});

test('a cancelled run does not begin another operation', async () => {
  const context = { agentId: 'main', toolCallId: 'call-1', signal: AbortSignal.abort() };
  const { output, isError } = await tool.run(writeJson({ operations: [{ op: 'set', path: 'a', content: '' }] }), context);
  expect([output.text, isError]).toEqual(['Operation 1 of 1 (set) failed: the run was cancelled.', true]);
  expect(await readdir(folder)).toEqual([]);
});
