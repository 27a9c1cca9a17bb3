// Known secrets in what others than the tools give the model to read: words of hooks, and outputs that hooks put in the place of a tool's.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { faultsOf, guarded } from './guarded.ts';

const SECRET = `word-${randomBytes(12).toString('hex')}`;
const NAME = 'DEPLOY_TOKEN';

const hook = (event: string, printed: string) => ({
  name: 'tells',
  event,
  tools: ['files'],
  command: ['sh', '-c', `cat >/dev/null; ${printed}`],
});
const answer = (object: object) => `echo '${JSON.stringify(object)}'`;
const told = (printed: string) => hook('pre_tool_use', printed);
const after = (printed: string) => hook('post_tool_use', printed);

async function shownTo(hooks: readonly object[], inputs: Readonly<Record<string, string>> = {}) {
  return await guarded({
    script: [turn([calls('read', 'files', JSON.stringify({ operations: [{ op: 'read', path: 'README.md' }] }))]), turn([says('Done.')])],
    files: { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks }) },
    env: { [NAME]: SECRET },
    inputs,
  });
}

test.each([
  ['the reason of a denial', told(answer({ decision: 'deny', reason: `the key is ${SECRET}` })), 'the key is ***'],
  ['what a hook printed before it broke', told(`echo ${SECRET} >&2; exit 3`), 'standard error: ***'],
  ['the reason of a denial after the call', after(answer({ decision: 'deny', reason: `the key is ${SECRET}` })), 'the key is ***'],
  ['an output that a hook put in its place', after(answer({ decision: 'replace', output: { key: SECRET } })), '{\\"key\\":\\"***\\"}'],
])('a known secret in %s is not shown to the model', async (_, one, shown) => {
  const session = await shownTo([one]);
  expect(session.seen[1]?.text).toContain(shown);
  expect(session.seen[1]?.text).not.toContain(SECRET);
  expect(faultsOf(session)).toEqual([]);
});

test('with `redact` off words of hooks are shown as they are', async () => {
  const session = await shownTo([told(answer({ decision: 'deny', reason: SECRET }))], { redact: 'false' });
  expect(session.seen[1]?.text).toContain(SECRET);
});
