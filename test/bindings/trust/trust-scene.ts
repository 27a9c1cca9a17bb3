// A pull request whose head edits every guard file, checked out; and its hooks asked as a session asks them.
import { randomUUID } from 'node:crypto';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandPort } from '../../../src/bindings/hook-command.ts';
import { checkedPort } from '../../../src/bindings/trust/checked-port.ts';
import { openTrust, type Trust, type TrustOptions } from '../../../src/bindings/trust/open-trust.ts';
import { remoteOf } from '../../../src/bindings/trust/remote.ts';
import { toolInput } from '../../../src/contract/input.ts';
import type { HookSpec } from '../../../src/hooks/participant.ts';
import { type Content, put } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { repository, scratch } from './scratch.ts';

export const ANSWER = (who: string) => `{"decision": "deny", "reason": "${who}"}`;

/** The same hooks in every form, as `who` wrote them. */
export function guardFiles(who: string, hooks: readonly unknown[] = FORMS): Readonly<Record<string, Content>> {
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
export const MARK = '<and ran in>';

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

export interface Scene {
  readonly server: string;
  readonly base: string;
  readonly head: string;
  /** What the runner checked out. */
  readonly checkout: string;
}

/** A pull request: `main` with guard files, a head that edits all of them, checked out. */
export function scene(depth?: number): Scene {
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

export function options(it: Scene, more: Partial<TrustOptions> = {}): TrustOptions {
  return {
    plan: { source: { kind: 'commit', commit: it.base }, workspaceFiles: true, why: "it is the pull request's base" },
    workspace: it.checkout,
    ceiling: it.checkout,
    env: { PATH: [join(it.checkout, 'bin'), 'bin', '', process.env['PATH']].join(delimiter), HOME: scratch() },
    remote: remoteOf({ serverUrl: pathToFileURL(it.server).href, repository: 'acme/shop' }),
    folder: scratch(),
    signal: new AbortController().signal,
    // Where the tests are run by somebody else, their folders are that user's own.
    user: 0,
    ...more,
  };
}

export async function opened(given: TrustOptions): Promise<Trust> {
  const trust = await openTrust(given);
  if (!trust.ok) throw new Error(trust.error);
  return trust.value;
}

/** Asks every hook as a session does, and gives what each answered. */
export async function answers(trust: Trust, workspace: string): Promise<Readonly<Record<string, string>>> {
  const refusals: string[] = [];
  const port = commandPort({
    workspace,
    env: {},
    resolve: (spec) => trust.commands.hook(spec),
    marks: randomUUID,
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

export const everyForm = (who: string) => Object.fromEntries(FORMS.map(({ name }) => [name, `deny ${who}`]));

/** A commit of these files on the server's `main`, as the base of the pull request. */
export function commitWith(it: Scene, files: Readonly<Record<string, Content>>): string {
  const shop = join(it.server, 'acme/shop');
  plainGit(shop, 'checkout', '--quiet', 'main');
  return commit(shop, files);
}
