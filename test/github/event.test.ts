import { describe, expect, test } from 'vitest';
import { readEvent, type EventInput } from '../../src/github/event.ts';
import { planTrust } from '../../src/github/trust-plan.ts';

const sha = (digit: string) => digit.repeat(40);
const HEAD = sha('1');
const BASE = sha('2');
const OURS = { id: 7, full_name: 'acme/shop' };
const FORK = { id: 8, full_name: 'stranger/shop' };

const pull = (head: unknown, base: unknown = OURS) => ({ base: { sha: BASE, repo: base }, head: { sha: sha('3'), repo: head } });

function event(name: string, payload: unknown, more: Partial<EventInput> = {}) {
  return readEvent({ name, payload, sha: HEAD, actor: 'mona', triggeringActor: undefined, ...more });
}

function facts(name: string, payload: unknown, more: Partial<EventInput> = {}) {
  const read = event(name, payload, more);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('the trusted commit of an event', () => {
  test.each([
    ['push', {}],
    ['schedule', {}],
    ['workflow_dispatch', {}],
    ['issue_comment', { issue: { pull_request: {} } }],
    ['workflow_run', { workflow_run: { event: 'push', head_repository: OURS }, repository: OURS }],
    ['something_new', {}],
  ])('5.8 on %s it is GITHUB_SHA', (name, payload) => {
    expect(facts(name, payload).commit).toBe(HEAD);
  });

  test.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    "5.8 on %s it is the base's, whether the head is ours or a fork's",
    (name) => {
      expect(facts(name, { pull_request: pull(OURS) }).commit).toBe(BASE);
      expect(facts(name, { pull_request: pull(FORK) }).commit).toBe(BASE);
    },
  );

  test('5.8 any event whose payload has a pull request takes its base', () => {
    expect(facts('something_new', { pull_request: pull(OURS) }).commit).toBe(BASE);
  });

  test("5.8 on merge_group it is the group's base", () => {
    expect(facts('merge_group', { merge_group: { base_sha: BASE, head_sha: HEAD } }).commit).toBe(BASE);
  });

  test('5.8 a payload that lacks what is needed stops the run with a sentence that says where', () => {
    const problems = [
      event('pull_request', {}),
      event('pull_request', { pull_request: { base: {} } }),
      event('pull_request_target', { pull_request: { base: { sha: 'main' } } }),
      event('merge_group', {}),
      event('push', {}, { sha: undefined }),
      event('push', {}, { sha: `${sha('a')} --upload-pack=x` }),
      event('pull_request', null),
      event('', {}),
    ];
    expect(problems.map((problem) => (problem.ok ? 'no problem' : problem.error))).toEqual([
      "the event 'pull_request' has no commit in `pull_request.base.sha`, so it is not known which commit to trust",
      "the event 'pull_request' has no commit in `pull_request.base.sha`, so it is not known which commit to trust",
      "the event 'pull_request_target' has no commit in `pull_request.base.sha`, so it is not known which commit to trust",
      "the event 'merge_group' has no commit in `merge_group.base_sha`, so it is not known which commit to trust",
      "the event 'push' has no commit in GITHUB_SHA, so it is not known which commit to trust",
      "the event 'push' has no commit in GITHUB_SHA, so it is not known which commit to trust",
      "the event 'pull_request' has no commit in `pull_request.base.sha`, so it is not known which commit to trust",
      'GITHUB_EVENT_NAME is not set, so it is not known which commit to trust: run this as a step of a workflow',
    ]);
  });

  test('a key of the prototype is not taken for a part of the payload', () => {
    expect(event('merge_group', { merge_group: Object.create({ base_sha: BASE }) }).ok).toBe(false);
  });
});

describe('events that strangers can cause', () => {
  test('a pull request from the same repository is not one, from a fork it is', () => {
    expect(facts('pull_request', { pull_request: pull(OURS) }).strangers).toBeUndefined();
    expect(facts('pull_request', { pull_request: pull(FORK) }).strangers).toBe('the pull request comes from a fork');
  });

  test('a head whose repository was deleted, or that names none, is a fork', () => {
    expect(facts('pull_request', { pull_request: pull(null) }).strangers).toBeDefined();
    expect(facts('pull_request', { pull_request: pull({}, {}) }).strangers).toBeDefined();
    expect(facts('pull_request', { pull_request: pull({ full_name: 'acme/shop' }, { full_name: 'acme/shop' }) }).strangers).toBeUndefined();
  });

  test('a fork that took the name of the base is told by its number', () => {
    expect(facts('pull_request', { pull_request: pull({ id: 9, full_name: 'acme/shop' }) }).strangers).toBeDefined();
  });

  test.each(['pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    '%s is one, even from the same repository',
    (name) => {
      expect(facts(name, { pull_request: pull(OURS) }).strangers).toBeDefined();
    },
  );

  test.each([
    'issues',
    'issue_comment',
    'discussion',
    'discussion_comment',
    'watch',
    'fork',
    'gollum',
    'check_run',
    'check_suite',
    'status',
    'deployment',
    'deployment_status',
    'something_new',
  ])('%s is one', (name) => {
    expect(facts(name, {}).strangers).toBe(`strangers can cause the event '${name}'`);
  });

  test.each(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'release', 'create'])('%s is none', (name) => {
    expect(facts(name, {}).strangers).toBeUndefined();
  });

  test('a workflow run is one when it comes from a fork or was caused by such an event', () => {
    const run = (from: unknown, cause: unknown) => ({ workflow_run: { event: cause, head_repository: from }, repository: OURS });
    expect(facts('workflow_run', run(OURS, 'push')).strangers).toBeUndefined();
    expect(facts('workflow_run', run(OURS, 'pull_request')).strangers).toBeUndefined();
    expect(facts('workflow_run', run(FORK, 'pull_request')).strangers).toBe('the workflow run comes from a fork');
    expect(facts('workflow_run', run(null, 'pull_request')).strangers).toBe('the workflow run comes from a fork');
    expect(facts('workflow_run', run(OURS, 'issue_comment')).strangers).toBe("the workflow run was caused by the event 'issue_comment'");
    expect(facts('workflow_run', run(OURS, 'deployment_status')).strangers).toBeDefined();
    expect(facts('workflow_run', run(OURS, undefined)).strangers).toBe('the workflow run does not say which event caused it');
  });
});

describe('who caused an event', () => {
  test('everybody whose act started the run is named once, whatever the letter case', () => {
    const payload = { sender: { login: 'Mona', type: 'User' } };
    expect(facts('issues', payload, { triggeringActor: 'hubot' }).actors).toEqual([
      { login: 'mona', role: 'the actor', bot: false },
      { login: 'hubot', role: 'who started this run again', bot: false },
    ]);
  });

  test('a bot is told by its name or by the type that the event gives it', () => {
    const actors = facts('issues', { sender: { login: 'mona', type: 'Bot' } }, { triggeringActor: 'dependabot[bot]' }).actors;
    expect(actors.map(({ bot }) => bot)).toEqual([true, true]);
  });

  test('behind a workflow run stand the people of the run before', () => {
    const payload = {
      workflow_run: { event: 'push', head_repository: OURS, actor: { login: 'a' }, triggering_actor: { login: 'b' } },
      repository: OURS,
    };
    expect(facts('workflow_run', payload).actors.map(({ login }) => login)).toEqual(['mona', 'a', 'b']);
  });
});

describe('workspace-hooks', () => {
  const plan = (name: string, payload: unknown, hooks: 'auto' | 'head' | 'off') => planTrust(facts(name, payload), hooks);

  test("`auto` takes the event's commit and says why", () => {
    expect(plan('pull_request', { pull_request: pull(FORK) }, 'auto')).toEqual({
      ok: true,
      value: { source: { kind: 'commit', commit: BASE }, workspaceFiles: true, why: "it is the pull request's base" },
    });
  });

  test("`off` leaves the workspace's files out, and what else lies in the checkout still comes from the commit", () => {
    expect(plan('push', {}, 'off')).toMatchObject({ value: { source: { kind: 'commit', commit: HEAD }, workspaceFiles: false } });
  });

  test('`head` takes the working tree where it is not a stranger’s', () => {
    for (const [name, payload] of [
      ['push', {}],
      ['pull_request', { pull_request: pull(OURS) }],
      ['issues', {}],
    ] as const) {
      expect(plan(name, payload, 'head')).toMatchObject({ ok: true, value: { source: { kind: 'working-tree' } } });
    }
  });

  test('`head` is refused on events with a pull request from a fork, and where that cannot be told', () => {
    const forkRun = { workflow_run: { event: 'pull_request', head_repository: FORK }, repository: OURS };
    const refused = [
      plan('pull_request', { pull_request: pull(FORK) }, 'head'),
      plan('pull_request_target', { pull_request: pull(null) }, 'head'),
      plan('workflow_run', forkRun, 'head'),
      plan('issue_comment', { issue: { pull_request: {} } }, 'head'),
    ];
    expect(refused.map((one) => (one.ok ? 'allowed' : one.error))).toEqual([
      '`workspace-hooks: head` is refused, because the pull request comes from a fork: write `auto` or `off`',
      '`workspace-hooks: head` is refused, because the pull request comes from a fork: write `auto` or `off`',
      '`workspace-hooks: head` is refused, because the workflow run comes from a fork: write `auto` or `off`',
      '`workspace-hooks: head` is refused, because the event does not say whether the pull request comes from a fork: write `auto` or `off`',
    ]);
  });

  test('`head` is refused where a merge group, a check, a status, a deployment or an unknown event may be about a fork’s work', () => {
    const refusal = (name: string, payload: unknown) => {
      const one = plan(name, payload, 'head');
      return one.ok ? 'allowed' : one.error;
    };
    expect(refusal('merge_group', { merge_group: { base_sha: BASE } })).toBe(
      "`workspace-hooks: head` is refused, because the merge group may hold a fork's work: write `auto` or `off`",
    );
    const mergeRun = { workflow_run: { event: 'merge_group', head_repository: OURS }, repository: OURS };
    expect(refusal('workflow_run', mergeRun)).toBe(
      "`workspace-hooks: head` is refused, because the merge group of the run before may hold a fork's work: write `auto` or `off`",
    );
    for (const name of ['check_run', 'check_suite', 'status', 'deployment', 'deployment_status', 'something_new']) {
      expect(refusal(name, {})).toBe(
        `\`workspace-hooks: head\` is refused, because the event '${name}' may be about a fork's head: write \`auto\` or \`off\``,
      );
    }
  });

  test('`head` is allowed on every event without a head of its own', () => {
    for (const name of ['issues', 'issue_comment', 'discussion', 'discussion_comment', 'watch', 'fork', 'gollum', 'schedule', 'release']) {
      expect([name, plan(name, {}, 'head').ok]).toEqual([name, true]);
    }
  });
});
