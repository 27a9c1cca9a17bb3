import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { differences, filesNaming } from '../../scripts/build/compare.ts';
import { problemsOfAction } from '../../scripts/check/action-shape.ts';
import { workflowsOfMarkdown } from '../../scripts/check/markdown-workflows.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('what differs between the committed and the built is told file by file', () => {
  const committed = folderOf({ same: '1', 'a/other': '1', gone: '1' });
  const built = folderOf({ same: '1', 'a/other': '2', added: '1' });
  expect(differences(committed, built)).toEqual(['a/other has other bytes', 'added is missing', 'gone is not built any more']);
  expect(differences(built, built)).toEqual([]);
  expect(filesNaming(built, ['2'])).toEqual(['a/other']);
});

test('the workflows of a page are found with their lines, and nothing else is', () => {
  const page = 'x\n```yaml\non: push\njobs: {}\n```\n```yaml\nwith: {}\n```\n```sh\non: jobs:\n```\n';
  expect(workflowsOfMarkdown('a.md', page)).toEqual([{ name: 'a.md', line: 2, text: 'on: push\njobs: {}\n' }]);
});

const action = (changes: string): string => `name: a\ndescription: b\nruns:\n  using: node24\n  main: m.js\n${changes}`;

test.each([
  ['nothing', '', []],
  ['an unknown key', 'input: {}\n', ['the action has an unknown key input']],
  ['an input without a description', 'inputs:\n  x:\n    default: ""\n', ['input x needs a description']],
  ['a default that is no text', 'inputs:\n  x:\n    description: d\n    default: false\n', ['the default of input x must be in quotes']],
  ['an output without a description', 'outputs:\n  x: {}\n', ['output x needs a description']],
])('in an action.yml with %s is found what is wrong', (_, changes, problems) => {
  expect(problemsOfAction(action(changes), ['m.js'])).toEqual(problems);
});

test('an action.yml with an old runtime, or whose entry is not there, is refused', () => {
  expect(problemsOfAction(action('').replace('node24', 'node20'), ['m.js'])).toEqual(["runs.using must be 'node24'"]);
  expect(problemsOfAction(action(''), [])).toEqual(['runs.main must name a file of the project, and m.js is not there']);
  expect(problemsOfAction('{', [])[0]).toMatch(/^it is not YAML/);
});

test('on a Node older than 22 the command line says so in one sentence and ends with 2', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.20.2" })';
  const front = join(import.meta.dirname, '..', '..', 'scripts', 'build', 'cli-front.js');
  const ran = await execa(process.execPath, ['--import', older, front], { reject: false });
  expect(ran).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: 'basis-guard needs Node 22 or newer, and this is Node 20.20.2: start it with a newer Node.',
  });
});
