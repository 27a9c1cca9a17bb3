import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { runSession } from '../../support/agents/session.ts';
import { put } from '../../support/run/folder.ts';
import { PLAIN } from './case.ts';

const agent = process.getuid?.() === 0 ? await testAgent('codex') : { unavailable: 'only root can give a process another /etc' };

/** Another /etc for one process alone; the machine's own is not touched. */
const WITH_ETC = 'cp -a /etc/. "$0" && mount --bind "$0" /etc && exec "$@"';

test.runIf(atHand(agent))(
  'on a machine with requirements of its own Codex is refused by their name, and asks no model',
  { timeout: 120_000 },
  async () => {
    const before: string[] = [];
    const ran = await runSession(PLAIN, {
      before,
      prepare: ({ folder }) => {
        put(folder, { 'etc/codex/requirements.toml': 'allowed_sandbox_modes = ["read-only"]\n' });
        before.push('unshare', '-m', '--propagation', 'private', 'sh', '-c', WITH_ETC, join(folder, 'etc'));
      },
      script: { main: [] },
    });
    expect(ran.stderr).toContain('this machine has rules of its own for Codex in /etc/codex/requirements.toml');
    expect(ran.exit).toBe(2);
    expect(ran.seen).toEqual([]);
  },
);
