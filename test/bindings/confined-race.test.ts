import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile as read, rm, writeFile as write } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readFile } from '../../src/bindings/confined-fs/read-file.ts';
import { deleteEntry, moveFile } from '../../src/bindings/confined-fs/relocate.ts';
import { scan } from '../../src/bindings/confined-fs/scan.ts';
import { openWorkspace } from '../../src/bindings/confined-fs/workspace.ts';
import { writeFile } from '../../src/bindings/confined-fs/write-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.runIf(process.platform === 'linux')(
  'while another process swaps a folder for a link out of the workspace, nothing outside is read, changed, made or deleted',
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'basis-guard-test-'));
    const inside = join(base, 'workspace');
    const outside = join(base, 'outside');
    const secret = randomUUID();
    await mkdir(join(inside, 'sub', 'deep'), { recursive: true });
    await mkdir(join(outside, 'deep'), { recursive: true });
    for (const folder of [outside, join(outside, 'deep')]) {
      for (const name of ['set', 'delete', 'move', 'read']) await write(join(folder, name), secret);
    }
    await write(join(outside, secret), secret);
    const before = await readdir(outside, { recursive: true });
    const opened = await openWorkspace(inside, process.platform);
    if (!opened.ok) throw new Error(opened.error);
    const workspace = opened.value;
    expect(workspace.hold).toBe('descriptor');

    const swapper = spawn(process.execPath, [
      join(import.meta.dirname, 'confined-swapper.mjs'),
      join(inside, 'sub'),
      outside,
      join(inside, 'aside'),
    ]);
    const ended = once(swapper, 'exit');
    await once(swapper.stdout, 'data');
    const tally = { done: 0, refused: 0 };
    const count = (result: { readonly ok: boolean }): void => {
      tally[result.ok ? 'done' : 'refused'] += 1;
    };
    const until = performance.now() + 1500;
    try {
      for (let round = 0; performance.now() < until || ((tally.done === 0 || tally.refused === 0) && round < 5000); round += 1) {
        for (const way of [['sub'], ['sub', 'deep']]) {
          count(await writeFile(workspace, [...way, 'set'], bytes('inside'), { replace: 'if-there' }));
          count(await writeFile(workspace, [...way, 'read'], bytes('inside'), { replace: 'if-there' }));
          count(await writeFile(workspace, [...way, 'move'], bytes('inside'), { replace: 'never' }));
          count(await moveFile(workspace, [...way, 'move'], [...way, 'delete']));
          count(await deleteEntry(workspace, [...way, 'delete'], false));
          const found = await readFile(workspace, [...way, 'read'], { maxBytes: 1000, links: 'resolve' });
          count(found);
          if (found.ok) expect(found.value.bytes.toString()).toBe('inside');
        }
        await scan(workspace, ['sub'], { depth: 5, maxEntries: 1000, closed: [] }, (entry) => {
          expect(entry.name).not.toBe(secret);
          return Promise.resolve('on');
        });
        count(await deleteEntry(workspace, ['sub', 'deep'], true));
      }
    } finally {
      swapper.stdin.end();
      await ended;
    }
    expect(tally.done).toBeGreaterThan(0);
    expect(tally.refused).toBeGreaterThan(0);
    expect(await readdir(outside, { recursive: true })).toEqual(before);
    for (const name of before) {
      if (!name.endsWith('deep')) expect(await read(join(outside, name), 'utf8')).toBe(secret);
    }
    await rm(base, { recursive: true });
  },
);
