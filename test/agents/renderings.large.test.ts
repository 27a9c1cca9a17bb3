// What a hook puts in the place of an output is what the agent sends, in whichever way it words it: only a real difference is reported.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HIDES, hookProgram } from '../support/agents/hook-programs.ts';
import { testAgent } from '../support/agents/install.ts';
import { expectEnd, saw } from '../support/agents/scenarios.ts';
import { runSession } from '../support/agents/session.ts';
import { says } from '../support/model-servers/script.ts';
import { CLAUDE_CODE } from './claude-code/case.ts';
import { PLAIN } from './codex/case.ts';
import { CHAT } from './copilot/cases.ts';
import { geminiCase } from './gemini-cli/case.ts';
import { openCode } from './opencode/case.ts';

const SERVER = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'agents', 'cat-server.mjs'), 'utf8');

const FILES = {
  'secret.txt': 'TOP-SECRET\nmore\n',
  'denied.txt': 'NOT-SHOWN\n',
  '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: 'secrets', event: 'post_tool_use', command: ['.basis/post.sh'] }] }),
  '.basis/post.sh': { program: hookProgram({ ...HIDES, 'NOT-SHOWN': { decision: 'deny', reason: 'not for you' } }) },
  '.mcp.json': JSON.stringify({ mcpServers: { lab: { command: process.execPath, args: ['.basis/lab.mjs'] } } }),
  '.basis/lab.mjs': SERVER,
};

const CASES = [CLAUDE_CODE, PLAIN, geminiCase, CHAT, openCode];
const at = await Promise.all(CASES.map(({ name }) => testAgent(name)));

test.each(CASES.map((of, index) => ({ of, name: of.name, there: at[index] })))(
  '$name sends replacements and refusals of outputs as they were ruled, and nothing is said of it',
  { timeout: 180_000 },
  async ({ of, there }) => {
    if (there === undefined || 'unavailable' in there) return;
    const ran = await runSession(of, {
      files: FILES,
      flags: ['--allow-local-state', '--allow-process', '--allow-mcp', 'lab'],
      script: {
        main: [
          () => [of.shell('cat secret.txt')],
          () => [of.shell('cat denied.txt')],
          () => [of.read('secret.txt')],
          () => [of.read('denied.txt')],
          () => [of.mcp('lab', 'cat', { path: 'secret.txt' })],
          () => [says('All done.')],
        ],
      },
    });
    expectEnd(ran, 0);
    expect(saw(ran, '[hidden by a hook]', 'not for you', 'TOP-SECRET', 'NOT-SHOWN')).toEqual([true, true, false, false]);
    expect(ran.recordsOf('withheld').filter(({ what }) => what.startsWith('the agent sent another output'))).toEqual([]);
  },
);
