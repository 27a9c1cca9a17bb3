// What hides a change from the watch: folders that nobody can list, floods of rows, folders that git takes for a repository.
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import { pathJudge } from '../../../src/bindings/trust/path-judge.ts';
import { protectionOf } from '../../../src/bindings/trust/protection.ts';
import type { WatchReport } from '../../../src/bindings/trust/workspace-watch.ts';
import { put } from '../../support/run/folder.ts';
import { repository, scratch } from './scratch.ts';
import { changes, found, told, type Scene } from './watched.ts';

const NOBODY = 65_534;
const source = (name: string) => JSON.stringify(new URL(`../../../src/bindings/trust/${name}.ts`, import.meta.url).href);

/** Runs a program as somebody whom modes bind, in a folder of that user's; its output as JSON. */
function asNobody(context: TestContext, before: string, act: string, tell = 'await watch.compare()'): unknown {
  const top = scratch();
  const program = `
    import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
    import { watchWorkspace } from ${source('workspace-watch')};
    import { pathJudge } from ${source('path-judge')};
    import { protectionOf } from ${source('protection')};
    const top = ${JSON.stringify(top)};
    if (process.getuid() === 0) {
      chownSync(top, ${NOBODY}, ${NOBODY});
      process.setgroups([]);
      process.setgid(${NOBODY});
      process.setuid(${NOBODY});
    }
    const root = top + '/w';
    const protection = protectionOf('');
    mkdirSync(root);
    process.chdir(root);
    const put = (path, text) => { mkdirSync(path.split('/').slice(0, -1).join('/') || '.', { recursive: true }); writeFileSync(path, text); };
    ${before}
    const watch = await watchWorkspace({ root, prefix: '', protection, gitDirs: [root + '/.git'], alsoProtected: [], outer: [], skip: [] });
    ${act}
    console.log(JSON.stringify(${tell}));`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    cwd: '/',
    env: {},
    timeout: 60_000,
  });
  if (/EPERM.*set(?:groups|[ug]id)/.test(ran.stderr)) context.skip('this root may become nobody else, and no modes bind it');
  expect(ran.stderr.replaceAll(/.*(?:Warning|trace-warnings).*\n/g, '')).toBe('');
  return JSON.parse(ran.stdout);
}

const isReport = (value: unknown): value is WatchReport => typeof value === 'object' && value !== null && 'changed' in value;

function reported(...given: Parameters<typeof asNobody>): { rows: readonly string[]; notices: readonly string[] } {
  const report = asNobody(...given);
  if (!isReport(report)) throw new Error('no report');
  return { rows: report.changed.map((row) => `${told(row)}: ${row.why}`), notices: report.notices };
}

const notice = (path: string) => [`folders that could not be looked into, so that changes in them are not known: ${JSON.stringify(path)}`];
const UNLISTED = 'a folder that cannot be looked into';

describe('a folder that cannot be looked into', () => {
  test('is told where it could be listed at the start; what is known of it by name is still compared', (context) => {
    const before = "put('pkg/a.txt', 'a'); put('pkg/Makefile', 'a'); put('pkg/same.sh', 'a')";
    const act = "put('pkg/package.json', '{}'); put('pkg/Makefile', 'evil'); chmodSync('pkg', 0o311)";
    expect(reported(context, before, act)).toEqual({
      rows: [`modified pkg: ${UNLISTED}`, 'modified pkg/Makefile: a build file'],
      notices: notice('pkg'),
    });
  });

  test('is told where it is new, also when it can be listed and not entered', (context) => {
    for (const mode of ['0o311', '0o644', '0']) {
      const act = `put('pkg/package.json', '{}'); chmodSync('pkg', ${mode})`;
      expect(reported(context, '', act)).toEqual({ rows: [`created pkg: ${UNLISTED}`], notices: notice('pkg') });
    }
  });

  test('is a breach where it is, or held, something protected', (context) => {
    expect(reported(context, "put('.github/x', '')", "chmodSync('.github', 0o311)").rows).toEqual([
      `modified .github (protected): ${UNLISTED}`,
    ]);
    expect(reported(context, "put('a/AGENTS.md', '')", "chmodSync('a', 0o311)").rows).toEqual([`modified a (protected): ${UNLISTED}`]);
    const hooks = "put('.git/hooks/post-checkout', 'evil'); chmodSync('.git/hooks', 0o311)";
    expect(reported(context, "put('.git/config', '')", hooks)).toEqual({
      rows: [`modified .git/hooks (protected): ${UNLISTED}`],
      notices: notice('.git/hooks'),
    });
  });

  test('is a notice where it was so at the start', (context) => {
    expect(reported(context, "put('pkg/a', ''); chmodSync('pkg', 0o311)", '')).toEqual({ rows: [], notices: notice('pkg') });
  });

  test('is not edited as a whole', (context) => {
    const judged = asNobody(
      context,
      '',
      "put('a/b/.basis/hooks.json', ''); chmodSync('a/b', 0o311)",
      "pathJudge({ workspace: root, root, protection })('a')",
    );
    expect(judged).toEqual({ kind: 'protected', what: `a folder that holds ${UNLISTED}` });
  });
});

describe('a bare repository in the workspace', () => {
  const BARE = 'the configuration of a bare repository';
  const rows = async (...given: Parameters<typeof found>) => (await found(...given)).changed.map((row) => `${told(row)}: ${row.why}`);

  test('is told by what decides what git does in it', async () => {
    const files = { 'docs/HEAD': 'ref: refs/heads/main\n', 'docs/config': '[core]\n', 'docs/objects/.keep': '', 'docs/refs/.keep': '' };
    expect(await rows(({ repo }) => put(repo, { ...files, 'docs/hooks/pre-commit': '' }))).toEqual([
      `created docs/HEAD: ${BARE}`,
      `created docs/config: ${BARE}`,
      `created docs/hooks/pre-commit: ${BARE}`,
    ]);
    expect(await rows(({ repo }) => put(repo, { 'docs/config': 'evil' }), { files })).toEqual([`modified docs/config: ${BARE}`]);
    expect(await rows(({ repo }) => put(repo, { 'docs/HEAD': 'x', 'docs/commondir': '../own/x' }))).toEqual([
      `created docs/HEAD: ${BARE}`,
      `created docs/commondir: ${BARE}`,
    ]);
  });

  test('is told where files that were there became one by what came beside them', async () => {
    const files = { 'docs/HEAD': 'ref: refs/heads/main\n', 'docs/config': '[core]\n' };
    expect(await rows(({ repo }) => put(repo, { 'docs/objects/.keep': '', 'docs/refs/.keep': '' }), { files })).toEqual([
      `modified docs/HEAD: ${BARE}`,
      `modified docs/config: ${BARE}`,
    ]);
  });

  test('is neither made nor changed by edits', () => {
    const repo = repository({ 'one/config': '', 'one/objects/x': '', 'two/HEAD': '', 'two/refs/x': '', 'all/HEAD': '', 'config/HEAD': '' });
    put(repo, { 'all/objects/x': '', 'all/refs/x': '' });
    const judge = pathJudge({ workspace: repo, root: repo, protection: protectionOf('') });
    const refused = [
      'one/HEAD',
      'two/config',
      'two/objects/x',
      'two/objects',
      'all/HEAD',
      'all/head',
      'all/config',
      'all/hooks/x',
      'two/commondir',
    ];
    for (const path of refused) expect([path, judge(path)]).toEqual([path, { kind: 'protected', what: BARE }]);
    for (const path of ['one/refs/x', 'one/x', 'all/refs/y', 'config', 'config/x', 'new/HEAD', 'new/objects/x']) {
      expect([path, judge(path)]).toEqual([path, { kind: 'free' }]);
    }
  });
});

describe('a flood of rows', () => {
  const flood = Object.fromEntries(Array.from({ length: 230 }, (_, index) => [`n${index}.sh`, 'x']));

  test('hides no file that was there, and none that a tool looks for', async () => {
    expect(await changes(({ repo }) => put(repo, { ...flood, 'package.json': 'evil', 'run.sh': 'evil', 'deep/a/yarn.lock': '' }))).toEqual([
      'created deep/a/yarn.lock',
      'modified package.json',
      'modified run.sh',
      'modified .',
    ]);
  });

  test('of names that a tool looks for is folded in the end, the deepest first', async () => {
    const named = Object.fromEntries(Array.from({ length: 2100 }, (_, index) => [`a/b/${index}/package.json`, '']));
    const report = await found(({ repo }) => put(repo, { ...named, 'x/package.json': '', 'package.json': 'evil' }));
    expect(report.changed.map(told)).toEqual(expect.arrayContaining(['modified package.json', 'created x/package.json', 'modified a/b']));
    expect(report.changed.length).toBeLessThan(2100);
  });
});

describe('parts of a git directory', () => {
  test('what a rebase runs when it goes on is told, and is no breach', async () => {
    expect(await changes(({ repo }) => put(repo, { '.git/rebase-merge/git-rebase-todo': 'exec evil\n' }))).toEqual([
      'created .git/rebase-merge/git-rebase-todo',
    ]);
  });

  test('a new executable directly in it is told, whatever its name looks like', async () => {
    const program = { program: '' };
    const put5 = { '.git/evil': program, '.git/PAYLOAD': program, '.git/x.lock': program, '.git/ORIG_HEAD': program, '.git/plain': '' };
    expect(await changes(({ repo }) => put(repo, put5))).toEqual([
      'created .git/PAYLOAD (protected)',
      'created .git/evil (protected)',
      'created .git/x.lock (protected)',
    ]);
  });

  test('hooks that became a symlink are told', async () => {
    const elsewhere = scratch();
    const act = ({ repo }: Scene) => {
      rmSync(join(repo, '.git/hooks'), { recursive: true });
      symlinkSync(elsewhere, join(repo, '.git/hooks'));
    };
    expect(await changes(act)).toEqual(['created .git/hooks (protected)']);
  });

  test('hooks that were moved away and came back are not', async () => {
    const act = ({ repo }: Scene) => {
      renameSync(join(repo, '.git/hooks'), join(repo, '.git/was'));
      renameSync(join(repo, '.git/was'), join(repo, '.git/hooks'));
      chmodSync(join(repo, '.git/hooks'), 0o700);
      mkdirSync(join(repo, '.git/other'));
      appendFileSync(join(repo, '.git/hooks/x.sample'), '');
    };
    expect(await changes(act)).toEqual([]);
  });
});

describe('a place that is not looked at hides nothing', () => {
  test('a folder that some other system takes for `.git` is here one like any other', async () => {
    const alike = ['.GIT', '.git\u200c', 'git~2', '.git:x', '.git.'];
    for (const name of alike) {
      expect(await changes(({ repo }) => put(repo, { [`${name}/a/run.sh`]: '', [`${name}/go`]: { program: '' } }))).toEqual([
        `created ${name}/a/run.sh`,
        `created ${name}/go`,
      ]);
      const act = ({ repo }: Scene) => put(repo, { [`${name}/a/package.json`]: '{"a": 1}' });
      const before = ({ repo }: Scene) => put(repo, { [`${name}/a/package.json`]: '{}' });
      expect(await changes(act, { before })).toEqual([`modified ${name}/a/package.json`]);
    }
  });

  test('a symlink into a `.git` is told, by whatever way it gets there', async () => {
    const act = ({ repo }: Scene) => {
      put(repo, { '.git/own/index.js': '', 'src/in/x.ts': '' });
      symlinkSync('.git/own', join(repo, 'lib'));
      symlinkSync('../lib/index.js', join(repo, 'src/index.js'));
      symlinkSync('in', join(repo, 'src/plain'));
    };
    expect(await changes(act)).toEqual(['created lib', 'created src/index.js']);
  });
});

test('pipes in the place of protected files, and of files that later steps open, are told', async () => {
  const pipe = ({ repo }: Scene, ...paths: readonly string[]) => {
    for (const path of paths) rmSync(join(repo, path), { force: true });
    expect(
      spawnSync(
        'mkfifo',
        paths.map((path) => join(repo, path)),
      ).status,
    ).toBe(0);
  };
  expect(await changes((scene) => pipe(scene, 'AGENTS.md', 'Makefile', 'CLAUDE.md', 'src/pipe'))).toEqual([
    'modified AGENTS.md (protected)',
    'created CLAUDE.md (protected)',
    'modified Makefile',
    'created src/pipe',
  ]);
});
