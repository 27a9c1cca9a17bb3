// Real repositories in folders that are removed again.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import type { Git } from '../../../src/bindings/trust/git.ts';
import { gitRunner } from '../../../src/bindings/trust/git.ts';
import { onPath } from '../../../src/bindings/trust/program-path.ts';

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

/** What to put at a path: text, a program, or a symlink. */
export type Content = string | { readonly program: string } | { readonly link: string };

export function put(folder: string, files: Readonly<Record<string, Content>>): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { force: true });
    if (typeof content === 'string') writeFileSync(target, content);
    else if ('program' in content) writeFileSync(target, content.program, { mode: 0o755 });
    else symlinkSync(content.link, target);
  }
}

const ENV = {
  PATH: process.env['PATH'] ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.invalid',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.invalid',
};

/** Plain git, as a user would run it, with the repository's own configuration in effect. */
export function plainGit(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 20_000 }).trim();
}

/** A new repository with one commit of these files. */
export function repository(
  files: Readonly<Record<string, Content>>,
  folder: string = join(scratch(), 'repo'),
  ...init: readonly string[]
): string {
  mkdirSync(folder, { recursive: true });
  plainGit(folder, 'init', '--quiet', '--initial-branch=main', ...init);
  commit(folder, files);
  return folder;
}

/** Commits these files, besides what is there, and gives the commit's name. */
export function commit(folder: string, files: Readonly<Record<string, Content>>): string {
  put(folder, files);
  plainGit(folder, 'add', '--all', '--force');
  plainGit(folder, 'commit', '--quiet', '--allow-empty', '--message', 'files');
  return plainGit(folder, 'rev-parse', 'HEAD');
}

/** Our own git, in a new folder. */
export function ownGit(folder: string = scratch(), caller: Readonly<Record<string, string>> = {}): Git {
  const path = process.env['PATH'] ?? '';
  const program = onPath('git', path);
  if (program === undefined) throw new Error('these tests need git');
  return gitRunner({ program, path, folder, caller, signal: new AbortController().signal });
}
