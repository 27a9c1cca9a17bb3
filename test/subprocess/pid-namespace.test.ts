import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type PidNamespace, probePidNamespace } from '../../src/subprocess/pid-namespace.ts';
import { run } from '../../src/subprocess/run.ts';
import { folder, leftOf, newWord, onLinux, PATH, processesWith, requestFor, until } from './support.ts';

type Argv = readonly [string, ...string[]];
const { signal } = new AbortController();
const isRoot = process.geteuid?.() === 0;
const nobody: Argv = ['/usr/bin/setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];

/** The program that tries to get away, where every user may run it. */
function escapes(): string {
  const path = join(folder(), 'escapes.py');
  cpSync(fileURLToPath(new URL('../fixtures/hooks/escapes.py', import.meta.url)), path);
  return path;
}

function isLoop(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('/bin/sh\0-c\0while');
  } catch {
    return false;
  }
}

/** The form that is found where only these programs are installed, for root or for another user. */
async function formOf(tools: readonly string[], uid: number): Promise<PidNamespace | undefined> {
  const only = folder();
  for (const tool of tools) {
    const path = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'].map((place) => join(place, tool)).find((candidate) => existsSync(candidate));
    if (path !== undefined) symlinkSync(path, join(only, tool));
  }
  return await probePidNamespace({ cwd: '/', signal, uid, folders: [only] });
}

const forms: readonly { name: string; tools: readonly string[]; user: 'root' | 'other' }[] = [
  { name: 'unshare', tools: ['unshare', 'setpriv'], user: 'root' },
  { name: 'bwrap', tools: ['bwrap'], user: 'root' },
  { name: 'bwrap', tools: ['bwrap'], user: 'other' },
  { name: 'unshare-user', tools: ['unshare', 'setpriv'], user: 'other' },
];

describe.skipIf(!onLinux).each(forms)('7.4 a PID namespace by $name, for $user', ({ name, tools, user }) => {
  /** The form's command line, as the user whom it is for; skips where the machine has no such form. */
  async function inside(skip: (note: string) => never, argv: Argv): Promise<Argv> {
    if (user === 'root' && !isRoot) skip('needs root');
    const namespace = await formOf(tools, user === 'root' ? 0 : 65_534);
    if (namespace === undefined) return skip(`${name} does not work on this machine`);
    expect(namespace.form).toBe(name);
    const wrapped = namespace.wrap(argv);
    return user === 'other' && isRoot ? [...nobody, ...wrapped] : wrapped;
  }

  test('keeps exit codes, folder, arguments, environment and streams', async ({ skip }) => {
    const script = 'cat; pwd; echo "$1|$GIVEN"; echo bad >&2; exit 42';
    const argv = await inside(skip, ['/bin/sh', '-c', script, 'sh', "it's $HOME"]);
    const result = await run(requestFor(argv, { cwd: '/usr/share', stdin: 'in\n', env: { PATH, GIVEN: 'yes' } }));
    expect(result.end).toEqual({ kind: 'exited', code: 42 });
    expect(result.stdout.toString()).toBe("in\n/usr/share\nit's $HOME|yes\n");
    expect(result.stderr.toString()).toBe('bad\n');
  });

  test('signals work inside, and death by one is 128 and its number', async ({ skip }) => {
    const argv = await inside(skip, ['/bin/sh', '-c', 'trap "echo heard" USR1; kill -USR1 $$; kill -TERM $$']);
    const { end, stdout } = await run(requestFor(argv));
    expect(stdout.toString()).toBe('heard\n');
    expect(end).toEqual({ kind: 'exited', code: 143 });
  });

  test('a program that is missing is 127', async ({ skip }) => {
    const { end } = await run(requestFor(await inside(skip, ['/nowhere/program'])));
    expect(end).toEqual({ kind: 'exited', code: 127 });
  });

  test('shows a /proc of its own, in which nothing of the outside is', async ({ skip }) => {
    const argv = await inside(skip, ['/bin/sh', '-c', 'ls /proc | grep -c "^[0-9]"; cat /proc/self/comm']);
    const [count, own] = (await run(requestFor(argv))).stdout.toString().split('\n');
    expect(Number(count)).toBeLessThan(8);
    expect(own).toBe('cat');
  });

  test('neither gains nor loses files', async ({ skip }) => {
    const place = folder();
    writeFileSync(join(place, 'secret'), 'x', { mode: 0o600 });
    mkdirSync(join(place, 'open'));
    const script = `chmod 777 ${place} 2>/dev/null; test -r ${place}/secret && echo reads; echo x 2>/dev/null > ${place}/open/new && echo writes; echo y > /dev/null && echo devices`;
    const outside = await run(requestFor(user === 'other' && isRoot ? [...nobody, '/bin/sh', '-c', script] : ['/bin/sh', '-c', script]));
    const { stdout } = await run(requestFor(await inside(skip, ['/bin/sh', '-c', script])));
    expect(stdout.toString()).toBe(outside.stdout.toString());
    expect(stdout.toString()).toContain('devices');
  });

  test('what a command leaves dies with it, also without a mark and in a session of its own', async ({ skip }) => {
    const word = newWord();
    const started = performance.now();
    const argv = await inside(skip, [escapes(), 'setsid', 'fork', 'clear', 'hold', word]);
    const { end } = await run(requestFor(argv));
    expect(end).toEqual({ kind: 'exited', code: 0 });
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(processesWith(word)).toEqual([]);
  });

  test('a late command is ended with all that it started', async ({ skip }) => {
    const word = newWord();
    const argv = await inside(skip, [escapes(), 'setsid', 'fork', 'clear', 'wait', word]);
    const { end, reaped } = await run(requestFor(argv, { timeoutMs: 1500 }));
    expect(end).toEqual({ kind: 'late', phase: 'running' });
    await reaped;
    expect(processesWith(word)).toEqual([]);
  });

  test('dies with the process that started it', async ({ skip }) => {
    const word = newWord();
    const argv = await inside(skip, ['/bin/sh', '-c', 'while :; do sleep 1; done', word]);
    const parent = spawn('/bin/sh', ['-c', '"$@" & wait', 'sh', ...argv], { cwd: '/', stdio: 'ignore', env: { PATH } });
    // The whole start must be over: until then the kernel has not been told whose death counts.
    expect(await until(() => processesWith(word).some(isLoop))).toBe(true);
    parent.kill('SIGKILL');
    expect(await leftOf(word)).toEqual([]);
  });
});

describe.skipIf(!onLinux)('the probe', () => {
  test('root keeps set-user-ID programs where unshare works', { skip: !isRoot }, async ({ skip }) => {
    const namespace = await probePidNamespace({ cwd: '/', signal });
    if (namespace === undefined) return skip('no form works on this machine');
    if (namespace.form !== 'unshare') return skip('unshare does not work on this machine');
    const { stdout } = await run(requestFor(namespace.wrap(['/bin/grep', 'NoNewPrivs', '/proc/self/status'])));
    expect(namespace.setuidWorks).toBe(true);
    expect(stdout.toString()).toBe(readFileSync('/proc/self/status', 'utf8').match(/^NoNewPrivs.*\n/m)?.[0]);
  });

  test('finds nothing where no tool is, where a tool makes no namespace, and on other systems', async () => {
    const careless = folder();
    // Runs the command, but in no namespace.
    for (const tool of ['bwrap', 'setpriv', 'unshare']) {
      writeFileSync(join(careless, tool), '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"\n', { mode: 0o755 });
    }
    for (const uid of [0, 1000]) {
      expect(await probePidNamespace({ cwd: '/', signal, uid, folders: [folder()] })).toBeUndefined();
      expect(await probePidNamespace({ cwd: '/nowhere', signal, uid })).toBeUndefined();
      expect(await probePidNamespace({ cwd: '/', signal, uid, folders: [careless] })).toBeUndefined();
    }
    expect(await probePidNamespace({ cwd: '/', signal, platform: 'darwin' })).toBeUndefined();
  });
});
