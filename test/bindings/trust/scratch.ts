// Real repositories in folders that are removed again.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Git } from '../../../src/bindings/trust/git.ts';
import { gitRunner } from '../../../src/bindings/trust/git.ts';
import { onPath } from '../../../src/bindings/trust/program-path.ts';
import type { Files } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) {
    makeWritable(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A new folder, without symlinks in its path, that the test's end removes. */
export function scratch(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  folders.push(folder);
  return folder;
}

function makeWritable(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) makeWritable(join(folder, entry.name));
}

/** A new repository with one commit of these files. */
export function repository(files: Files, folder: string = join(scratch(), 'repo'), ...init: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  plainGit(folder, 'init', '--quiet', '--initial-branch=main', ...init);
  commit(folder, files);
  return folder;
}

/** Our own git, in a new folder. */
export function ownGit(folder: string = scratch(), caller: Readonly<Record<string, string>> = {}): Git {
  const path = process.env['PATH'] ?? '';
  const program = onPath('git', path);
  if (program === undefined) throw new Error('these tests need git');
  return gitRunner({ program, path, folder, caller, signal: new AbortController().signal });
}
