/** A snapshot of a large repository, proved file by file, against a bare `git checkout-index`. */
import { mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { gitRunner } from '../src/bindings/trust/git.ts';
import { findCheckout } from '../src/bindings/trust/checkout.ts';
import { guardWorkspace } from '../src/bindings/trust/guard-workspace.ts';
import { makeSnapshot } from '../src/bindings/trust/snapshot.ts';
import { openTrustedCommit } from '../src/bindings/trust/trusted-commit.ts';
import { type Bench, type Row, spreadOf, timed } from './measure.ts';
import { makeRepository } from './repository.ts';
import { inScratch } from './scratch.ts';

const files = 20_000;
const rounds = 3;

export const snapshot: Bench = { name: 'snapshot', run: () => inScratch(compare) };

async function compare(folder: string): Promise<readonly Row[]> {
  const root = join(folder, 'checkout');
  mkdirSync(root);
  const commit = await makeRepository(root, files);
  const spans = { bare: [] as number[], made: [] as number[], verified: [] as number[], watched: [] as number[], compared: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    spans.bare.push(
      await timed(() => execa('git', ['-C', root, 'checkout-index', '--all', '--quiet', `--prefix=${folder}/bare-${round}/`])),
    );
    const own = join(folder, `own-${round}`);
    await mkdir(own);
    const git = gitRunner({
      program: await gitProgram(),
      path: process.env['PATH'] ?? '',
      folder: own,
      caller: {},
      signal: new AbortController().signal,
    });
    const start = performance.now();
    const opened = await openTrustedCommit({
      commit,
      objects: join(root, '.git', 'objects'),
      remote: { ok: false, error: 'no server' },
      folder: own,
      git,
    });
    if (!opened.ok) throw new Error(opened.error);
    const made = await makeSnapshot({ commit: opened.value, folder: join(own, 'snapshot'), root, git });
    if (!made.ok) throw new Error(made.error);
    spans.made.push(performance.now() - start);
    spans.verified.push(await timed(() => made.value.verify()));
    await made.value.remove();
    const guard = await guardWorkspace({ checkout: findCheckout(root), workspace: root, env: {}, files: [], skip: [], git });
    const began = performance.now();
    const watch = await guard.watch();
    spans.watched.push(performance.now() - began);
    spans.compared.push(await timed(() => watch.compare()));
  }
  const floor = spreadOf(spans.bare);
  return [
    { what: `a proved snapshot of ${files} files`, unit: 'ms', value: spreadOf(spans.made), floor },
    { what: 'its comparison at the end', unit: 'ms', value: spreadOf(spans.verified), floor },
    { what: 'a first look at the workspace', unit: 'ms', value: spreadOf(spans.watched), floor },
    { what: 'what changed in it, at the end', unit: 'ms', value: spreadOf(spans.compared), floor },
  ];
}

async function gitProgram(): Promise<string> {
  return (await execa('sh', ['-c', 'command -v git'])).stdout.trim();
}
