// A repository's configuration can run programs. Each trap is first seen to spring with plain git, then not with ours.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCheckout, objectFolder } from '../../../src/bindings/trust/checkout.ts';
import { gitEnvironment } from '../../../src/bindings/trust/git-environment.ts';
import { gitSettings } from '../../../src/bindings/trust/git-settings.ts';
import { makeSnapshot } from '../../../src/bindings/trust/snapshot.ts';
import { openTrustedCommit } from '../../../src/bindings/trust/trusted-commit.ts';
import { TrustedTree } from '../../../src/bindings/trust/trusted-tree.ts';
import { put } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { ownGit, repository, scratch } from './scratch.ts';

interface Trapped {
  readonly repo: string;
  readonly sprung: string;
}

type Trap = readonly [name: string, set: (trapped: Trapped) => void, spring: (trapped: Trapped) => void];

const program = ({ sprung }: Trapped) => ({ program: `#!/bin/sh\ntouch '${sprung}'\n` });

function trapFile(trapped: Trapped): string {
  put(trapped.repo, { '.git/trap.sh': program(trapped) });
  return join(trapped.repo, '.git/trap.sh');
}

const quietly = (act: () => unknown) => {
  try {
    act();
  } catch {
    // The trap may well break git; only whether it sprang counts.
  }
};

const TRAPS: readonly Trap[] = [
  [
    'core.fsmonitor',
    (trapped) => plainGit(trapped.repo, 'config', 'core.fsmonitor', trapFile(trapped)),
    ({ repo }) => plainGit(repo, 'status'),
  ],
  [
    'core.hooksPath',
    (trapped) => {
      put(trapped.repo, { '.git/traps/post-checkout': program(trapped) });
      plainGit(trapped.repo, 'config', 'core.hooksPath', join(trapped.repo, '.git/traps'));
    },
    ({ repo }) => plainGit(repo, 'checkout', '--quiet', '-B', 'other'),
  ],
  [
    'a hook in its usual place',
    (trapped) => put(trapped.repo, { '.git/hooks/post-checkout': program(trapped) }),
    ({ repo }) => plainGit(repo, 'checkout', '--quiet', '-B', 'other'),
  ],
  [
    'a smudge filter',
    (trapped) => {
      plainGit(trapped.repo, 'config', 'filter.trap.smudge', trapFile(trapped));
      put(trapped.repo, { '.git/info/attributes': '* filter=trap\n' });
    },
    ({ repo }) => {
      put(repo, { 'a.txt': 'changed' });
      plainGit(repo, 'checkout', '--', 'a.txt');
    },
  ],
  [
    'an external diff',
    (trapped) => plainGit(trapped.repo, 'config', 'diff.external', trapFile(trapped)),
    ({ repo }) => {
      put(repo, { 'a.txt': 'changed' });
      plainGit(repo, 'diff');
    },
  ],
  [
    'an included file',
    (trapped) => {
      plainGit(trapped.repo, 'config', 'include.path', 'more');
      put(trapped.repo, { '.git/more': `[core]\n\tfsmonitor = ${trapFile(trapped)}\n` });
    },
    ({ repo }) => plainGit(repo, 'status'),
  ],
  [
    'an alias',
    (trapped) => plainGit(trapped.repo, 'config', 'alias.st', `!${trapFile(trapped)} </dev/null`),
    ({ repo }) => plainGit(repo, 'st'),
  ],
  [
    'core.sshCommand',
    (trapped) => plainGit(trapped.repo, 'config', 'core.sshCommand', trapFile(trapped)),
    ({ repo }) => plainGit(repo, 'fetch', 'ssh://127.0.0.1:1/none'),
  ],
];

function setTrap(set: Trap[1]): Trapped {
  const repo = repository({ 'a.txt': 'one\n', '.gitattributes': '*.txt text eol=crlf\n', '.basis/hooks.json': '{"schema": 1}' });
  const it = { repo, sprung: join(scratch(), 'sprung') };
  set(it);
  return it;
}

describe('a hostile git configuration', () => {
  test.each(TRAPS)('%s springs with plain git and not with ours', async (_, set, spring) => {
    const control = setTrap(set);
    quietly(() => spring(control));
    expect(existsSync(control.sprung)).toBe(true);

    const { repo, sprung } = setTrap(set);
    const folder = scratch();
    const git = ownGit(folder);
    const checkout = findCheckout(repo);
    const opened = await openTrustedCommit({
      commit: headOf(repo),
      objects: objectFolder(checkout) ?? '',
      remote: { ok: false, error: 'nowhere' },
      folder,
      git,
    });
    if (!opened.ok) throw new Error(opened.error);
    expect((await new TrustedTree(opened.value).read('a.txt')).ok).toBe(true);
    const snapshot = await makeSnapshot({ commit: opened.value, git, folder: join(folder, 'snapshot'), root: repo });
    if (!snapshot.ok) throw new Error(snapshot.error);
    expect(readFileSync(join(snapshot.value.folder, 'a.txt'), 'utf8')).toBe('one\n');
    await gitSettings({ checkout, git, env: { HOME: scratch() } });
    await snapshot.value.remove();
    expect(existsSync(sprung)).toBe(false);
  });

  test('a filter that the tree itself asks for is not applied: files are the bytes that were committed', async () => {
    const repo = repository({ '.gitattributes': '*.txt text eol=crlf\n*.bin filter=lfs\n*.utf text working-tree-encoding=UTF-16\n' });
    const bytes = { 'a.txt': 'one\ntwo\n', 'b.bin': 'version https://git-lfs.github.com/spec/v1\n', 'c.utf': 'three\n' };
    const folder = scratch();
    const git = ownGit(folder);
    const name = commit(repo, { 'a.txt': bytes['a.txt'], 'b.bin': bytes['b.bin'] });
    const opened = await openTrustedCommit({
      commit: name,
      objects: join(repo, '.git/objects'),
      remote: { ok: false, error: 'nowhere' },
      folder,
      git,
    });
    if (!opened.ok) throw new Error(opened.error);
    const snapshot = await makeSnapshot({ commit: opened.value, git, folder: join(folder, 'snapshot'), root: repo });
    if (!snapshot.ok) throw new Error(snapshot.error);
    expect(readFileSync(join(snapshot.value.folder, 'a.txt'), 'utf8')).toBe(bytes['a.txt']);
    expect(readFileSync(join(snapshot.value.folder, 'b.bin'), 'utf8')).toBe(bytes['b.bin']);
    await snapshot.value.remove();
  });

  test('the configuration of the user and of the system is not read', async () => {
    const home = scratch();
    put(home, { '.gitconfig': '[user]\n\tname = Somebody\n' });
    const git = ownGit(scratch(), { HOME: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: join(home, '.gitconfig'), GIT_DIR: home });
    const settings = await git({ args: ['config', '--list', '--show-origin'] });
    expect(
      settings.ok &&
        settings.value
          .toString()
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('command line:')),
    ).toEqual([]);
  });
});

describe("git's environment", () => {
  const common = { path: '/usr/bin', home: '/nonexistent', caller: { GITHUB_TOKEN: 'x', HTTPS_PROXY: 'http://proxy', LD_PRELOAD: 'y' } };

  test('without a server no protocol is allowed, and nothing of the caller is taken over', () => {
    const env = gitEnvironment(common);
    expect(env['GIT_ALLOW_PROTOCOL']).toBe('');
    expect(Object.keys(env).filter((name) => name in common.caller)).toEqual([]);
    expect(env['GIT_TERMINAL_PROMPT']).toBe('0');
  });

  test('with a server its scheme alone is allowed, proxies are taken over, and the token is bound to it', () => {
    const env = gitEnvironment({ ...common, remote: { url: new URL('https://git.example/acme/shop'), token: 'word' } });
    expect(env['GIT_ALLOW_PROTOCOL']).toBe('https');
    expect(Object.keys(env).filter((name) => name in common.caller)).toEqual(['HTTPS_PROXY']);
    const keys = Object.entries(env).filter(([name]) => name.startsWith('GIT_CONFIG_KEY_'));
    expect(keys.map(([, key]) => key)).toContain('http.https://git.example/.extraheader');
    expect(JSON.stringify(env)).not.toContain('"word"');
  });

  test('a protocol that is not allowed is refused by git itself', async () => {
    const folder = scratch();
    const repo = repository({});
    const git = ownGit(folder);
    await git({ args: ['init', '--quiet', '--bare', join(folder, 'x.git')] });
    const fetched = await git({ args: ['fetch', `file://${repo}`], gitDir: join(folder, 'x.git') });
    expect(fetched).toMatchObject({ ok: false, error: expect.stringContaining("transport 'file' not allowed") });
  });

  test('a program that is not git, hangs or floods ends as a sentence', async () => {
    const folder = scratch();
    const { gitRunner } = await import('../../../src/bindings/trust/git.ts');
    put(folder, {
      hangs: { program: '#!/bin/sh\nsleep 60 & sleep 60\n' },
      floods: { program: '#!/bin/sh\nwhile :; do echo aaaaaaaaaaaaaaaa; done\n' },
    });
    const run = (name: string, signal = new AbortController().signal) =>
      gitRunner({ program: join(folder, name), path: '/usr/bin:/bin', folder, caller: {}, signal })({
        args: ['fetch'],
        timeoutMs: 500,
        maxOutput: 1000,
      });
    expect(await run('hangs')).toEqual({ ok: false, error: 'git fetch did not end within 0.5 s' });
    expect(await run('floods')).toEqual({ ok: false, error: 'git fetch printed more than 1000 bytes' });
    expect(await run('missing')).toEqual({ ok: false, error: 'git fetch could not be started' });
    expect(await run('hangs', AbortSignal.abort())).toEqual({ ok: false, error: 'git fetch was cancelled' });
  });
});

function headOf(repo: string): string {
  return readFileSync(join(repo, '.git/refs/heads/main'), 'utf8').trim();
}
