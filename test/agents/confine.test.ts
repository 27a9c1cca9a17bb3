// The input `confine`, on a machine where nothing can confine an agent.
import { expect, test } from 'vitest';
import { otherBrain } from '../../src/main/run/other-agent.ts';

const ready = (confine: 'required') =>
  ({
    settings: { confine, allow: { external: true, local_state: true, process: true }, gateway: 'on' },
    host: { env: {}, platform: 'darwin', signal: new AbortController().signal },
  }) as never;

test('where it is required nothing starts without, and the reason is said', async () => {
  expect(await otherBrain(ready('required'), 'acp')).toEqual({
    ok: false,
    error: '`confine` is `required`: the agent cannot be confined on darwin: bubblewrap works on Linux alone',
  });
});
