import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { RecordedCall } from '../../../src/agents/adapter.ts';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { DATABASE } from '../../../src/agents/opencode/plan.ts';
import { testFolder } from '../../support/run/folder.ts';

/** A database as the agent leaves it: the parts of its messages, those of sub-agents among them. */
function home(parts: readonly unknown[]): string {
  const folder = testFolder();
  const file = join(folder, DATABASE);
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('create table part (id text primary key, message_id text, session_id text, data text)');
  for (const [at, part] of parts.entries())
    database
      .prepare('insert into part values (?, ?, ?, ?)')
      .run(`prt_${at}`, 'msg_1', 'ses_1', typeof part === 'string' ? part : JSON.stringify(part));
  database.close();
  return folder;
}

async function recordsIn(folder: string): Promise<readonly RecordedCall[]> {
  const found: RecordedCall[] = [];
  for await (const call of opencode.records({ home: folder, workspace: '/w' })) found.push(call);
  return found;
}

const tool = (name: string, status: string, more: object = {}) => ({
  type: 'tool',
  tool: name,
  callID: 'toolu_1',
  state: { status, input: { command: 'a' }, ...more },
});

test('every call of the database is told, with whether it ran', async () => {
  const folder = home([
    { type: 'step-start' },
    { type: 'text', text: 'words' },
    tool('bash', 'completed', { output: 'a', metadata: { output: 'a' } }),
    tool('bash', 'error', { error: 'not here' }),
    tool('invalid', 'completed'),
    'no json',
  ]);
  expect(await recordsIn(folder)).toEqual([
    {
      id: 'toolu_1',
      name: 'bash',
      input: { kind: 'json', text: '{"command":"a"}' },
      ran: true,
      where: expect.stringContaining('prt_2') as unknown,
    },
    expect.objectContaining({ name: 'bash', ran: false }),
    expect.objectContaining({ name: 'invalid', ran: false }),
    expect.objectContaining({ name: 'unreadable', ran: true }),
  ]);
});

test('without a database there is no call, and one that is none throws', async () => {
  expect(await recordsIn(testFolder())).toEqual([]);
  const folder = testFolder();
  mkdirSync(join(folder, DATABASE), { recursive: true });
  await expect(recordsIn(folder)).rejects.toThrow();
});
