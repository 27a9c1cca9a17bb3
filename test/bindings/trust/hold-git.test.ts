// What is looked at before every start must neither wait nor read without an end, whatever a command has put there.
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCheckout } from '../../../src/bindings/trust/checkout.ts';
import { holdGit } from '../../../src/bindings/trust/hold-git.ts';
import { put } from '../../support/run/folder.ts';
import { ownGit, repository, scratch } from './scratch.ts';

async function held() {
  const repo = repository({ 'a.txt': 'a' });
  put(repo, { '.git/hooks/own': { program: '#!/bin/sh\n' } });
  const look = await holdGit({ checkout: findCheckout(repo), workspace: repo, git: ownGit(), env: { HOME: scratch() } });
  return { repo, look, hook: join(repo, '.git/hooks/own') };
}

const changed = (path: string): string => `'${path}', which decides what git runs in the workspace, changed since the session began`;

test.each<[string, (path: string) => void]>([
  ['a named pipe', (path) => execFileSync('mkfifo', [path])],
  [
    'a symlink to a named pipe',
    (path) => {
      execFileSync('mkfifo', [`${path}.pipe`]);
      symlinkSync('own.pipe', path);
    },
  ],
  ['a symlink to a device', (path) => symlinkSync('/dev/zero', path)],
  ['a symlink to another file', (path) => symlinkSync('../HEAD', path)],
])('5.9 %s in the place of a hook of git is a change like another', async (_, make) => {
  const { look, hook } = await held();
  expect(look()).toBeUndefined();
  rmSync(hook);
  make(hook);
  expect(look()).toBe(changed(hook));
});

test('5.9 what is written anew and says the same is no change, what says otherwise is one also with the times that it had', async () => {
  const { repo, look, hook } = await held();
  put(repo, { '.git/hooks/own': { program: '#!/bin/sh\n' } });
  expect(look()).toBeUndefined();
  put(repo, { '.git/hooks/own': { program: '#!/bin/ab\n' } });
  utimesSync(hook, 1, 1);
  expect(look()).toBe(changed(hook));
});
