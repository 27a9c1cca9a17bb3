// Commits of real servers and checkouts, opened as a run opens them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCheckout, objectFolder } from '../../../src/bindings/trust/checkout.ts';
import { remoteOf } from '../../../src/bindings/trust/remote.ts';
import { openTrustedCommit, type TrustedCommit } from '../../../src/bindings/trust/trusted-commit.ts';
import { TrustedTree } from '../../../src/bindings/trust/trusted-tree.ts';
import type { Result } from '../../../src/contract/result.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { ownGit, repository, scratch } from './scratch.ts';

const nowhere = { ok: false, error: 'nowhere to fetch from' } as const;

/** Opens a commit as a run with this checkout would; `server` is the folder that holds `acme/shop`. */
export function open(name: string, checkout: string, server?: string): Promise<Result<TrustedCommit, string>> {
  const folder = scratch();
  const objects = objectFolder(findCheckout(checkout, checkout));
  const remote = server === undefined ? nowhere : remoteOf({ serverUrl: pathToFileURL(server).href, repository: 'acme/shop' });
  return openTrustedCommit({ commit: name, remote, folder, git: ownGit(folder), ...(objects === undefined ? {} : { objects }) });
}

export async function read(opened: Result<TrustedCommit, string>, path: string): Promise<string | undefined> {
  if (!opened.ok) throw new Error(opened.error);
  const file = await new TrustedTree(opened.value).read(path);
  if (!file.ok) throw new Error(file.error);
  return file.value?.bytes.toString();
}

export const sourceOf = (opened: Result<TrustedCommit, string>) => (opened.ok ? opened.value.source : opened.error);

/** A server with `acme/shop`: a first commit, and a second one. */
export function serverWithTwo(...init: readonly string[]) {
  const server = scratch();
  const shop = repository({ 'a.txt': 'first', 'deep/er/b.txt': 'first' }, join(server, 'acme/shop'), ...init);
  const first = plainGit(shop, 'rev-parse', 'HEAD');
  const second = commit(shop, { 'a.txt': 'second' });
  return { server, shop, first, second, url: pathToFileURL(shop).href };
}
