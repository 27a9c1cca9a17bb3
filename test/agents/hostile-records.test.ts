// What an agent's command may leave where the agent keeps its own records: for every agent nothing of it holds the guard up, fills its
// memory or is read from elsewhere, and each is told as not compared.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapterOf } from '../../src/agents/adapters.ts';
import type { AgentName } from '../../src/agents/adapter.ts';
import { DATABASE } from '../../src/agents/opencode/plan.ts';
import { compare, DecisionLog } from '../../src/agents/reconcile.ts';
import { testFolder } from '../support/run/folder.ts';

/** A file of each agent's records. */
const RECORDS = [
  ['claude-code', '.claude/projects/-w/s.jsonl'],
  ['codex', '.codex/sessions/2026/11/30/rollout-a.jsonl'],
  ['copilot', '.copilot/session-state/a-session/events.jsonl'],
  ['gemini-cli', '.gemini/tmp/work/chats/session-1.jsonl'],
  ['opencode', DATABASE],
] as const satisfies readonly (readonly [AgentName, string])[];

const MIB = 1024 * 1024;
/** Much less than the files hold, and much more than a line needs. */
const MOST_MEMORY = 500 * MIB;

function sparse(path: string, size: number): void {
  writeFileSync(path, '');
  truncateSync(path, size);
}

/** Made at the path, whose folder is there. */
const LEFT: Readonly<Record<string, (path: string) => void>> = {
  'a pipe': (path) => void execFileSync('mkfifo', [path]),
  'a link to a file': (path) => symlinkSync('/etc/passwd', path),
  'a link to a device': (path) => symlinkSync('/dev/zero', path),
  'a folder that is a link': (path) => {
    const folder = dirname(path);
    renameSync(folder, `${folder}-elsewhere`);
    writeFileSync(join(`${folder}-elsewhere`, basename(path)), '');
    symlinkSync(`${folder}-elsewhere`, folder);
  },
  'a line of 200 MiB': (path) => sparse(path, 200 * MIB),
  'a file of 512 MiB': (path) => sparse(path, 512 * MIB),
  'a file of 2 GiB': (path) => sparse(path, 2048 * MIB),
  'a line of a million values and more': (path) => writeFileSync(path, `["tool_use"${',0'.repeat(1_100_000)}]\n`),
};

/** Of line records alone: a database is one file. */
const LEFT_BESIDE: Readonly<Record<string, (path: string) => void>> = {
  '3,000 folders in one another': (path) => void execFileSync('python3', ['-c', NESTED, dirname(path)]),
};

const NESTED = `
import os, sys
os.chdir(sys.argv[1])
for _ in range(3000):
    os.mkdir('d')
    os.chdir('d')
`;

const noDecisions = (): DecisionLog => new DecisionLog(({ name, input }) => ({ tool: name, input: input.text }));

async function compared(name: AgentName, home: string) {
  const adapter = await adapterOf(name);
  return await compare({
    records: (stop) => adapter.records({ home, workspace: '/w' }, stop),
    log: noDecisions(),
    signal: new AbortController().signal,
  });
}

describe.each(RECORDS)('where the records of %s should be,', (name, file) => {
  const kinds = Object.entries({ ...LEFT, ...(name === 'opencode' ? {} : LEFT_BESIDE) });
  test.each(kinds)('%s is told as not compared', async (_, leave) => {
    const home = testFolder();
    const path = join(home, file);
    mkdirSync(dirname(path), { recursive: true });
    leave(path);
    const before = process.memoryUsage().rss;
    const { calls, unread } = await compared(name, home);
    expect(process.memoryUsage().rss - before).toBeLessThan(MOST_MEMORY);
    expect(calls).toEqual([]);
    expect(unread).toEqual([expect.stringContaining(`'${file.split('/')[0]}/`)]);
    expect(unread[0]?.length).toBeLessThan(500);
  });

  test('a device is told as not compared', async ({ skip }) => {
    if (process.getuid?.() !== 0) skip('root alone makes devices');
    const home = testFolder();
    mkdirSync(dirname(join(home, file)), { recursive: true });
    execFileSync('mknod', [join(home, file), 'c', '1', '5']);
    expect((await compared(name, home)).unread).toEqual([expect.stringContaining('is no regular file')]);
  });

  test('a name that is long, or has a line feed, makes one short line', async () => {
    const home = testFolder();
    const folder = join(home, dirname(file), ...(name === 'opencode' ? [] : Array.from({ length: 5 }, () => 'x\n'.repeat(100))));
    mkdirSync(folder, { recursive: true });
    execFileSync('mkfifo', [join(folder, basename(file))]);
    const { unread } = await compared(name, home);
    expect(unread).toHaveLength(1);
    expect(unread[0]?.length).toBeLessThan(300);
    expect(unread[0]).not.toContain('\n');
  });
});

test.each(['-wal', '-journal'])('a pipe where SQLite would look for opencode.db%s is told as not compared', async (more) => {
  const home = testFolder();
  mkdirSync(dirname(join(home, DATABASE)), { recursive: true });
  writeFileSync(join(home, DATABASE), '');
  execFileSync('mkfifo', [`${join(home, DATABASE)}${more}`]);
  expect((await compared('opencode', home)).unread).toEqual([expect.stringContaining('is no regular file')]);
});

test('what can be read is compared all the same', async () => {
  const home = testFolder();
  const folder = join(home, '.claude/projects/-w');
  mkdirSync(folder, { recursive: true });
  execFileSync('mkfifo', [join(folder, 'a.jsonl')]);
  const line = (type: string, block: object): string => `${JSON.stringify({ type, message: { content: [block] } })}\r\n`;
  const call = line('assistant', { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'é\u2028' } });
  writeFileSync(join(folder, 's.jsonl'), call + line('user', { type: 'tool_result', tool_use_id: 'toolu_1', content: 'x' }));
  const { calls, unread } = await compared('claude-code', home);
  expect(calls).toMatchObject([
    { id: 'toolu_1', name: 'Bash', input: { text: '{"command":"é\u2028"}' }, where: '.claude/projects/-w/s.jsonl:1' },
  ]);
  expect(unread).toHaveLength(1);
});
