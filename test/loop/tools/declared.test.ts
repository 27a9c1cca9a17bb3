import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../../../src/bindings/confined-fs/workspace.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { readExact, writeJson } from '../../../src/contract/json/text.ts';
import { fail, ok } from '../../../src/contract/result.ts';
import type { DeclaredTool } from '../../../src/contract/tools-file.ts';
import { type DeclaredOptions, declaredTools } from '../../../src/loop/tools/declared.ts';
import { pageStore } from '../../../src/loop/tools/paging.ts';
import type { Tool } from '../../../src/loop/tool.ts';
import { newWord, onLinux, PATH, processesWith } from '../../subprocess/support.ts';
import { text } from '../../support/results.ts';

let folder: string;
let workspace: Workspace;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'basis-guard-test-')));
  await mkdir(join(folder, 'project'));
  const opened = await openWorkspace(join(folder, 'project'), process.platform);
  if (!opened.ok) throw new Error(opened.error);
  workspace = opened.value;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function declare(command: DeclaredTool['command'], changes: Partial<DeclaredTool> = {}, options: Partial<DeclaredOptions> = {}): Tool {
  const tool: DeclaredTool = {
    name: 'look',
    description: 'Looks.',
    inputSchema: writeJson({ type: 'object' }),
    command,
    timeoutMs: 20_000,
    sideEffect: 'process',
    source: '/config/tools.json',
    scope: 'operator',
    ...changes,
  };
  const resolve: DeclaredOptions['resolve'] = ({ command: argv }) => ok({ argv, env: { PATH } });
  const [made] = declaredTools([tool], { workspace, pages: pageStore(), marks: newWord, resolve, ...options });
  if (made === undefined) throw new Error('no tool was made');
  return made;
}

const shell = (script: string): DeclaredTool['command'] => ['/bin/sh', '-c', script];

function run(tool: Tool, input = '{}'): Promise<ToolResult> {
  const exact = readExact(input);
  if (!exact.ok) throw new Error(exact.error.message);
  return tool.run(exact.value, { agentId: 'main', toolCallId: 'call-1', signal: new AbortController().signal });
}

test('8.3 a declared tool is process or external, as it says, whatever its input', () => {
  expect(declare(shell('')).level({ kind: 'raw', text: '' })).toBe('process');
  expect(declare(shell(''), { sideEffect: 'external' }).level({ kind: 'raw', text: '' })).toBe('external');
});

test('5.7 a declared tool gets exactly the approved text on its standard input, and its standard output comes back', async () => {
  const input = String.raw`{"b":12345678901234567890,"a":1.10,"c":1e400,"d":"\ud800 ä"}`;
  expect(await run(declare(['cat']), input)).toEqual(text(input));
  expect(await run(declare(shell('echo told; echo not told >&2')))).toEqual(text('told\n'));
});

test('5.7 its argv meets no shell, its env is added to what it is given, and its folder is below the workspace', async () => {
  await mkdir(join(folder, 'project', 'sub'));
  expect(await run(declare(['printf', '%s|', '$HOME', 'a b', '*']))).toEqual(text('$HOME|a b|*|'));
  const tool = declare(shell('pwd; echo "$GIVEN"; env | grep -c ^BASIS_GUARD_CALL='), { cwd: 'sub', env: { GIVEN: 'yes' } });
  expect(await run(tool)).toEqual(text(`${join(folder, 'project', 'sub')}\nyes\n1\n`));
});

test('a folder that is outside, also by a link, or that is none, is not used', async () => {
  await symlink(folder, join(folder, 'project', 'out'));
  await writeFile(join(folder, 'project', 'file'), '');
  const words = async (cwd: string): Promise<string> => (await run(declare(['pwd'], { cwd }))).output.text;
  expect(await words('..')).toBe('The tool look cannot be started: its folder ".." leads out of the workspace; name a path inside it');
  expect(await words('out')).toContain('leads out of the workspace');
  expect(await words('file')).toBe('The tool look cannot be started: its folder file is not a folder');
  expect(await words('none')).toBe('The tool look cannot be started: its folder none does not exist');
});

test('an exit code other than 0 is an error that quotes standard error and what was printed', async () => {
  expect(await run(declare(shell('echo half; echo why >&2; exit 3')))).toEqual(
    text('The tool look exited with code 3; standard error: why\n\nIt printed:\nhalf\n', true),
  );
  const long = await run(declare(shell('i=0; while [ $i -lt 500 ]; do echo 0123456789 >&2; i=$((i+1)); done; exit 1')));
  expect(long.output.text).toMatch(/… \(the first 2048 of 5500 bytes\)$/u);
});

test('a tool that does not end in time, or cannot be started, is an error, and nothing of it is left', async () => {
  const word = newWord();
  expect(await run(declare(shell(`sleep 300; : ${word}`), { timeoutMs: 500 }))).toEqual(
    text('The tool look was stopped: it did not end within 500 ms', true),
  );
  if (onLinux) expect(processesWith(word)).toEqual([]);
  await writeFile(join(folder, 'project', 'plain'), '');
  await chmod(join(folder, 'project', 'plain'), 0o644);
  const program = join(folder, 'project', 'plain');
  expect(await run(declare([program]))).toEqual(
    text(`The tool look could not be started: the program '${program}' is not executable: set its mode with chmod +x`, true),
  );
});

test('5.9 a tool whose files are not the trusted ones is not started, and the words say why', async () => {
  const resolve: DeclaredOptions['resolve'] = () => fail("cannot be started: its file '/x' changed since the session began");
  expect(await run(declare(['touch', 'made'], {}, { resolve }))).toEqual(
    text("The tool look cannot be started: its file '/x' changed since the session began", true),
  );
});
