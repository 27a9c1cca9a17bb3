// Codex takes a hook that fails for a yes. What the driver makes of it, with a real agent, by the effect on the disk.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codex } from '../../../src/agents/codex/adapter.ts';
import { ALLOWED, KEPT } from '../../../src/agents/codex/dialect.ts';
import { launchAgent } from '../../../src/agents/launch/launch.ts';
import { makeAgentPlace } from '../../../src/agents/launch/place.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { ScriptedModel } from '../../support/agents/scripted-model.ts';
import { says } from '../../support/model-servers/script.ts';
import { put, testFolder } from '../../support/run/folder.ts';
import { launchContext } from '../launch-context.ts';
import { call, patch } from './case.ts';

const ONE_RUN = 60_000;
const YES = `printf '{"systemMessage":"${ALLOWED}"}'`;
const KEEP = `printf '{"systemMessage":"${KEPT}"}'`;

/** What a dead or lying hook does. */
const DEAD: Readonly<Record<string, string>> = {
  'ends with 1': 'exit 1',
  'is not there': 'exec /nonexistent/program',
  'is killed': 'kill -9 $$',
  'says nothing': 'exit 0',
  'says no JSON': 'echo yes',
  'says another JSON': `echo '{"allow":true}'`,
  'says a list': `echo '[1]'`,
  'refuses without words': 'exit 2',
  'says the agent’s own yes': `printf '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow"}}'`,
  'says our yes and fails': `${YES}; exit 1`,
  'never ends': 'exec sleep 60',
};

const agent = await testAgent('codex');

async function runWith(hooks: { readonly pre: string; readonly post: string }) {
  if ('unavailable' in agent) throw new Error(agent.unavailable);
  const folder = testFolder();
  const workspace = join(folder, 'work');
  mkdirSync(workspace);
  put(workspace, { 'file.txt': 'a file\n' });
  const made = makeAgentPlace({ folder: join(folder, 'a'), workspace, confined: false });
  if (!made.ok) throw new Error(made.error);
  const place = made.value;
  const token = 'a-token';
  await using model = await ScriptedModel.start('responses', token, {
    main: [
      () => [call('exec_command', { cmd: 'echo by-command > by-command.txt; echo OUTPUT-OF-IT' })],
      () => [patch('*** Add File: by-patch.txt', '+by a patch')],
      () => [says('Done.')],
    ],
  });
  const launch = launchContext({
    version: agent.version,
    program: agent.program,
    folders: place.folders,
    model: 'gpt-5.5',
    wire: 'responses',
    gateway: { url: model.url, token },
    decisions: { url: '', token: '', shim: (event) => place.shim(event) },
    allow: { external: false, delegation: false },
    confined: false,
    random: (bytes) => randomBytes(bytes).toString('hex'),
  });
  const plan = codex.plan(launch);
  const written = place.write(plan, (event) => `#!/bin/sh\ncat >/dev/null\n${event === 'pre' ? hooks.pre : hooks.post}\n`);
  if (!written.ok) throw new Error(written.error);
  const process_ = launchAgent({
    plan,
    place,
    environment: { PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter), LANG: 'C.UTF-8' },
    mark: randomBytes(8).toString('hex'),
    redact: (text) => text,
  });
  const faults: string[] = [];
  const outcome = await codex.drive(process_, {
    launch,
    signal: new AbortController().signal,
    tell: () => undefined,
    ask: async () => ({ kind: 'deny', words: 'nobody' }),
    broken: (words) => faults.push(words),
  });
  process_.kill();
  await process_.ended;
  return {
    outcome,
    faults,
    did: ['by-command.txt', 'by-patch.txt'].filter((name) => existsSync(join(workspace, name))),
    shown: model.seen.map(({ text }) => text).join('\n'),
  };
}

describe.runIf(atHand(agent))('hooks of Codex that die', () => {
  test('with hooks that answer, calls run', { timeout: ONE_RUN }, async () => {
    const ran = await runWith({ pre: YES, post: KEEP });
    expect(ran.faults).toEqual([]);
    expect(ran.did).toEqual(['by-command.txt', 'by-patch.txt']);
    expect(ran.outcome).toEqual({ kind: 'finished', finalMessage: 'Done.' });
  });

  test.each(Object.keys(DEAD))('nothing runs, and it is told, where the hook before a call %s', { timeout: ONE_RUN }, async (how) => {
    const ran = await runWith({ pre: DEAD[how] ?? '', post: KEEP });
    expect(ran.did).toEqual([]);
    expect(ran.shown).not.toContain('OUTPUT-OF-IT\\n');
    expect(ran.faults.length).toBeGreaterThan(0);
  });

  test.each(['ends with 1', 'is killed', 'says nothing', 'says no JSON'])(
    'it is told where the hook after a call %s',
    { timeout: ONE_RUN },
    async (how) => {
      const ran = await runWith({ pre: YES, post: DEAD[how] ?? '' });
      expect(ran.faults.some((words) => words.includes('after a call'))).toBe(true);
    },
  );
});
