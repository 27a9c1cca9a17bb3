import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findCheckout } from '../../../src/bindings/trust/checkout.ts';
import { openTrust, type TrustOptions } from '../../../src/bindings/trust/open-trust.ts';
import { WORKING_TREE } from '../../../src/bindings/trust/plan.ts';
import { put } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { repository, scratch } from './scratch.ts';
import { opened, options } from './trust-scene.ts';

const HOOKS = JSON.stringify({ schema: 1, hooks: [{ name: 'careful', command: ['sh', '-c', 'cat'] }] });
const LOCAL = ['-c', 'protocol.file.allow=always'];

/** A pull request whose head makes the workspace `app`, which has hooks in the base, a submodule; checked out at `at` with submodules. */
function submoduleHead(at: string) {
  const server = scratch();
  const other = repository({ 'main.txt': 'other' }, join(server, 'stranger/other'));
  const shop = repository({ 'readme.txt': 'shop', 'app/.basis/hooks.json': HOOKS, 'app/main.txt': 'app' }, join(server, 'acme/shop'));
  const base = plainGit(shop, 'rev-parse', 'HEAD');
  plainGit(shop, 'checkout', '--quiet', '-b', 'head');
  plainGit(shop, 'rm', '-r', '--quiet', 'app');
  plainGit(shop, ...LOCAL, 'submodule', '--quiet', 'add', pathToFileURL(other).href, 'app');
  const head = commit(shop, {});
  plainGit(server, 'clone', '--quiet', '--branch=head', pathToFileURL(shop).href, at);
  return { server, base, head, checkout: at };
}

const withSubmodules = (at: string) => plainGit(at, ...LOCAL, 'submodule', '--quiet', 'update', '--init');

const problemOf = async (given: TrustOptions) => {
  const trust = await openTrust(given);
  if (!trust.ok) return trust.error;
  await trust.value.close();
  return 'opened';
};

const sentence = (root: string, outer: string) =>
  `the workspace lies in the repository ${root} inside the repository ${outer}, so the trusted commit cannot tell which guard files are its own: name a folder of the outer one that is no submodule, or check the two out side by side`;

describe('a workspace in a repository inside another one', () => {
  test('5.8 a head that makes the workspace a submodule cannot shed the hooks of its base', async () => {
    const it = submoduleHead(join(scratch(), 'shop'));
    const app = join(it.checkout, 'app');
    const before = await opened(options(it, { workspace: app }));
    expect(before.hooks.map(({ name }) => name)).toEqual(['careful']);
    await before.close();
    withSubmodules(it.checkout);
    expect(existsSync(join(app, '.git'))).toBe(true);
    expect(await problemOf(options(it, { workspace: app }))).toBe(sentence(app, it.checkout));
    put(it.checkout, { 'app/deep/er/x': '' });
    expect(await problemOf(options(it, { workspace: join(app, 'deep/er') }))).toBe(sentence(app, it.checkout));
  });

  test('5.8 nor where the checkout has a path of its own, or lies outside GITHUB_WORKSPACE', async () => {
    const ceiling = scratch();
    const it = submoduleHead(join(ceiling, 'shop'));
    withSubmodules(it.checkout);
    const app = join(it.checkout, 'app');
    expect(await problemOf(options(it, { workspace: app, ceiling }))).toBe(sentence(app, it.checkout));
    expect(await problemOf(options(it, { workspace: app, ceiling: scratch() }))).toBe(sentence(app, it.checkout));
  });

  test('a checkout with a path of its own is the root, and a submodule beside the workspace is no obstacle', async () => {
    const ceiling = scratch();
    const it = submoduleHead(join(ceiling, 'shop'));
    withSubmodules(it.checkout);
    const trust = await opened(options(it, { ceiling }));
    expect(trust.checkout).toMatchObject({ root: it.checkout, prefix: '' });
    await trust.close();
  });

  test('a second checkout below the first is refused, and a repository above GITHUB_WORKSPACE is not looked at', async () => {
    const above = repository({ 'x.txt': '' });
    const it = submoduleHead(join(above, 'shop'));
    const second = repository({ 'y.txt': '' }, join(it.checkout, 'second'));
    expect(await problemOf(options(it, { workspace: second }))).toBe(sentence(second, it.checkout));
    expect(await problemOf(options(it))).toBe('opened');
  });

  test('of several the outermost is told', () => {
    const top = repository({ 'x.txt': '' });
    const middle = repository({ 'x.txt': '' }, join(top, 'a'));
    const inner = repository({ 'x.txt': '' }, join(middle, 'b'));
    expect(findCheckout(inner, top)).toMatchObject({ root: inner, outer: top });
    expect(findCheckout(inner, middle)).toMatchObject({ root: inner, outer: middle });
    expect(findCheckout(inner, inner)).not.toHaveProperty('outer');
  });

  test('5.8 a head that makes the workspace a bare repository, whose settings every git in it would obey, is refused', async () => {
    const shop = repository({ 'app/.basis/hooks.json': HOOKS, 'app/main.txt': 'app' });
    const base = plainGit(shop, 'rev-parse', 'HEAD');
    const app = join(shop, 'app');
    const settings = '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ran; false"\n';
    const head = commit(shop, {
      'app/HEAD': 'ref: refs/heads/main\n',
      'app/config': settings,
      'app/objects/x': '',
      'app/refs/x': '',
      'app/sub/x': '',
    });
    const it = { server: scratch(), base, head, checkout: shop };
    const words = (folder: string) =>
      `git takes ${folder}, where the workspace lies, for a repository inside ${shop}, because of its HEAD, objects and refs: whatever runs git in the workspace would obey the settings in there, which a head can write; name another folder as workspace, or rename these`;
    expect(await problemOf(options(it, { workspace: app }))).toBe(words(app));
    expect(await problemOf(options(it, { workspace: join(app, 'sub') }))).toBe(words(app));
    expect(await problemOf(options(it))).toBe('opened');
    expect(await problemOf(options(it, { workspace: app, plan: WORKING_TREE }))).toBe('opened');
    plainGit(app, 'status');
    expect(existsSync(join(app, 'ran'))).toBe(true);
  });

  test('5.8 so is one whose objects and refs are programs: git asks only whether they may be entered', async () => {
    const shop = repository({ 'app/main.txt': 'app' });
    const app = join(shop, 'app');
    const base = plainGit(shop, 'rev-parse', 'HEAD');
    put(shop, { 'app/objects': '', 'app/refs': '' });
    for (const name of ['objects', 'refs']) chmodSync(join(app, name), 0o755);
    const settings = '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ran; false"\n';
    const head = commit(shop, { 'app/HEAD': 'ref: refs/heads/main\n', 'app/config': settings });
    const it = { server: scratch(), base, head, checkout: shop };
    expect(await problemOf(options(it, { workspace: app }))).toContain(
      `git takes ${app}, where the workspace lies, for a repository inside`,
    );
    spawnSync('git', ['status'], { cwd: app });
    expect(existsSync(join(app, 'ran'))).toBe(true);
  });

  test('the working tree is used as it is', async () => {
    const it = submoduleHead(join(scratch(), 'shop'));
    withSubmodules(it.checkout);
    expect(await problemOf(options(it, { workspace: join(it.checkout, 'app'), plan: WORKING_TREE }))).toBe('opened');
  });
});
