// Questions that cannot be read, by the thousand: each is answered no, nothing grows with their number, and past a bound the session ends.
import { expect, test } from 'vitest';
import { dialect as claudeCode } from '../../../src/agents/claude-code/dialect.ts';
import { deciderRig } from './decider-rig.ts';
import { fakeDialect } from './fake.ts';
import { ServerRig } from './server-rig.ts';

const MOST = 1_000;
const WORDS = 'hooks were asked 1000 questions that could not be read, so the session ends';

/** Garbage, another shape, what is cut off, too long, not text, empty. */
const BAD: readonly (string | Buffer)[] = [
  '{',
  '[]',
  '{"name":1,"input":{}}',
  '{"name":"run","input":{"n":1}',
  `{"name":"run","input":{"text":"${'x'.repeat(3_000)}"}}`,
  Buffer.from([0xff, 0xfe, 0x00]),
  '',
];

/** A server over a session whose end is the server's. */
async function opened(dialect = fakeDialect('json')) {
  const session = deciderRig();
  const { strays, decider } = session;
  const server = await ServerRig.open({
    dialect,
    decider,
    limits: { before: 2_000, after: 2_000 },
    onUnreadable: () => {
      strays.unreadable();
      if (session.floods.length > 0) server.server.end('the session has ended');
    },
  });
  return { session, server };
}

async function askMany(server: ServerRig, times: number, bodies: readonly (string | Buffer)[], no: RegExp): Promise<void> {
  for (let at = 0; at < times; at += 20) {
    const asking = Array.from({ length: Math.min(20, times - at) }, (_, index) =>
      server.ask(index % 2 === 0 ? 'pre' : 'post', bodies[(at + index) % bodies.length], { over: index % 3 === 0 ? 'unix' : 'loopback' }),
    );
    for (const { status, body } of await Promise.all(asking)) {
      expect(status).toBe(200);
      expect(body).toMatch(no);
    }
  }
}

test('thousands of questions that cannot be read end the session once, with a small ledger and a short log', async () => {
  const { session, server } = await opened();
  await using _server = server;
  await askMany(server, MOST - 1, BAD, /"say":"(deny|withhold)"/);
  expect(session.floods).toEqual([]);
  session.seen('c1', 'run');
  expect((await server.ask('pre', '{"id":"c1","name":"run","input":{}}')).body).toBe('{"say":"allow"}');
  const { length } = session.records;
  await askMany(server, 3_000, BAD, /"say":"(deny|withhold)"/);
  expect(session.floods).toEqual([WORDS]);
  session.seen('c2', 'run');
  expect((await server.ask('pre', '{"id":"c2","name":"run","input":{}}')).body).toContain('"deny"');
  expect(session.records.filter(({ type }) => type === 'executed')).toEqual([]);
  expect(session.records.length - length).toBeLessThan(10);
  expect(session.strays.told).toEqual(['of the questions of hooks 1000 could not be read: answered no, without records of their own']);
  await server.server.close();
  expect(server.problems.length).toBeLessThan(110);
});

test('an agent’s own dialect answers each of them with its no', async () => {
  const { session, server } = await opened(claudeCode);
  await using _server = server;
  const bodies = [...BAD, '{"tool_name":7,"tool_input":{}}', '{"tool_name":"Bash"}'];
  await askMany(server, MOST + 200, bodies, /"permissionDecision":"deny"|"continue":false/);
  expect(session.floods).toEqual([WORDS]);
  expect(session.records).toEqual([]);
});

test('what is readable is counted by itself', async () => {
  const { session, server } = await opened();
  await using _server = server;
  await askMany(server, 600, ['{'], /"say":"(deny|withhold)"/);
  await askMany(server, 600, ['{"id":"forged","name":"run","input":{}}'], /"say":"deny"|"shown"/);
  expect(session.floods).toEqual([]);
  expect(session.strays.told).toHaveLength(2);
});
