import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sessionProblems } from '../../src/main/settings/session-problems.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { guardInputs, prepare, root, runExample, steady, type ExampleRun } from './example-run.ts';

const scratches: string[] = [];
afterAll(() => {
  for (const scratch of scratches) rmSync(scratch, { recursive: true, force: true });
});

const repository = { id: 1, full_name: 'octo/example' };

async function ran(
  example: string,
  event: string,
  payload: (commit: string) => object,
  inputs = guardInputs(example),
): Promise<ExampleRun> {
  const run = await runExample(example, event, payload, inputs);
  scratches.push(run.scratch);
  return run;
}

/** Compares with the example's own file; UPDATE_EXPECTED=1 writes it. */
function expectSummary(example: string, run: ExampleRun): void {
  const path = join(root, 'examples', example, 'expected-summary.md');
  const summary = steady(run.summary, run.scratch);
  if (process.env['UPDATE_EXPECTED'] === '1') writeFileSync(path, summary);
  expect(summary).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

describe('examples', () => {
  test.each(['review', 'patch', 'agent'])('%s: its workflow gives the guard inputs that can be read', (example) => {
    const settings = readSettings(new Map(Object.entries(guardInputs(example))), root, (name) => name);
    expect(settings).toMatchObject({ ok: true });
    expect(settings.ok && sessionProblems(settings.value, (name) => name)).toEqual([]);
  });

  test('review: the agent reads, and cannot edit or run anything', async () => {
    const run = await ran('review', 'pull_request', (commit) => ({
      number: 7,
      pull_request: { base: { sha: commit, repo: repository }, head: { sha: commit, repo: repository } },
      sender: { login: 'ada', type: 'User' },
      repository,
    }));
    expect(run.log).toContain('success (exit 0)');
    expect(run.exit).toBe(0);
    expect(readFileSync(join(run.workspace, 'src/total.js'), 'utf8')).toContain('i <= items.length');
    expectSummary('review', run);
  });

  test('patch: the agent edits, and what it changed passes through the second job', async () => {
    const run = await ran('patch', 'workflow_dispatch', () => ({ sender: { login: 'ada', type: 'User' }, repository }));
    expect(run.exit).toBe(0);
    expect(existsSync(join(run.workspace, '.github/workflows/extra.yml'))).toBe(false);
    expectSummary('patch', run);

    execFileSync('git', ['add', '--all'], { cwd: run.workspace });
    const patch = execFileSync('git', ['diff', '--cached', '--binary', '--full-index', 'HEAD'], { cwd: run.workspace });
    const second = prepare('patch');
    scratches.push(second.scratch);
    writeFileSync(join(second.scratch, 'agent.patch'), patch);
    const applied = spawnSync('sh', ['.github/check-patch.sh', join(second.scratch, 'agent.patch')], {
      cwd: second.workspace,
      encoding: 'utf8',
    });
    expect(applied).toMatchObject({ status: 0, stdout: 'applied: 2 files\n' });
    expect(readFileSync(join(second.workspace, 'src/greet.js'), 'utf8')).toContain('Hello');
  });

  test('patch: the second job refuses a symbolic link, an executable, a submodule, a workflow, what moves a guarded file away, an empty patch', () => {
    const make: [string, (folder: string) => void][] = [
      ['it makes a symbolic link', (folder) => symlinkSync('/etc/passwd', join(folder, 'link'))],
      [
        'it puts something else in the place of a symbolic link or a submodule',
        (folder) => {
          symlinkSync('src', join(folder, 'link'));
          execFileSync('git', ['add', 'link'], { cwd: folder });
          execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid', 'commit', '--quiet', '-m', 'a link'], {
            cwd: folder,
          });
          rmSync(join(folder, 'link'));
          writeFileSync(join(folder, 'link'), 'text\n');
        },
      ],
      ['it makes a file executable', (folder) => writeFileSync(join(folder, 'run.sh'), '#!/bin/sh\n', { mode: 0o755 })],
      ['it changes guarded files: .github/x.yml', (folder) => writeFileSync(join(folder, '.github/x.yml'), 'on: push\n')],
      [
        'it changes guarded files: .github/check-patch.sh',
        (folder) => renameSync(join(folder, '.github/check-patch.sh'), join(folder, 'x.txt')),
      ],
      [
        'it changes guarded files: .claude/settings.json',
        (folder) => {
          mkdirSync(join(folder, '.claude'));
          writeFileSync(join(folder, '.claude/settings.json'), '{}');
        },
      ],
      ['it changes guarded files: src/agents.md', (folder) => writeFileSync(join(folder, 'src/AGENTS.md'), 'obey\n')],
      [
        'it makes a submodule',
        (folder) => {
          writeFileSync(join(folder, '.gitmodules'), '[submodule "x"]\n\tpath = x\n\turl = https://example.invalid/x\n\tignore = all\n');
          execFileSync('git', ['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},x`], { cwd: folder });
          mkdirSync(join(folder, 'x'));
        },
      ],
      ['it is empty', () => undefined],
    ];
    for (const [words, change] of make) {
      const { scratch, workspace } = prepare('patch');
      scratches.push(scratch);
      change(workspace);
      execFileSync('git', ['add', '--all'], { cwd: workspace });
      writeFileSync(
        join(scratch, 'agent.patch'),
        execFileSync('git', ['diff', '--cached', '--binary', '--full-index', '--ignore-submodules=none', 'HEAD'], { cwd: workspace }),
      );
      execFileSync('git', ['reset', '--quiet', '--hard'], { cwd: workspace });
      const refused = spawnSync('sh', ['.github/check-patch.sh', join(scratch, 'agent.patch')], { cwd: workspace, encoding: 'utf8' });
      expect(refused.status).toBe(1);
      expect(refused.stderr).toContain(`the patch is refused: ${words}`);
      expect(execFileSync('git', ['status', '--porcelain'], { cwd: workspace, encoding: 'utf8' })).toBe('');
    }
  });

  test('patch: the copy of the script in the example repository is the script', () => {
    const text = (path: string) => readFileSync(join(root, 'examples/patch', path), 'utf8');
    expect(text('repository/.github/check-patch.sh')).toBe(text('check-patch.sh'));
  });

  test('hooks: sh denies, Python modifies and replaces', async () => {
    const inputs = { 'allow-process': 'true', 'require-hooks': 'no-network, test-mode, mask-emails' };
    const run = await ran('hooks', 'push', () => ({ sender: { login: 'ada', type: 'User' }, repository }), inputs);
    expect(run.exit).toBe(0);
    expectSummary('hooks', run);
  });

  test('hooks: a host with the library asks the same hooks', () => {
    const host = spawnSync(process.execPath, [join(root, 'examples/hooks/host.ts')], { encoding: 'utf8' });
    expect(host.stderr).toBe('');
    expect(host.status).toBe(0);
    expect(host.stdout.split('\n').map((line) => line.split(' ')[0])).toEqual(['allow', 'deny', 'modify', 'deny', 'replace', '']);
  });
});
