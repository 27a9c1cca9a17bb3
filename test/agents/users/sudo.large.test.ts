// A user who may become root: by sudo without a password, and by a set-user-ID program that lies in the workspace.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLAUDE_CODE } from '../claude-code/case.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { says } from '../../support/model-servers/script.ts';
import type { AgentRan, Scene } from '../../support/agents/session.ts';
import { ALLOWED, expectSaid } from './expectations.ts';
import { cannot, type Lacks, Machine } from './machine.ts';

const ONE_RUN = 180_000;
const PRIVILEGES = 'sudo and other set-user-ID programs';
const NO_PRIVILEGES = 'it gains no privileges: no_new_privs is set';
const why = cannot ?? (existsSync('/usr/bin/sudo') ? undefined : 'sudo is not installed on this machine');
const agent = why === undefined ? await testAgent('claude-code') : { unavailable: why };

describe.runIf(atHand(agent))('an ordinary user who may use sudo', () => {
  if ('unavailable' in agent) return;
  const machine = new Machine(agent);
  const scene: Scene = {
    flags: ALLOWED,
    prepare: ({ workspace }) => {
      copyFileSync('/usr/bin/id', join(workspace, 'become'));
      chmodSync(join(workspace, 'become'), 0o4755);
    },
    script: {
      main: [() => [CLAUDE_CODE.shell('sudo -n id -u > by-sudo.txt; ./become -u > by-program.txt; echo told')], () => [says('All done.')]],
    },
  };
  /** As whom what was started so ran; empty: it did not run. */
  const became = (ran: AgentRan) => [ran.text('by-sudo.txt').trim(), ran.text('by-program.txt').trim()];
  const nothing: Lacks = { bubblewrap: true, namespaces: true };

  test('could become root outside of any agent', () => {
    const [program = '', ...args] = machine.entered('ordinary', nothing);
    const { stdout, stderr } = spawnSync(program, [...args, 'sudo', '-n', 'id', '-u'], { encoding: 'utf8' });
    expect(stdout.trim(), stderr).toBe('0');
  });

  test('in bubblewrap the agent gains no privileges', { timeout: ONE_RUN }, async () => {
    const ran = await machine.run(CLAUDE_CODE, 'ordinary', {}, scene);
    expectSaid(ran, { enforcement: 'checked', held: [NO_PRIVILEGES], unsaid: [PRIVILEGES] });
    expect(became(ran)).toEqual(['', '65534']);
  });

  test('without bubblewrap, in a PID namespace of its own, it gains none either', { timeout: ONE_RUN }, async () => {
    const ran = await machine.run(CLAUDE_CODE, 'ordinary', { bubblewrap: true }, scene);
    expectSaid(ran, { enforcement: 'hooks', unsaid: [NO_PRIVILEGES, PRIVILEGES] });
    expect(became(ran)).toEqual(['', '65534']);
  });

  test('where no namespace can be had it becomes root as the user may, which is said', { timeout: ONE_RUN }, async () => {
    const ran = await machine.run(CLAUDE_CODE, 'ordinary', nothing, scene);
    expectSaid(ran, {
      enforcement: 'hooks',
      notes: [`the agent may use ${PRIVILEGES} as that user may`, 'a process that clears the mark and leaves its session may outlive it'],
      unsaid: [NO_PRIVILEGES],
    });
    expect(became(ran)).toEqual(['0', '0']);
  });
});
