// The program beside a confined agent, run as it is, outside of any namespace.
import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { forward, readCommand } from '../../../src/agents/inside/forward.ts';
import { testFolder } from '../../support/run/folder.ts';

const program = fileURLToPath(new URL('../../../src/main/inside.ts', import.meta.url));

const socketPath = (): string => join(testFolder(), 'a.sock');

/** A server by a unix socket that sends back what it was sent once the other side has ended. */
async function echo(): Promise<string> {
  const path = socketPath();
  const server = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket));
  await new Promise<void>((resolve) => server.listen(path, resolve));
  onTestFinished(() => void server.close());
  return path;
}

async function run(
  args: readonly string[],
  input = '',
): Promise<{ readonly code: number | null; readonly out: string; readonly said: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], { stdio: 'pipe' });
  const [out, said]: [string[], string[]] = [[], []];
  child.stdout.on('data', (bytes: Buffer) => out.push(bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out: out.join(''), said: said.join('') };
}

test('a connection is handed over whole, and one side may end before the other', async () => {
  const server = await forward({ port: 0, socket: await echo() });
  onTestFinished(() => void server.close());
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const text = 'ü'.repeat(500_000);
  client.end(text);
  const got: Buffer[] = [];
  for await (const bytes of client) got.push(bytes as Buffer);
  expect(Buffer.concat(got).toString() === text).toBe(true);
});

test('a connection to a socket that nobody listens on is closed, and the next one is taken', async () => {
  const server = await forward({ port: 0, socket: socketPath() });
  onTestFinished(() => void server.close());
  for (const attempt of [1, 2]) {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const closed = new Promise<string>((resolve) => client.on('error', () => undefined).once('close', () => resolve(`closed ${attempt}`)));
    expect(await closed).toBe(`closed ${attempt}`);
  }
});

test('the agent has this program’s streams, and its exit code is the agent’s', async () => {
  const ran = await run(['--', '/bin/sh', '-c', 'cat; echo said >&2; exit 9'], 'given');
  expect(ran).toEqual({ code: 9, out: 'given', said: 'said\n' });
});

/** Is answered over the connection, ends it, and says how its output and its errors are open. */
const LOOKS = `exec 3<>/dev/tcp/127.0.0.1/$0; printf x >&3; read -r -n 1 -u 3; exec 3>&-; sleep 0.3
grep -h flags /proc/$$/fdinfo/1 /proc/$$/fdinfo/2`;

// An agent that finds its output non-blocking may lose it: a long line that nobody has read yet is then an error to it.
test.runIf(process.platform === 'linux')('the agent’s streams stay blocking when connections are handed over', async () => {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const ran = await run([`${port}=${await echo()}`, '--', '/bin/bash', '-c', LOOKS, String(port)]);
  expect([ran.code, ran.said]).toEqual([0, '']);
  const flags = ran.out.match(/\d+/g) ?? [];
  const nonBlocking = 0o4000;
  expect(flags.map((octal) => Number.parseInt(octal, 8) & nonBlocking)).toEqual([0, 0]);
});

test('a death by signal is 128 and its number, and a program that is missing is 127', async () => {
  expect((await run(['--', '/bin/sh', '-c', 'kill -TERM $$'])).code).toBe(143);
  const missing = await run(['--', '/nowhere/agent']);
  expect([missing.code, missing.said]).toEqual([127, 'the agent did not start (spawn /nowhere/agent ENOENT)\n']);
});

test('signals are passed on', async () => {
  const child = spawn(process.execPath, [
    program,
    '--',
    '/bin/sh',
    '-c',
    'trap "echo heard; exit 3" TERM; echo ready; while :; do sleep 0.05; done',
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  child.stdout.on('data', (bytes: Buffer) => {
    out += bytes.toString();
    if (out === 'ready\n') child.kill('SIGTERM');
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(3);
  expect(out).toBe('ready\nheard\n');
});

test('a command line that cannot be read starts nothing', async () => {
  expect([['x'], ['--'], ['80=relative', '--', 'a'], ['port=/a', '--', 'a']].map(readCommand)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(readCommand(['80=/a b', '--', 'agent', '--', 'x'])).toEqual({
    forwards: [{ port: 80, socket: '/a b' }],
    argv: ['agent', '--', 'x'],
  });
  expect((await run(['nonsense'])).code).toBe(125);
});
