import { describe, expect, test } from 'vitest';
import { openTrust } from '../../../src/bindings/trust/open-trust.ts';
import { readEvent } from '../../../src/github/event.ts';
import { planTrust } from '../../../src/github/trust-plan.ts';
import { answers, opened, options, scene, type Scene } from './trust-scene.ts';

describe('where guard files come from, by event', () => {
  const PEOPLE = { actor: 'mona', triggeringActor: undefined };
  const ours = { id: 1, full_name: 'acme/shop' };

  const payloads = (it: Scene, headRepo: unknown) => ({
    pull_request: { base: { sha: it.base, repo: ours }, head: { sha: it.head, repo: headRepo } },
  });

  const cases: readonly (readonly [string, string, (it: Scene) => { name: string; payload: unknown; sha: string }])[] = [
    ['push', 'head', (it) => ({ name: 'push', payload: {}, sha: it.head })],
    ['a pull request from the same repository', 'base', (it) => ({ name: 'pull_request', payload: payloads(it, ours), sha: it.head })],
    ['a pull request from a fork', 'base', (it) => ({ name: 'pull_request', payload: payloads(it, { id: 2 }), sha: it.head })],
    ['pull_request_target', 'base', (it) => ({ name: 'pull_request_target', payload: payloads(it, { id: 2 }), sha: it.base })],
    [
      'issue_comment, with the head checked out',
      'base',
      (it) => ({ name: 'issue_comment', payload: { issue: { pull_request: {} } }, sha: it.base }),
    ],
    [
      'workflow_run',
      'base',
      (it) => ({
        name: 'workflow_run',
        payload: { workflow_run: { event: 'pull_request', head_repository: { id: 2 } }, repository: ours },
        sha: it.base,
      }),
    ],
    ['merge_group', 'base', (it) => ({ name: 'merge_group', payload: { merge_group: { base_sha: it.base } }, sha: it.head })],
  ];

  test.each(cases)('5.8 %s: the files of the %s', async (_, whose, build) => {
    const it = scene(1);
    const facts = readEvent({ ...build(it), ...PEOPLE });
    const plan = facts.ok ? planTrust(facts.value, 'auto') : facts;
    if (!plan.ok) throw new Error(plan.error);
    const trust = await opened(options(it, { plan: plan.value }));
    expect((await answers(trust, it.checkout))['path']).toBe(`deny ${whose}`);
    expect(trust.trusted).toMatchObject({ kind: 'commit', commit: whose === 'base' ? it.base : it.head });
    await trust.close();
  });

  test('5.8 a base that cannot be had stops the run', async () => {
    const it = scene(1);
    const plan = { source: { kind: 'commit', commit: 'e'.repeat(40) }, workspaceFiles: true, why: 'x' } as const;
    expect(await openTrust(options(it, { plan }))).toMatchObject({ ok: false, error: expect.stringContaining('cannot be had') });
  });

  test('`workspace-hooks: off` loads none of the workspace’s, from no version', async () => {
    const it = scene();
    const trust = await opened(
      options(it, { plan: { source: { kind: 'commit', commit: it.base }, workspaceFiles: false, why: '`workspace-hooks` is `off`' } }),
    );
    expect(trust.hooks).toEqual([]);
    expect(trust.tools).toEqual([]);
    expect(trust.trusted).toEqual({ kind: 'off', why: '`workspace-hooks` is `off`' });
    expect(trust.snapshot).toBeUndefined();
  });
});
