// The database that OpenCode itself writes, read while it is still at work: what it wrote last is then in the log beside it.
import { expect, test } from 'vitest';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { DATABASE } from '../../../src/agents/opencode/plan.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { readAll } from '../recorded.ts';
import { openCode } from './case.ts';

// OpenCode may fold the log into the database between two copies. Only a log that is the same before and after the database was copied belongs to it.
const settled = `
mkdir -p copy/${DATABASE}; rmdir copy/${DATABASE}
for n in $(seq 100); do
  cp "$HOME/${DATABASE}-wal" copy/${DATABASE}-wal
  cp "$HOME/${DATABASE}" copy/${DATABASE}
  cmp -s "$HOME/${DATABASE}-wal" copy/${DATABASE}-wal && exit 0
done
echo no copies that belong together; exit 1
`;

test('every call is found in it, and a run with it leaves nothing that was not compared', async () => {
  const large = 'for n in $(seq 3000); do echo a line of text; done';
  const ran = await runSession(openCode, {
    flags: ['--allow-local-state', '--allow-process'],
    script: {
      main: [() => [openCode.shell(large)], () => [openCode.shell(settled)], () => [says('Done.')]],
    },
  });
  expect(ran.exit, ran.stderr).toBe(0);
  expect(JSON.stringify(ran.finished)).not.toContain('own records');
  const { calls, unread } = await readAll(opencode.records({ home: `${ran.workspace}/copy`, workspace: ran.workspace }));
  expect(unread).toEqual([]);
  const found = calls.find(({ input }) => input?.text.includes('a line of text') === true);
  expect(found, JSON.stringify(calls)).toMatchObject({ name: 'bash', ran: true });
}, 170_000);
