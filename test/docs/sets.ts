// The examples of the documentation as folders on disk: what a page shows file by file, put together and made ready to run.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runToEnd, type Ended } from '../support/run/child.ts';
import { commandOf, root } from '../support/run/entries.ts';
import { marked } from './pages.ts';

const scratches: string[] = [];

export function scratchFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-docs-')));
  scratches.push(folder);
  return folder;
}

export function removeScratches(): void {
  for (const folder of scratches.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** The names of the sets, in the order in which they come up. */
export const sets: readonly string[] = [...new Set(marked.filter(({ kind }) => kind === 'example').map(({ words: [set = ''] }) => set))];

/** Writes a set into a folder of its own; files that begin with `#!` can be started. `more` adds what a page leaves out. */
export function writeSet(set: string, more: Readonly<Record<string, string>> = {}): string {
  const folder = scratchFolder();
  const shown = marked
    .filter(({ kind, words }) => kind === 'example' && words[0] === set)
    .map(({ words, text }) => [words[1] ?? '', text] as const);
  for (const [path, text] of [...shown, ...Object.entries(more)]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (text.startsWith('#!')) chmodSync(file, 0o755);
  }
  return folder;
}

/** Lets programs in a folder import this package by its name, as they would once it is installed. */
export function linkPackage(folder: string): void {
  mkdirSync(join(folder, 'node_modules', '@basis'), { recursive: true });
  symlinkSync(root, join(folder, 'node_modules', '@basis', 'guard'));
}

/** Runs a program in a folder, with `basis-guard` on PATH and nothing of this machine's user. */
export async function runIn(cwd: string, argv: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const home = scratchFolder();
  const command = join(home, 'basis-guard');
  const words = commandOf('cli').map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`);
  writeFileSync(command, `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`, { mode: 0o755 });
  const path = `${home}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  return await runToEnd(argv, { cwd, env: { PATH: path, HOME: home, TMPDIR: home, ...more } });
}
