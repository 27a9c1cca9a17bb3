// Claude Code, with and without bubblewrap, as root and as an ordinary user: what is held, and what each run says that it could not hold.
import { describe, expect, test } from 'vitest';
import { CLAUDE_CODE } from '../claude-code/case.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { askWho, expectSaid, whoRan } from './expectations.ts';
import { cannot, type Lacks, Machine, type User } from './machine.ts';

const ONE_RUN = 180_000;
const agent = cannot === undefined ? await testAgent('claude-code') : { unavailable: cannot };

const OFF = ['--confine', 'off'];
const NO_BUBBLEWRAP = 'bubblewrap does not work here, so the agent cannot be confined';
const SAME_USER = 'the agent runs as the same user as the guard';
const SETTINGS = 'a command of the agent could change the shims and settings';
const PAST = 'without the gateway';
const NO_PRIVILEGES = 'it gains no privileges: no_new_privs is set';
const uidOf: Readonly<Record<User, number>> = { root: 0, ordinary: 65_534 };

describe.runIf(atHand(agent))('Claude Code', () => {
  if ('unavailable' in agent) return;
  const machine = new Machine(agent);

  describe.each(['root', 'ordinary'] as const)('with the guard as %s', (user) => {
    test('in bubblewrap it is checked, gains no privileges, and what is held is said', { timeout: ONE_RUN }, async () => {
      const ran = await machine.run(CLAUDE_CODE, user, {}, askWho(CLAUDE_CODE));
      expectSaid(ran, {
        enforcement: 'checked',
        held: [NO_PRIVILEGES, 'it has no network but', ...(user === 'root' ? ['root has lost its capabilities'] : [])],
        unsaid: [SAME_USER, PAST, ...(user === 'root' ? [] : ['root has lost its capabilities'])],
      });
      expect(whoRan(ran)).toEqual({ uid: uidOf[user], noNewPrivileges: true, noCapabilities: true });
    });

    test('in bubblewrap with allow-external it shares the network, which is said', { timeout: ONE_RUN }, async () => {
      const ran = await machine.run(CLAUDE_CODE, user, {}, askWho(CLAUDE_CODE, ['--allow-external']));
      expectSaid(ran, {
        enforcement: 'hooks',
        notes: ['the agent shares the network of this machine'],
        held: [NO_PRIVILEGES],
        unsaid: ['it has no network but'],
      });
      expect(whoRan(ran)).toEqual({ uid: uidOf[user], noNewPrivileges: true, noCapabilities: true });
    });

    const without: readonly { readonly name: string; readonly flags: readonly string[]; readonly lacks: Lacks; readonly says: string }[] = [
      { name: 'where confine is off', flags: OFF, lacks: {}, says: '`confine` is `off`' },
      { name: 'where bubblewrap does not work', flags: [], lacks: { bubblewrap: true }, says: NO_BUBBLEWRAP },
    ];
    test.each(without)('$name it runs by its hooks, and what is not held is said', { timeout: ONE_RUN }, async ({ flags, lacks, says }) => {
      const ran = await machine.run(CLAUDE_CODE, user, lacks, askWho(CLAUDE_CODE, flags));
      expectSaid(ran, { enforcement: 'hooks', notes: [says, SAME_USER, SETTINGS, PAST], unsaid: [NO_PRIVILEGES, 'it has no network but'] });
      expect(whoRan(ran).uid).toBe(uidOf[user]);
    });
  });

  test('confine required is refused where bubblewrap does not work', { timeout: ONE_RUN }, async () => {
    const ran = await machine.run(CLAUDE_CODE, 'ordinary', { bubblewrap: true }, askWho(CLAUDE_CODE, ['--confine', 'required']));
    expect(ran.exit, ran.stderr).toBe(2);
    expect(ran.stderr).toContain(`--confine is \`required\`: ${NO_BUBBLEWRAP}`);
    expect(ran.seen).toEqual([]);
    expect(ran.has('who.txt')).toBe(false);
  });

  test.each(['checked', 'confined'])(
    'require-enforcement %s is refused where there is no confinement',
    { timeout: ONE_RUN },
    async (floor) => {
      const ran = await machine.run(CLAUDE_CODE, 'ordinary', { bubblewrap: true }, askWho(CLAUDE_CODE, ['--require-enforcement', floor]));
      expect(ran.exit, ran.stderr).toBe(2);
      expect(ran.stderr).toContain(`enforcement is \`hooks\`, below the floor \`${floor}\` of --require-enforcement`);
      expect(ran.stderr).toContain(NO_BUBBLEWRAP);
      expect(ran.seen).toEqual([]);
      expect(ran.has('who.txt')).toBe(false);
    },
  );
});
