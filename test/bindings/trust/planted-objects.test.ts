import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plainGit } from '../../support/run/repository.ts';
import { scratch } from './scratch.ts';
import { open, read, serverWithTwo, sourceOf } from './commit-scene.ts';

describe('objects that somebody planted', () => {
  /** Writes an object under a name that is not its own. */
  function plant(shop: string, name: string, type: string, content: string): void {
    const path = join(shop, '.git/objects', name.slice(0, 2), name.slice(2));
    chmodSync(path, 0o644);
    writeFileSync(path, deflateSync(Buffer.from(`${type} ${Buffer.byteLength(content)}\0${content}`)));
  }

  test('a blob with other content than its name is not believed, and fetched instead', async () => {
    const { server, shop, first } = serverWithTwo();
    const clone = join(scratch(), 'clone');
    plainGit(server, 'clone', '--quiet', '--no-hardlinks', shop, clone);
    plant(clone, plainGit(clone, 'rev-parse', `${first}:a.txt`), 'blob', 'evil!');
    expect(plainGit(clone, 'show', `${first}:a.txt`)).toBe('evil!');
    const opened = await open(first, clone, server);
    expect(await read(opened, 'a.txt')).toBe('first');
    expect(sourceOf(opened)).toBe('server');
  });

  test('without a server it is a problem', async () => {
    const { shop, first } = serverWithTwo();
    const blob = plainGit(shop, 'rev-parse', `${first}:a.txt`);
    plant(shop, blob, 'blob', 'evil!');
    await expect(read(await open(first, shop), 'a.txt')).rejects.toThrow(`the object ${blob} has other content than its name says`);
  });

  test('a commit with another tree is not believed', async () => {
    const { shop, first, second } = serverWithTwo();
    plant(shop, first, 'commit', `${plainGit(shop, 'cat-file', 'commit', second)}\n`);
    expect(await open(first, shop)).toMatchObject({ ok: false, error: expect.stringContaining('has other content than its name says') });
  });

  test('an object store that is torn is a problem, or fetched around', async () => {
    const { server, shop, first } = serverWithTwo();
    const clone = join(scratch(), 'clone');
    plainGit(server, 'clone', '--quiet', '--no-hardlinks', shop, clone);
    const path = join(clone, '.git/objects', first.slice(0, 2), first.slice(2));
    rmSync(path);
    writeFileSync(path, 'torn');
    expect((await open(first, clone)).ok).toBe(false);
    expect(sourceOf(await open(first, clone, server))).toBe('server');
  });
});
