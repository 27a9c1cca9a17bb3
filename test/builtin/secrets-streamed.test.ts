// What a model says comes in pieces: put together they must not be what no single one is.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { faultsOf, guarded } from './guarded.ts';

const SECRET = `word-${randomBytes(12).toString('hex')}`;

test('a known secret that a model says is not read in the pieces either, and nothing else is lost of them', async () => {
  const session = await guarded({
    script: [
      turn([says(`First ${SECRET} and then. The end is ${SECRET.slice(0, 9)}`), calls('one', 'spawn', '{"command": "true"}')]),
      turn([says(`${SECRET.slice(9)} Then ${SECRET}`)]),
    ],
    env: { DEPLOY_TOKEN: SECRET },
    inputs: { 'allow-process': 'true' },
  });
  const said: string[] = [];
  for (const event of session.events) {
    if (event.type === 'assistant_delta') said.push(`${said.pop() ?? ''}${event.text}`);
    else if (event.type === 'assistant_message') said.push(`message ${event.text}`, '');
  }
  expect(said.filter((text) => text !== '')).toEqual([
    `First *** and then. The end is ${SECRET.slice(0, 9)}`,
    `message First *** and then. The end is ${SECRET.slice(0, 9)}`,
    `${SECRET.slice(9)} Then ***`,
    `message ${SECRET.slice(9)} Then ***`,
  ]);
  expect(session.events.filter(({ type }) => type === 'assistant_delta').length).toBeGreaterThan(4);
  expect(faultsOf(session)).toEqual([]);
});
