// A hook that asks git about the workspace: what git runs there is decided by settings that a command may write to, and that it could put
// back before the end. A hook is started beside the guard, outside a command's namespace.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ledgerOf, type Step } from '../support/run/runner.ts';
import { command, scriptOf } from '../support/run/script.ts';
import { runnerWith } from '../support/run/setting.ts';

const ASKS_GIT = {
  name: 'asks-git',
  tools: ['spawn'],
  command: [
    'sh',
    '-c',
    `ws=$(sed 's/.*"workspace":"\\([^"]*\\)".*/\\1/'); git -C "$ws" status >/dev/null 2>&1; echo '{"decision": "allow"}'`,
  ],
};

/** Says that it was run, whatever git wants of it. */
const PROGRAM = `printf '#!/bin/sh\\ntouch "%s/../ran"\\n' "$PWD" > ../program.sh; chmod +x ../program.sh`;

async function after(plant: string, back: string): Promise<Step & { readonly ran: boolean }> {
  const runner = runnerWith(
    { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [ASKS_GIT] }), 'a.txt': 'a' },
    { script: scriptOf(command('plant', `${PROGRAM}; ${plant}`), command('back', back)), inputs: { 'allow-process': 'true' } },
  );
  const step = await runner.main();
  return { ...step, ran: existsSync(join(runner.scene.folder, 'ran')) };
}

test.each([
  ['the configuration', 'cp .git/config .git/kept; git config core.fsmonitor "$PWD/../program.sh"', 'mv .git/kept .git/config'],
  [
    'another repository in the place of the first',
    'mv .git ../kept; git init -q; git config core.fsmonitor "$PWD/../program.sh"',
    'rm -rf .git; mv ../kept .git',
  ],
])('5.9 a hook’s git runs nothing that a command put into %s, and it is told', async (_, plant, back) => {
  const step = await after(plant, back);
  expect(step.ran).toBe(false);
  expect(step.code, step.log).toBe(5);
  const refused = ledgerOf(step).find((record) => record.type === 'refused' && record.tool_call_id === 'back');
  expect(refused).toMatchObject({ stage: 'chain', reason: expect.stringContaining('which decides what git runs in the workspace') });
});

test('what git writes while a command commits, branches and rebases keeps no hook from starting', async () => {
  const name = '-c user.name=a -c user.email=a@example.invalid';
  const step = await after(
    `git checkout -q -b other && echo b > b.txt && git add b.txt && git ${name} commit -q -m b && git ${name} rebase -q --force-rebase HEAD~0; git stash -q; git gc -q`,
    'git checkout -q main',
  );
  expect(step.code, step.log).toBe(0);
});

test('nor does another worktree', async () => {
  const step = await after(
    'git worktree add -q ../tree HEAD && echo left-out >> .git/info/kept',
    'git worktree remove ../tree; rm .git/info/kept',
  );
  expect(step.code, step.log).toBe(0);
});
