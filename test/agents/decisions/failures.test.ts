// What a shim prints where no answer comes: in every form of a dialect, by every client, it is a no.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { framed, SEPARATOR } from '../../../src/agents/decisions/framing.ts';
import { testFolder } from '../../support/run/folder.ts';
import { type DialectForm, DIALECT_FORMS, heard } from './fake.ts';
import { ServerRig } from './server-rig.ts';
import { CLIENTS, impostor, only, run, SHELLS, start, writeShim } from './shim-rig.ts';

const folder = testFolder();
let sockets = 0;

const socketPath = (): string => join(folder, `${(sockets += 1)}.sock`);
const token = 'none';

/** What each client hears from the socket, in each form, before and after a call. */
async function allHear(path: string, answerMs = 1): Promise<string[]> {
  const asked = DIALECT_FORMS.flatMap((form) =>
    CLIENTS.flatMap((client) => (['pre', 'post'] as const).map((event) => ({ form, client, event }))),
  );
  const printed = await Promise.all(
    asked.map(({ form, client, event }) => run(writeShim(folder, { socketPath: path, token, answerMs, event, ...only(client) }, form))),
  );
  return asked.flatMap(({ form, client, event }, index) => {
    const { stdout, stderr, exit } = printed[index] ?? { stdout: '', stderr: '', exit: null };
    const isClosed = heard(form, { stdout, stderr, exit }) === 'no' && `${stdout}${stderr}`.includes("the guard didn't answer");
    return isClosed ? [] : [`${form} ${client} ${event}: ${JSON.stringify({ stdout, stderr, exit })}`];
  });
}

const yes = framed({ stdout: '{"say":"allow"}' });
const http = (body: string, length = Buffer.byteLength(body), status = '200 OK'): string =>
  `HTTP/1.1 ${status}\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`;
const sends =
  (text: string) =>
  (socket: Socket): void =>
    void socket.end(text);

const IMPOSTORS: Readonly<Record<string, (socket: Socket) => void>> = {
  'hangs before a word': () => undefined,
  'hangs in the middle of its answer': (socket) => void socket.write(http(yes).slice(0, -4)),
  'closes without a word': (socket) => void socket.end(),
  'breaks the connection': (socket) => void socket.destroy(),
  'is cut off in the head': sends('HTTP/1.1 200 OK\r\ncontent-'),
  'is cut off in the body': sends(http(yes).slice(0, -4)),
  'talks another language': sends('+OK ready\r\n'),
  'answers with another status': sends(http(yes, undefined, '500 Internal Server Error')),
  'answers nothing': sends(http('')),
  'answers what is no frame': sends(http('{"say":"allow"}')),
  'answers a frame without an end': sends(http(yes.slice(0, -4))),
  'answers a frame with more behind it': sends(http(`${yes}${SEPARATOR}more`)),
  'answers a frame without an exit code': sends(http(yes.replace(`${SEPARATOR}0${SEPARATOR}`, `${SEPARATOR}0;id${SEPARATOR}`))),
};

describe('a shim refuses', () => {
  test('where there is no socket, and where nobody listens at it', async () => {
    expect(await allHear(socketPath())).toEqual([]);
    const [was, path] = [socketPath(), socketPath()];
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(was, resolve));
    renameSync(was, path);
    await new Promise((resolve) => server.close(resolve));
    expect(await allHear(path)).toEqual([]);
  });

  test.each(Object.keys(IMPOSTORS))('where the other end %s', async (what) => {
    const path = socketPath();
    await using _other = await impostor(path, IMPOSTORS[what] ?? (() => undefined));
    expect(await allHear(path)).toEqual([]);
  });

  test('where its token is wrong', async () => {
    await using rig = await ServerRig.open();
    expect(await allHear(rig.socketPath, 10_000)).toEqual([]);
    expect(rig.problems.every((problem) => problem.includes('without the token'))).toBe(true);
  });

  test('where every client is missing, in every shell', async () => {
    await using rig = await ServerRig.open();
    const shim = writeShim(folder, { ...rig.place, perl: '/nowhere/perl', curl: '/nowhere/curl', node: '/nowhere/node' });
    const all = await Promise.all(SHELLS.map((shell) => run(shim, { shell })));
    expect(all.map((printed) => heard('json', printed))).toEqual(SHELLS.map(() => 'no'));
  });

  test.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGALRM', 'SIGUSR1'] as const)('on %s, to its whole group', async (signal) => {
    const reached = Promise.withResolvers<void>();
    const path = socketPath();
    await using _other = await impostor(path, () => reached.resolve());
    const { child, printed } = start(writeShim(folder, { socketPath: path, token }, 'exit-2'));
    await reached.promise;
    process.kill(-(child.pid ?? 0), signal);
    // A shell may say on its own that its client was ended.
    expect(await printed).toMatchObject({ stdout: '', stderr: expect.stringMatching(/the guard didn't answer$/), exit: 2 });
  });

  test('on a signal to it alone, even where a yes comes afterwards', async () => {
    const reached = Promise.withResolvers<Socket>();
    const path = socketPath();
    await using _other = await impostor(path, reached.resolve);
    const { child, printed } = start(writeShim(folder, { socketPath: path, token }));
    const socket = await reached.promise;
    child.kill('SIGTERM');
    socket.end(http(yes));
    expect(heard('json', await printed)).toBe('no');
  });

  test.each(CLIENTS)('where its client is killed, by %s', async (client) => {
    const reached = Promise.withResolvers<void>();
    const path = socketPath();
    await using _other = await impostor(path, () => reached.resolve());
    const { child, printed } = start(writeShim(folder, { socketPath: path, token, ...only(client) }));
    await reached.promise;
    for (const pid of readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' '))
      process.kill(Number(pid), 'SIGKILL');
    expect(heard('json', await printed)).toBe('no');
  });

  test.runIf(existsSync('/bin/bash'))('where its shell cannot start anything', async () => {
    await using rig = await ServerRig.open();
    const shim = writeShim(folder, rig.place, 'exit-2');
    const printed = await run(shim, { shell: ['/bin/sh', '-c', 'ulimit -n 4; exec /bin/bash "$0"'] });
    expect(printed).toMatchObject({ stdout: '', stderr: expect.stringMatching(/the guard didn't answer$/), exit: 2 });
    expect(rig.problems).toEqual([]);
  });
});

describe('a guard that is killed', () => {
  /** An agent that obeys its hooks as `heard` says: what it did, and what its model was shown. */
  async function call(form: DialectForm, path: string, between: () => Promise<void> = () => Promise.resolve()) {
    const shims = {
      pre: writeShim(folder, { socketPath: path, token, event: 'pre' }, form),
      post: writeShim(folder, { socketPath: path, token, event: 'post' }, form),
    };
    if (heard(form, await run(shims.pre)) === 'no') return { effects: 0, shown: 0 };
    await between();
    return {
      effects: 1,
      shown: heard(form, await run(shims.post, { body: '{"id":"c1","name":"run","input":{},"result":"out"}' })) === 'no' ? 0 : 1,
    };
  }

  test.each(DIALECT_FORMS)('lets nothing happen from then on: %s', async (form) => {
    const path = socketPath();
    const guard = await guardProcess(path, form);
    const whole = await call(form, path);
    const halved = await call(form, path, () => guard.kill());
    const later = await call(form, path);
    expect([whole, halved, later]).toEqual([
      { effects: 1, shown: 1 },
      { effects: 1, shown: 0 },
      { effects: 0, shown: 0 },
    ]);
  });
});

async function guardProcess(path: string, form: DialectForm): Promise<{ kill(): Promise<void> }> {
  const program = join(import.meta.dirname, 'guard-process.ts');
  const child = spawn(process.execPath, [program, path, token, form], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return {
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
