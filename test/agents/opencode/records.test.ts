import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { DATABASE } from '../../../src/agents/opencode/plan.ts';
import { testFolder } from '../../support/run/folder.ts';
import { type ReadRecords, readAll } from '../recorded.ts';

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

const recordsIn = (folder: string): Promise<ReadRecords> => readAll(opencode.records({ home: folder, workspace: '/w' }));

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
  expect((await recordsIn(folder)).calls).toEqual([
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

const NOTHING = { calls: [], unread: [] };
const PARTS = 'create table part (id text primary key, message_id text, session_id text, data text)';

/** A home with a database that is made by these statements. */
function made(...statements: readonly string[]): { readonly folder: string; readonly file: string; readonly database: DatabaseSync } {
  const folder = testFolder();
  const file = join(folder, DATABASE);
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  for (const statement of statements) database.exec(statement);
  return { folder, file, database };
}

test('without a database there is no call, and one that is none is told', async () => {
  expect(await recordsIn(testFolder())).toEqual(NOTHING);
  const folder = testFolder();
  mkdirSync(join(folder, DATABASE), { recursive: true });
  expect(await recordsIn(folder)).toEqual({ calls: [], unread: [expect.stringContaining("opencode.db' is no regular file")] });
});

test('a large database is read whole, with what is only in its log and with rows of many pages', async () => {
  const { folder, database } = made(
    'pragma journal_mode = wal',
    'pragma wal_autocheckpoint = 100',
    'create table other (id text primary key, data text)',
    'CREATE TABLE `part` (\n\t`id` text PRIMARY KEY,\n\t`message_id` text NOT NULL, `n` numeric(1, 2) DEFAULT 1,\n\t`data` text NOT NULL, CONSTRAINT `x` UNIQUE(`id`))',
  );
  const insert = database.prepare('insert into part (id, message_id, data) values (?, ?, ?)');
  for (let at = 0; at < 3000; at += 1)
    insert.run(
      `prt_${at}`,
      'msg',
      JSON.stringify({ ...tool('bash', 'completed', { output: 'é'.repeat((at * 37) % 9000) }), callID: `c${at}` }),
    );
  database.exec("delete from part where id = 'prt_7'");
  database.exec('alter table part add column late text');
  // Open still: the last changes are in the log alone.
  const { calls, unread } = await recordsIn(folder);
  database.close();
  expect(unread).toEqual([]);
  const expected = Array.from({ length: 3000 }, (_, at) => `c${at}`).filter((id) => id !== 'c7');
  expect(calls).toHaveLength(expected.length);
  expect(new Set(calls.map(({ id }) => id))).toEqual(new Set(expected));
  expect(await recordsIn(folder)).toEqual({ calls, unread });
});

test('a change in the log that was not ended is not read', async () => {
  const { folder, file, database } = made('pragma journal_mode = wal', PARTS, 'pragma cache_size = 1');
  database.prepare('insert into part values (?, ?, ?, ?)').run('a', 'm', 's', JSON.stringify(tool('bash', 'completed')));
  database.exec('begin');
  for (let at = 0; at < 500; at += 1)
    database
      .prepare('insert into part values (?, ?, ?, ?)')
      .run(`b${at}`, 'm', 's', JSON.stringify(tool('bash', 'completed', { output: 'x'.repeat(3000) })));
  expect(readFileSync(`${file}-wal`).length).toBeGreaterThan(500_000);
  const found = await recordsIn(folder);
  database.exec('rollback');
  database.close();
  expect(found).toMatchObject({ calls: [{ name: 'bash' }], unread: [] });
});

const ENDLESS = 'with recursive c(x) as (select 1 union all select x + 1 from c) select x as id, 1 as data from c';
test.each([
  ['a view without end', `create view part as ${ENDLESS}`, 'no ordinary table'],
  ['a virtual table', 'create virtual table part using fts5(id, data)', 'no ordinary table'],
  ['computed columns', "create table part (id text primary key, x text, data text as (x || 'y') stored)", 'no ordinary table'],
  ['a table without row ids', 'create table part (id text primary key, data text) without rowid', 'no ordinary table'],
  ['no such table', 'create table parts (id text primary key, data text)', "no table 'part'"],
  ['no such column', 'create table part (id text primary key, text text)', 'without id and data'],
])('a database with %s is not read', async (_, statement, why) => {
  const { folder, database } = made(statement);
  database.close();
  expect(await recordsIn(folder)).toEqual({ calls: [], unread: [expect.stringContaining(why)] });
});

test('a tree that leads back into itself has an end', async () => {
  const { folder, file, database } = made('pragma page_size = 512', 'pragma journal_mode = memory', PARTS);
  for (let at = 0; at < 2000; at += 1) database.prepare('insert into part values (?, ?, ?, ?)').run(`a${at}`, 'm', 's', '{"type":"text"}');
  database.close();
  const bytes = readFileSync(file);
  const inner = Array.from({ length: bytes.length / 512 }, (_x, at) => at * 512).filter((at) => bytes[at] === 5);
  for (const at of inner) bytes.writeUInt32BE(at / 512 + 1, at + 8);
  writeFileSync(file, bytes);
  expect(inner.length).toBeGreaterThan(0);
  expect((await recordsIn(folder)).unread).toEqual([expect.stringMatching(/has page \d+ twice/)]);
});

test('whatever its bytes are, a database is read or told, and nothing is thrown', async () => {
  const { folder, file, database } = made('pragma page_size = 512', 'pragma journal_mode = memory', PARTS);
  for (let at = 0; at < 100; at += 1)
    database
      .prepare('insert into part values (?, ?, ?, ?)')
      .run(`a${at}`, 'm', 's', JSON.stringify(tool('bash', 'completed', { output: 'x'.repeat(at * 20) })));
  database.close();
  const bytes = readFileSync(file);
  let told = 0;
  for (let at = 0; at < 400; at += 1) {
    const other = Buffer.from(bytes);
    for (let times = 0; times < 8; times += 1) other.writeUInt8((at * 31 + times * 97) % 256, (at * 7919 + times * 104_729) % other.length);
    writeFileSync(file, other);
    told += (await recordsIn(folder)).unread.length;
  }
  expect(told).toBeGreaterThan(0);
});
