// The watch reads no more than there is time for, and hears a cancellation.
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWhy, nameWhy } from '../../../src/bindings/trust/later-steps.ts';
import { protectionOf } from '../../../src/bindings/trust/protection.ts';
import { watchWorkspace } from '../../../src/bindings/trust/workspace-watch.ts';
import { put } from '../../support/run/folder.ts';
import { repository } from './scratch.ts';
import { told } from './watched.ts';

const STOPPED = 'the run was cancelled, and there was no time to look at all files that changed';

const watched = (root: string, signal?: AbortSignal) =>
  watchWorkspace(
    { root, prefix: '', protection: protectionOf(''), gitDirs: [join(root, '.git')], alsoProtected: [], outer: [], skip: [] },
    signal,
  );

/** Aborts when the event loop first hears a timer, and tells how long the work went on after that. */
async function cancelled(work: (signal: AbortSignal) => Promise<unknown>): Promise<number> {
  const controller = new AbortController();
  let at = 0;
  setTimeout(() => {
    at = performance.now();
    controller.abort();
  }, 20);
  await work(controller.signal);
  expect(controller.signal.aborted).toBe(true);
  return performance.now() - at;
}

function sparse(repo: string, count: number, size: number): void {
  for (let index = 0; index < count; index += 1) {
    const path = join(repo, `x${index}.sh`);
    writeFileSync(path, '');
    truncateSync(path, size);
  }
}

test('past 256 MiB of changed files rows carry no digest, and say so; protected files are read all the same', async () => {
  const repo = repository({ a: '' });
  const watch = await watched(repo);
  sparse(repo, 7, 60 << 20);
  put(repo, { 'z/AGENTS.md': 'evil' });
  const { changed } = await watch.compare();
  const scripts = changed.filter(({ path }) => path.endsWith('.sh'));
  expect(scripts).toHaveLength(7);
  expect(scripts.filter((row) => row.after_digest !== undefined).map((row) => row.why)).toEqual(
    Array.from({ length: 4 }, () => 'a script'),
  );
  expect(scripts.filter((row) => row.after_digest === undefined).map((row) => row.why)).toEqual(
    Array.from({ length: 3 }, () => 'a script; too much to be read, so without a digest'),
  );
  expect(changed[0]).toMatchObject({ path: 'z/AGENTS.md', protected: true, after_digest: expect.stringMatching(/^sha256:/) });
});

test('a comparison that is cancelled ends soon with what it has, git’s own files compared, and says so', async () => {
  const repo = repository({ a: '', 'b.sh': '' });
  const watch = await watched(repo);
  sparse(repo, 4, 60 << 20);
  put(repo, { '.git/hooks/pre-push': { program: '' } });
  const took = await cancelled(async (signal) => {
    const report = await watch.compare(signal);
    expect(report.notices).toEqual([STOPPED]);
    expect(report.changed.map(told)).toContain('created .git/hooks/pre-push (protected)');
    expect(report.changed.filter(({ change }) => change === 'deleted')).toEqual([]);
  });
  expect(took).toBeLessThan(5000);
});

test('a huge folder keeps no cancellation waiting, at the start as at the end', async () => {
  const repo = repository({ a: '' });
  mkdirSync(join(repo, 'big'));
  for (let index = 0; index < 40_000; index += 1) writeFileSync(join(repo, 'big', String(index)), '');
  await cancelled(async (signal) => {
    const watch = await watched(repo, signal);
    expect(watch.files).toBeLessThan(40_000);
    put(repo, { 'new.sh': '', '.git/hooks/pre-push': { program: '' } });
    const report = await watch.compare();
    expect(report.notices).toEqual([STOPPED]);
    expect(report.changed.map(told)).toEqual(['created .git/hooks/pre-push (protected)']);
  });
});

test('a signal that came before keeps the walk from beginning', async () => {
  const repo = repository({ a: '' });
  const watch = await watched(repo, AbortSignal.abort());
  expect(watch.files).toBe(0);
});

test('names of more tools count', () => {
  const names = `gulpfile.mjs webpack.prod.js webpack.js karma.conf.js karma.conf.coffee project.json dev-requirements.txt uv.toml
    .pnpmfile.mjs lefthook.yaml .lefthook.toml lefthook-local.yml Taskfile.dist.yml .devcontainer.json libs.versions.toml Makefile.am
    deploy.rake .goreleaser.yaml`;
  for (const name of names.split(/\s+/)) expect([name, nameWhy(name)]).toEqual([name, expect.any(String)]);
  for (const name of ['webpack.md', 'makefiles', 'project.txt', 'lefthooks.md']) expect([name, nameWhy(name)]).toEqual([name, undefined]);
});

test('names of tools of many languages count, and words that only look like them do not', () => {
  const names = `.env.local .Rprofile .gdbinit .pryrc .proverc .parcelrc .simplecov config.ru Dangerfile dangerfile.ts cpanfile Build.PL .php-cs-fixer.dist.php
    phpstan.neon.dist captainhook.json .iex.exs config.exs rebar.config.script Setup.hs .ghci dune-project project.clj deps.edn build.mill
    build.properties gradle-wrapper.properties .jvmopts release.main.kts nextest.toml .golangci.toml buf.gen.yaml .simple-git-hooks.json
    simple-git-hooks.js ember-cli-build.js testem.js firebase.json .release-it.json nodemon.json pytest.toml .pytest.ini .pdbrc hatch_build.py
    pylintrc .mypy.ini environment.yaml conf.py gunicorn.conf.py Snakefile dvc.yaml .zuul.yaml cloudbuild.yml .gitlab-ci.yaml conanfile.py
    vcpkg.json xmake.lua meson.options Directory.Build.rsp dotnet-tools.json build.cake deploy.fsx all.slnx all.proj ci.runsettings
    helmfile.yaml Pulumi.yaml cdk.json serverless.ts main.tf.json main.tofu devbox.json config.nims app.nimble dub.json shard.yml
    pubspec.yaml project.pbxproj App.xcscheme .bazeliskrc MODULE.bazel.lock BUCK BUILD.gn go.work.sum Package@swift-5.9.swift
    build.zig.zon jsr.json Jenkinsfile.release aclocal.m4 app.code-workspace a.whl a.egg a.pyz a.war a.phar a.gem a.nupkg a.class a.beam
    a.deb a.rpm a.msi a.a a.lib`;
  for (const name of names.split(/\s+/)) expect([name, nameWhy(name)]).toEqual([name, expect.any(String)]);
  for (const name of ['.envoy', '.env.example', 'environment.ts', 'project.md', 'source', 'arc', 'package@swift.md', 'main.groovy.md'])
    expect([name, nameWhy(name)]).toEqual([name, undefined]);
  for (const [parent, name] of [
    ['', '.semaphore'],
    ['.yarn', 'cache'],
    ['', '.teamcity'],
    ['', '.kiro'],
  ] as const)
    expect([name, folderWhy(name, parent)]).toEqual([name, expect.any(String)]);
  expect(folderWhy('cache', 'src')).toBeUndefined();
});
