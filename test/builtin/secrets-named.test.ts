// Known secrets where a name stands in records, the log, the events and the summary: names that a model or a command made up.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { faultsOf, guarded } from './guarded.ts';

const SECRET = `word-${randomBytes(12).toString('hex')}`;

test.each([
  ['a tool that is not there', calls('one', SECRET, '{}')],
  ['a call', calls(SECRET, 'spawn', '{"command": "true"}')],
  [
    'a file that a command made',
    calls('one', 'spawn', JSON.stringify({ command: `printf '#!/bin/sh\\n' > run-${SECRET}.sh; chmod +x run-*.sh` })),
  ],
])('a known secret as the name of %s is read nowhere', async (_, call) => {
  const session = await guarded({
    script: [turn([call]), turn([says(`Done with ${SECRET}.`)])],
    env: { DEPLOY_TOKEN: SECRET },
    inputs: { 'allow-process': 'true' },
  });
  const { records, events, said, ended, finalMessage } = session;
  const surfaces = { records, events, said, summary: ended.summary, finished: ended.finished, finalMessage };
  const where = Object.entries(surfaces).flatMap(([name, value]) => (JSON.stringify(value).includes(SECRET) ? [name] : []));
  expect(where).toEqual([]);
  expect(faultsOf(session)).toEqual([]);
});
