import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTrust } from '../../../src/bindings/trust/open-trust.ts';
import { put } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { scratch } from './scratch.ts';
import { opened, options, scene } from './trust-scene.ts';

describe('other files inside the checkout', () => {
  test('5.8 the prompt’s file comes from the trusted commit, one that only the head has is refused', async () => {
    const it = scene();
    put(it.checkout, { 'new.md': 'new', 'bin/jq-like': 'x' });
    const trust = await opened(options(it));
    const read = async (path: string) => {
      const file = await trust.readFile(path);
      return file.ok ? Buffer.from(file.value).toString() : file.error;
    };
    expect(await read('.basis/settings.txt')).toBe('base');
    expect(await read(join(it.checkout, '.basis/settings.txt'))).toBe('base');
    expect(await read('new.md')).toBe(
      `${join(it.checkout, 'new.md')} at ${it.base.slice(0, 12)} is not there; the one in the working tree is not trusted`,
    );
    const outside = scratch();
    put(outside, { 'prompt.md': 'operator', inside: { link: join(it.checkout, '.basis') } });
    expect(await read(join(outside, 'prompt.md'))).toBe('operator');
    expect(await read(join(outside, 'inside/settings.txt'))).toBe('base');
    await trust.close();
  });

  test('5.8 a config folder inside the checkout comes from the trusted commit, one outside from the disk', async () => {
    const it = scene();
    const shop = join(it.server, 'acme/shop');
    plainGit(shop, 'checkout', '--quiet', 'main');
    const ci = (who: string) => ({
      'ci/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: `operator ${who}`, command: ['./.basis/by-path.sh'] }] }),
    });
    const base = commit(shop, ci('base'));
    put(it.checkout, ci('head'));
    const names = async (configDir: string) => {
      const trust = await opened(options({ ...it, base }, { configDir, folder: scratch() }));
      await trust.close();
      return trust.hooks.slice(0, 1).map(({ name, scope }) => [name, scope]);
    };
    expect(await names(join(it.checkout, 'ci'))).toEqual([['operator base', 'operator']]);
    const outside = scratch();
    put(outside, { 'hooks.json': ci('outside')['ci/hooks.json'], inside: { link: join(it.checkout, 'ci') } });
    expect(await names(outside)).toEqual([['operator outside', 'operator']]);
    expect(await names(join(outside, 'inside'))).toEqual([['operator base', 'operator']]);
  });

  test('a workspace that the head made a symlink is refused', async () => {
    const it = scene();
    put(it.checkout, { sub: { link: '.' } });
    expect(await openTrust(options(it, { workspace: join(it.checkout, 'sub') }))).toEqual({
      ok: false,
      error: "the workspace 'sub' is reached through a symlink inside the checkout: name the folder itself",
    });
  });

  test('the guard’s own folder may not lie in the workspace', async () => {
    const it = scene();
    put(it.checkout, { 'tmp/x': '' });
    expect(await openTrust(options(it, { folder: join(it.checkout, 'tmp') }))).toMatchObject({
      ok: false,
      error: expect.stringContaining('set RUNNER_TEMP'),
    });
  });

  test('require-hooks names hooks that must be loaded', async () => {
    const it = scene();
    const trust = await opened(options(it, { requireHooks: ['path', 'sh -c'] }));
    await trust.close();
    const missing = await openTrust(options(it, { folder: scratch(), requireHooks: ['path', 'lacking'] }));
    expect(missing.ok ? '' : missing.error).toMatch(
      /^`require-hooks` names "lacking", which is not there: loaded were "path", .*; looked at .*\/\.basis\/hooks\.json at [0-9a-f]{12}/,
    );
  });
});
