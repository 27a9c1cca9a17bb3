// A head that edits the guard's files changes nothing about its own run: real hooks of every form, started as a session starts them.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commandPort } from '../../../src/bindings/hook-command.ts';
import { checkedPort } from '../../../src/bindings/trust/checked-port.ts';
import { openTrust, type Trust, type TrustOptions } from '../../../src/bindings/trust/open-trust.ts';
import { WORKING_TREE } from '../../../src/bindings/trust/plan.ts';
import { remoteOf } from '../../../src/bindings/trust/remote.ts';
import { toolInput } from '../../../src/contract/input.ts';
import type { HookSpec } from '../../../src/hooks/participant.ts';
import { readEvent } from '../../../src/github/event.ts';
import { planTrust } from '../../../src/github/trust-plan.ts';
import { commit, plainGit, put, repository, scratch, type Content } from './scratch.ts';

const ANSWER = (who: string) => `{"decision": "deny", "reason": "${who}"}`;

/** The same hooks in every form, as `who` wrote them. */
function guardFiles(who: string, hooks: readonly unknown[] = FORMS): Readonly<Record<string, Content>> {
  return {
    '.basis/hooks.json': JSON.stringify({ schema: 1, hooks }),
    '.basis/tools.json': JSON.stringify({
      schema: 1,
      tools: { lint: tool(['./scripts/lint.sh']), check: tool(['python3', 'scripts/check.py']), named: tool(['named-tool']) },
    }),
    '.basis/by-path.sh': { program: `#!/bin/sh\ncat >/dev/null\necho '${ANSWER(who)}'\n` },
    '.basis/guard.py': `import guardlib\nguardlib.answer()\n`,
    '.basis/guardlib.py': `import sys\ndef answer():\n    sys.stdin.read()\n    print('${ANSWER(who)}')\n`,
    '.basis/lib.sh': `answer() { cat >/dev/null; echo '${ANSWER(who)}'; }\n`,
    '.basis/settings.txt': who,
    'bin/guard-on-path': { program: `#!/bin/sh\ncat >/dev/null\necho '${ANSWER(who)}'\n` },
    'bin/named-tool': { program: `#!/bin/sh\necho ${who}\n` },
    'bin/jq-like': { program: `#!/bin/sh\ncat >/dev/null\necho '${ANSWER(who)}'\n` },
    'scripts/lint.sh': { program: `#!/bin/sh\necho ${who}\n` },
    'scripts/check.py': `print('${who}')\n`,
  };
}

/** Between what a hook was asked and where it ran. */
const MARK = '<and ran in>';

const tool = (command: readonly string[]) => ({ description: 'a tool', input_schema: { type: 'object' }, command });

const FORMS = [
  { name: 'path', command: ['./.basis/by-path.sh'] },
  { name: 'path without a dot', command: ['.basis/by-path.sh'] },
  { name: 'python3 and a path', command: ['python3', '.basis/guard.py'] },
  { name: 'sh -c', command: ['sh', '-c', '. ./.basis/lib.sh; answer'] },
  { name: 'a name on PATH', command: ['guard-on-path'] },
  { name: 'a name on PATH behind a shell', command: ['sh', '-c', 'guard-on-path'] },
  {
    name: 'an option with a path',
    command: [
      'sh',
      '-c',
      `cat >/dev/null; read who < "\${1#*=}"; echo "{\\"decision\\": \\"deny\\", \\"reason\\": \\"$who\\"}" || true`,
      'x',
      '--from=.basis/settings.txt',
    ],
  },
];

interface Scene {
  readonly server: string;
  readonly base: string;
  readonly head: string;
  /** What the runner checked out. */
  readonly checkout: string;
}

/** A pull request: `main` with guard files, a head that edits all of them, checked out. */
function scene(depth?: number): Scene {
  const server = scratch();
  const shop = repository(guardFiles('base'), join(server, 'acme/shop'));
  const base = plainGit(shop, 'rev-parse', 'HEAD');
  plainGit(shop, 'checkout', '--quiet', '-b', 'head');
  const head = commit(shop, guardFiles('head', [{ name: 'path', command: ['./.basis/by-path.sh'], on_failure: 'allow' }]));
  const checkout = join(scratch(), 'shop');
  plainGit(
    server,
    'clone',
    '--quiet',
    '--branch=head',
    ...(depth === undefined ? [] : [`--depth=${depth}`]),
    pathToFileURL(shop).href,
    checkout,
  );
  // What a step before may have left: files that no commit has.
  put(checkout, {
    'bin/python3': { program: `#!/bin/sh\necho '${ANSWER('planted')}'\n` },
    'bin/sh': { program: '#!/bin/sh\necho planted\n' },
  });
  return { server, base, head, checkout };
}

function options(it: Scene, more: Partial<TrustOptions> = {}): TrustOptions {
  return {
    plan: { source: { kind: 'commit', commit: it.base }, workspaceFiles: true, why: "it is the pull request's base" },
    workspace: it.checkout,
    ceiling: it.checkout,
    env: { PATH: [join(it.checkout, 'bin'), 'bin', '', process.env['PATH']].join(delimiter), HOME: scratch() },
    remote: remoteOf({ serverUrl: pathToFileURL(it.server).href, repository: 'acme/shop' }),
    folder: scratch(),
    signal: new AbortController().signal,
    ...more,
  };
}

async function opened(given: TrustOptions): Promise<Trust> {
  const trust = await openTrust(given);
  if (!trust.ok) throw new Error(trust.error);
  return trust.value;
}

/** Asks every hook as a session does, and gives what each answered. */
async function answers(trust: Trust, workspace: string): Promise<Readonly<Record<string, string>>> {
  const refusals: string[] = [];
  let marks = 0;
  const port = commandPort({
    workspace,
    env: {},
    resolve: (spec) => trust.commands.hook(spec),
    marks: () => `trust-test-${process.pid}-${(marks += 1)}`,
  });
  const checked = checkedPort(port, trust.commands, (_, why) => refusals.push(why));
  const ask = async (hook: HookSpec) => {
    const call = { id: '1', agentId: 'main', toolName: 'spawn', input: toolInput('{}') };
    const answer = await checked.ask(hook, { event: 'pre_tool_use', call }, new AbortController().signal);
    return answer.ok ? `${answer.value.kind} ${answer.value.kind === 'deny' ? answer.value.reason : ''}` : answer.error.what;
  };
  const told: [string, string][] = [];
  for (const hook of trust.hooks) told.push([hook.name, await ask(hook)]);
  return Object.fromEntries(told);
}

const everyForm = (who: string) => Object.fromEntries(FORMS.map(({ name }) => [name, `deny ${who}`]));

describe('a head that edits hooks, hook libraries, tools and PATH folders', () => {
  test('5.9 changes nothing about its own run, in whichever form a hook is written', async () => {
    const it = scene();
    const trust = await opened(options(it));
    expect(await answers(trust, it.checkout)).toEqual(everyForm('base'));
    expect(await trust.verify()).toEqual([]);
    await trust.close();
  });

  test('5.9 the same from a shallow checkout that lacks the base', async () => {
    const it = scene(1);
    const trust = await opened(options(it));
    expect(await answers(trust, it.checkout)).toEqual(everyForm('base'));
    expect(trust.notices).toContain(`the trusted commit ${it.base} was fetched, because the checkout did not have all of it`);
    await trust.close();
  });

  test('without trust in a commit the head’s own hook would have answered', async () => {
    const it = scene();
    const trust = await opened(options(it, { plan: WORKING_TREE }));
    expect(await answers(trust, it.checkout)).toEqual({ path: 'deny head' });
    expect(trust.snapshot).toBeUndefined();
  });

  test('5.9 its tools are the base’s too: as a path, behind an interpreter, as a name on PATH', async () => {
    const it = scene();
    const trust = await opened(options(it));
    const said = ['lint', 'check', 'named'].map((name) => {
      const command = trust.commands.tool(name);
      if (command === undefined) throw new Error(`there is no tool ${name}`);
      expect(command.cwd).toBe(it.checkout);
      const [program, ...args] = command.argv;
      return execFileSync(program, args, { cwd: command.cwd, env: command.env, encoding: 'utf8' }).trim();
    });
    expect(said).toEqual(['base', 'base', 'base']);
    await trust.close();
  });

  test('5.9 hooks find the snapshot as their folder and the workspace in the request', async () => {
    const it = scene();
    const seen = join(scratch(), 'seen');
    const probe = { name: 'probe', command: ['sh', '-c', `{ cat; printf '${MARK}'; pwd; } > "$0"`, seen] };
    const shop = join(it.server, 'acme/shop');
    plainGit(shop, 'checkout', '--quiet', 'main');
    const base = commit(shop, guardFiles('base', [probe]));
    const trust = await opened(options({ ...it, base }));
    await answers(trust, it.checkout);
    const [request = '', cwd] = readFileSync(seen, 'utf8').trimEnd().split(MARK);
    expect(JSON.parse(request)).toMatchObject({ workspace: it.checkout });
    expect(cwd).toBe(trust.snapshot?.folder);
    await trust.close();
  });

  test('5.9 a program, or script, outside that leads into the workspace is not started', async () => {
    const it = scene();
    const outside = scratch();
    put(outside, { 'bin/linked': { link: join(it.checkout, 'bin/guard-on-path') }, 'guard.py': { link: join(it.checkout, '.basis/guard.py') } });
    const hooks = [
      { name: 'program', command: ['linked'] },
      { name: 'script', command: ['python3', join(outside, 'guard.py')] },
    ];
    put(outside, { 'hooks.json': JSON.stringify({ schema: 1, hooks }) });
    const env = { PATH: [join(outside, 'bin'), process.env['PATH']].join(delimiter), HOME: scratch() };
    const trust = await opened(options(it, { configDir: outside, env }));
    const told = await answers(trust, it.checkout);
    expect(told['program']).toBe(`it was not started: its file '${join(outside, 'bin/linked')}' lies in the workspace, which is not trusted`);
    expect(told['script']).toBe(`it was not started: its file '${join(outside, 'guard.py')}' lies in the workspace, which is not trusted`);
    await trust.close();
  });

  test('5.6 a file of a hook that changes after the start keeps the hook from being started', async () => {
    const it = scene();
    const trust = await opened(options(it));
    const guard = join(trust.snapshot?.folder ?? '', '.basis/guard.py');
    chmodSync(guard, 0o644);
    writeFileSync(guard, `print('${ANSWER('agent')}')`);
    const told = await answers(trust, it.checkout);
    expect(told['python3 and a path']).toBe(`it was not started: its file '${guard}' changed since the session began`);
    expect(told['path']).toBe('deny base');
    expect(await trust.verify()).toEqual(["the guard's snapshot changed in '.basis'"]);
    await trust.close();
  });
});

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
