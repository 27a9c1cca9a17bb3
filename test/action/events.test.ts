// Whole runs on the events of a workflow: whose guard files count, and who may start a session. The head that is checked out has turned
// the guard into one that allows everything, so that what a run denies tells which commit it believed.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { permissionApi, type Permissions } from '../support/run/api.ts';
import { testFolder } from '../support/run/folder.ts';
import { commit, makeRepository, plainGit } from '../support/run/repository.ts';
import { ledgerOf, Runner, type Scene, type Step } from '../support/run/runner.ts';
import { isSaid, readingOf } from '../support/run/reading.ts';
import { command, scriptOf } from '../support/run/script.ts';

const OURS = { id: 7, full_name: 'acme/greeter' };
const FORK = { id: 8, full_name: 'stranger/greeter' };

const guard = (answer: string) => ({
  '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: 'guard', command: ['.basis/guard.sh'] }] }),
  '.basis/guard.sh': { program: `#!/bin/sh\ncat >/dev/null\necho '${answer}'\n` },
});

interface Commits {
  /** Denies every call. */
  readonly base: string;
  /** Allows every call; it is checked out. */
  readonly head: string;
}

interface Ran {
  readonly step: Step;
  readonly checkout: string;
  readonly commits: Commits;
  /** Whether the command of the session ran. */
  readonly happened: boolean;
}

type Details = (commits: Commits) => Omit<Scene, 'folder' | 'commit' | 'script'> & { readonly sha?: string };

async function runOn(details: Details, prepare: (checkout: string, commits: Commits) => void = () => undefined): Promise<Ran> {
  const folder = testFolder();
  const checkout = join(folder, 'checkout');
  const base = makeRepository(checkout, guard('{"decision": "deny", "reason": "so says the base"}'));
  const head = commit(checkout, guard('{"decision": "allow"}'));
  const commits = { base, head };
  prepare(checkout, commits);
  const { sha = head, inputs, ...scene } = details(commits);
  const script = scriptOf(command('try', 'touch happened'));
  const step = await new Runner({ folder, script, commit: sha, inputs: { 'allow-process': 'true', ...inputs }, ...scene }).main();
  return { step, checkout, commits, happened: existsSync(join(checkout, 'happened')) };
}

function trusted(step: Step): unknown {
  const started = ledgerOf(step).find((record) => record.type === 'session_started');
  return started?.trusted;
}

/** It ran, and the guard of the base denied its call. */
function expectGuardOfBase({ step, commits, happened }: Ran, why: string): void {
  expect(step.code, step.log).toBe(0);
  expect(step.outputs).toMatchObject({ conclusion: 'success', calls: '1', denials: '1' });
  expect(happened).toBe(false);
  expect(readingOf(step.summary)).toContain('so says the base');
  expect(trusted(step)).toEqual({ kind: 'commit', commit: commits.base, why });
}

/** It did not begin, for one reason, which every report names. */
function expectRefused({ step, happened }: Ran, why: RegExp): void {
  expect([step.code, happened], step.log).toEqual([2, false]);
  expect(step.outputs).toMatchObject({ conclusion: 'config-error', enforcement: 'none', calls: '0' });
  expect(step.log).toMatch(why);
  expect(isSaid(step.summary, why), step.summary).toBe(true);
  expect(existsSync(step.outputs['audit-file'] ?? '/nowhere')).toBe(false);
}

const pull = (commits: Commits, repo: unknown) => ({
  pull_request: { number: 1, base: { sha: commits.base, ref: 'main', repo: OURS }, head: { sha: commits.head, ref: 'topic', repo } },
  repository: OURS,
});

const TOKEN = `token-${randomBytes(8).toString('hex')}`;

/** With an API that knows these people. */
async function withApi(permissions: Permissions): Promise<Pick<Scene, 'env' | 'inputs'> & { readonly asked: string[] }> {
  const api = await permissionApi(permissions);
  return { env: { GITHUB_API_URL: api.url }, inputs: { 'github-token': TOKEN }, asked: api.asked };
}

describe.concurrent('5.8 the guard files of a run', { timeout: 120_000 }, () => {
  test('on a push are those of the commit that was pushed', async () => {
    const { step, commits, happened } = await runOn(() => ({ event: { name: 'push', payload: { sender: { login: 'mona' } } } }));
    expect([step.code, happened]).toEqual([0, true]);
    expect(trusted(step)).toEqual({ kind: 'commit', commit: commits.head, why: "it is the commit of the event 'push'" });
  });

  test('on a push of a good commit are not those of the working tree', async () => {
    const ran = await runOn(({ base }) => ({ sha: base, event: { name: 'push', payload: {} } }));
    expectGuardOfBase(ran, "it is the commit of the event 'push'");
  });

  test('on a pull request of the same repository are those of its base', async () => {
    const ran = await runOn((commits) => ({ event: { name: 'pull_request', payload: pull(commits, OURS) } }));
    expectGuardOfBase(ran, "it is the pull request's base");
  });

  test('on a pull request from a fork, by somebody who may write, are those of its base', async () => {
    const { asked, ...api } = await withApi({ mona: 'write' });
    const ran = await runOn((commits) => ({ event: { name: 'pull_request', payload: pull(commits, FORK) }, ...api }));
    expectGuardOfBase(ran, "it is the pull request's base");
    expect(asked).toEqual(['mona']);
    expect(ran.step.log + ran.step.summary + ran.step.stderr).not.toContain(TOKEN);
  });

  test('on pull_request_target with the head checked out are those of the base', async () => {
    const { asked, ...api } = await withApi({ mona: 'admin' });
    const ran = await runOn((commits) => ({
      sha: commits.base,
      event: { name: 'pull_request_target', payload: pull(commits, FORK) },
      ...api,
    }));
    expectGuardOfBase(ran, "it is the pull request's base");
    expect(asked).toEqual(['mona']);
  });

  test("on a merge group are those of the group's base", async () => {
    const ran = await runOn(({ base, head }) => ({
      event: { name: 'merge_group', payload: { merge_group: { base_sha: base, head_sha: head } } },
    }));
    expectGuardOfBase(ran, "it is the merge group's base");
  });

  test('after a workflow run of the same repository are those of GITHUB_SHA', async () => {
    const payload = { repository: OURS, workflow_run: { event: 'pull_request', head_repository: OURS } };
    const ran = await runOn(({ base }) => ({ sha: base, event: { name: 'workflow_run', payload } }));
    expectGuardOfBase(ran, "it is the commit of the event 'workflow_run'");
  });

  test('in a shallow clone are fetched by the name of the base, depth 1, and nothing of it stays in the clone', async () => {
    const server = testFolder();
    const ran = await runOn(
      (commits) => ({ event: { name: 'pull_request', payload: pull(commits, OURS) }, env: { GITHUB_SERVER_URL: `file://${server}` } }),
      (checkout) => {
        const bare = join(server, 'acme', 'greeter');
        plainGit(server, 'clone', '--quiet', '--bare', checkout, bare);
        plainGit(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
        plainGit(server, 'clone', '--quiet', '--depth=1', `file://${bare}`, 'shallow');
        rmSync(join(checkout, '.git'), { recursive: true });
        renameSync(join(server, 'shallow', '.git'), join(checkout, '.git'));
      },
    );
    expectGuardOfBase(ran, "it is the pull request's base");
    expect(readingOf(ran.step.summary)).toContain(`the trusted commit ${ran.commits.base} was fetched`);
    expect(plainGit(ran.checkout, 'rev-list', '--all', '--count')).toBe('1');
    expect(() => plainGit(ran.checkout, 'cat-file', '-e', ran.commits.base)).toThrow();
  });

  test('that cannot be had stop the run', async () => {
    const missing = 'f'.repeat(40);
    const ran = await runOn(() => ({
      event: { name: 'pull_request', payload: pull({ base: missing, head: missing }, OURS) },
      env: { GITHUB_SERVER_URL: 'file:///nonexistent' },
    }));
    expectRefused(
      ran,
      /trusted commit f{40} cannot be had: .* cannot be fetched from file:\/\/\/nonexistent\/acme\/greeter: .* not appear to be a git repo/,
    );
  });

  test('with `workspace-hooks: head` are those of the working tree, and the summary says so', async () => {
    const { step, happened } = await runOn(({ base }) => ({ sha: base, inputs: { 'workspace-hooks': 'head' } }));
    expect([step.code, happened]).toEqual([0, true]);
    expect(readingOf(step.summary)).toContain('Guard files come from the working tree');
  });

  test('with `workspace-hooks: head` on a pull request from a fork stop the run', async () => {
    const { asked: _, ...api } = await withApi({ mona: 'admin' });
    const ran = await runOn((commits) => ({
      event: { name: 'pull_request', payload: pull(commits, FORK) },
      env: api.env ?? {},
      inputs: { ...api.inputs, 'workspace-hooks': 'head' },
    }));
    expectRefused(ran, /`?workspace-hooks: head`? is refused, because the pull request comes from a fork/);
  });

  test('with `workspace-hooks: off` are not asked at all', async () => {
    const { step, happened } = await runOn(({ base }) => ({ sha: base, inputs: { 'workspace-hooks': 'off' } }));
    expect([step.code, happened]).toEqual([0, true]);
    expect(readingOf(step.summary)).toContain('0 hooks, looked at');
  });
});

describe.concurrent('a session on an event that strangers can cause', { timeout: 120_000 }, () => {
  const comment = { issue: { number: 1, pull_request: {} }, comment: { body: 'guard, go' }, sender: { login: 'mona', type: 'User' } };
  const onComment =
    (more: Partial<Scene>): Details =>
    ({ base }) => ({ sha: base, event: { name: 'issue_comment', payload: comment }, ...more });

  test('begins for a writer, and the token that looked it up goes nowhere', async () => {
    const { asked, ...api } = await withApi({ mona: 'write' });
    const ran = await runOn(onComment(api));
    expectGuardOfBase(ran, "it is the commit of the event 'issue_comment'");
    expect(asked).toEqual(['mona']);
    expect(readingOf(ran.step.summary)).toContain("the session may start: 'mona' (the actor) has the permission write");
  });

  test.for([
    ['a stranger', { mona: 'read' }, /strangers can cause the event 'issue_comment', and 'mona' \(the actor\) has no write permission/],
    ['somebody whom the API does not know', {}, /could not be looked up: the API answered 404/],
    ['anybody while the API fails', { mona: 500 }, /could not be looked up: the API answered 500/],
    ['anybody while the API does not answer', { mona: 'hang' }, /could not be looked up: no answer within 10000 ms/],
  ] as const)('does not begin for %s', async ([, permissions, why]) => {
    const { asked, ...api } = await withApi(permissions);
    expectRefused(await runOn(onComment(api)), why);
    expect(new Set(asked)).toEqual(new Set(['mona']));
  });

  test('does not begin where the API cannot be reached, or there is no token', async () => {
    expectRefused(await runOn(onComment({ inputs: { 'github-token': TOKEN } })), /the API at http:\/\/127\.0\.0\.1:9 could not be asked/);
    expectRefused(await runOn(onComment({})), /there is no `?github-token`?/);
  });

  test('does not begin after a workflow run of a fork by a stranger', async () => {
    const { asked: _, ...api } = await withApi({ mona: 'write', stranger: 'read' });
    const payload = { repository: OURS, workflow_run: { event: 'pull_request', head_repository: FORK, actor: { login: 'stranger' } } };
    const ran = await runOn(({ base }) => ({ sha: base, event: { name: 'workflow_run', payload }, ...api }));
    expectRefused(ran, /the workflow run comes from a fork, and 'stranger' \(the actor of the run before\) has no write permission/);
  });

  test('begins for who is named in `allow-actors`, without a look-up', async () => {
    const ran = await runOn(onComment({ inputs: { 'allow-actors': 'hubot, mona' } }));
    expectGuardOfBase(ran, "it is the commit of the event 'issue_comment'");
  });
});
