// Real git repositories, made as a user makes them.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { put, type Files } from './folder.ts';

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

/** A new repository with one commit of these files; gives the commit's name. */
export function makeRepository(folder: string, files: Files): string {
  mkdirSync(folder, { recursive: true });
  plainGit(folder, 'init', '--quiet', '--initial-branch=main');
  return commit(folder, files);
}

/** Commits these files besides what is there, and gives the commit's name. */
export function commit(folder: string, files: Files): string {
  put(folder, files);
  plainGit(folder, 'add', '--all', '--force');
  plainGit(folder, 'commit', '--quiet', '--allow-empty', '--message', 'files');
  return plainGit(folder, 'rev-parse', 'HEAD');
}
