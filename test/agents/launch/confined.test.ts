// What an agent can reach inside its confinement, and what it cannot: each row is one command that a shell in the agent's place runs.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probeBubblewrap } from '../../../src/agents/launch/probe.ts';
import { newWord } from '../../subprocess/support.ts';
import { type AskedRun, Bench, type Ended, type User, users } from './launched.ts';

const probed = await probeBubblewrap({ signal: new AbortController().signal });
let bench: Bench;

beforeAll(() => {
  bench = new Bench();
});
afterAll(() => bench[Symbol.dispose]());

type Wanted = Pick<AskedRun, 'script'> & Partial<AskedRun>;

/** Runs the script confined, in a fresh room. */
async function confined(user: User, room: ReturnType<Bench['room']>, wanted: Wanted, onTold?: (pid: number) => void): Promise<Ended> {
  const told = await bench.run(user, { ...room, mark: newWord(), confined: true, ...wanted }, onTold);
  if ('unavailable' in told) throw new Error(told.unavailable);
  return told;
}

/** Each command's exit code, by its name. */
function rowsScript(rows: Readonly<Record<string, string>>): string {
  return Object.entries(rows)
    .map(([name, command]) => `(${command}) >/dev/null 2>&1 && echo "${name}: yes" || echo "${name}: no"`)
    .join('\n');
}

const answers = ({ lines }: Ended): Record<string, string> => Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
const all = (rows: Readonly<Record<string, string>>, answer: string) => Object.fromEntries(Object.keys(rows).map((name) => [name, answer]));
const why = probed.ok ? '' : ` (skipped: ${probed.error})`;

describe.skipIf(!probed.ok).each(users)(`an agent confined by bubblewrap, as %s${why}`, (user) => {
  test('reaches what it needs', async () => {
    const rows = {
      'its programs': 'node -e "process.exit(0)" && git --version && ls /usr/bin',
      'the gateway on loopback': '[ "$(curl -s http://127.0.0.1:8401/)" = "the gateway answers" ]',
      'the gateway by its socket': '[ "$(curl -s --unix-socket {sockets}/gateway.sock http://guard/)" = "the gateway answers" ]',
      'the shim': '{guard}/shims/pre; [ $? = 2 ]',
      'its settings': '[ "$(cat /etc/agent-of-a-test/settings.json)" = "{}" ] && [ "$(cat {guard}/more/rules)" = rules ]',
      'settings beside the machine’s own': '[ "$(cat /etc/ssl/agent-of-a-test/policy)" = policy ] && [ -d /etc/ssl/certs ]',
      'its home': 'echo x > "$HOME/file" && [ "$(cat "$HOME/.given")" = given ] && echo more >> "$HOME/.given"',
      'its temporary folder': 'echo x > "$TMPDIR/file" && echo x > /tmp/other && echo x > /var/tmp/third && [ -f /tmp/file ]',
      'the workspace': 'echo x > made && mkdir folder && mv made folder/made && [ "$(cat given)" = text ]',
      'certificates and names': '[ -d /etc/ssl ] && getent hosts localhost',
      'null and random': 'head -c 8 /dev/urandom > /dev/null && [ -w /dev/shm ]',
    };
    const room = bench.room(user, { given: 'text' });
    const files = [
      { in: 'system', path: 'agent-of-a-test/settings.json', text: '{}' },
      { in: 'system', path: 'ssl/agent-of-a-test/policy', text: 'policy' },
      { in: 'guard', path: 'more/rules', text: 'rules' },
      { in: 'home', path: '.given', text: 'given' },
    ] as const;
    expect(answers(await confined(user, room, { script: rowsScript(rows), files }))).toEqual(all(rows, 'yes'));
    expect(readFileSync(join(room.workspace, 'folder/made'), 'utf8')).toBe('x\n');
    expect(existsSync('/etc/agent-of-a-test')).toBe(false);
  });

  test('cannot reach what is not its own', async () => {
    const room = bench.room(user, { given: 'text' });
    const work = join(room.folder, '_work');
    for (const path of ['_temp', '_actions/some/action', '_tool/java']) mkdirSync(join(work, path), { recursive: true });
    for (const path of ['_temp/secret', '_actions/some/action/index.js', '_tool/java/file']) writeFileSync(join(work, path), 'private');
    writeFileSync(join(room.folder, 'beside'), 'private');
    const rows = {
      'the runner’s temporary files': `cat ${work}/_temp/secret`,
      'actions of the job': `cat ${work}/_actions/some/action/index.js`,
      'tools that are not on PATH': `cat ${work}/_tool/java/file`,
      'what lies beside the workspace': `cat ${room.folder}/beside`,
      'what root alone may read': 'cat /var/cache/ldconfig/aux-cache || cat /etc/.pwd.lock || ls /var/lib/private/*',
      'homes of the machine': 'ls /home/* || (cd /root && cat .profile)',
      '/run': '[ -n "$(ls -A /run)" ]',
      passwords: 'cat /etc/shadow || cat /etc/sudoers',
      'the scratch folder of the guard': `ls ${room.folder}/scratch/agent/etc || ls ${room.folder}/scratch/agent/temp`,
      'another address': 'curl -s -m 2 http://127.0.0.1:22/ || curl -s -m 2 http://192.0.2.1/ || curl -s -m 2 http://example.com/',
      'other processes': '[ "$(ls /proc | grep -c "^[0-9]")" -gt 12 ]',
      'the environment of the guard': 'cat /proc/*/environ | tr "\\0" "\\n" | grep SECRET_OF_THE_GUARD',
      devices: 'ls /dev/vda || ls /dev/sda || ls /dev/kmsg || ls /dev/mem || ls /dev/fuse',
      privileges: '! grep -q "^CapEff:.0000000000000000" /proc/self/status || ! grep -q "^NoNewPrivs:.1" /proc/self/status || sudo -n id',
    };
    const runner = { RUNNER_TEMP: join(work, '_temp'), RUNNER_TOOL_CACHE: join(work, '_tool'), SECRET_OF_THE_GUARD: 'x' };
    expect(answers(await confined(user, room, { script: rowsScript(rows), runner }))).toEqual(all(rows, 'no'));
  });

  test('cannot change what is not its own', async () => {
    const room = bench.room(user, {
      'AGENTS.md': 'obey',
      'deep/er/CLAUDE.md': 'obey',
      '.basis/hooks.json': '{}',
      '.github/workflows/ci.yml': 'on: push',
      '.git/config': '[core]\n',
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/hooks/pre-commit': '#!/bin/sh\n',
    });
    const guarded = [
      'AGENTS.md',
      'deep/er/CLAUDE.md',
      '.basis/hooks.json',
      '.github/workflows/ci.yml',
      '.git/config',
      '.git/hooks/pre-commit',
    ];
    const before = readdirSync('/etc').toSorted();
    const rows = {
      ...Object.fromEntries(guarded.map((path) => [`${path} in place`, `echo evil > ${path}`])),
      ...Object.fromEntries(guarded.map((path) => [`${path} by another file`, `echo evil > evil && mv -f evil ${path}`])),
      'a hook that was not there': 'echo evil > .git/hooks/post-checkout',
      'a hooks.json that was not there': 'echo evil > .basis/tools.json',
      'the folders above': 'mv .git moved || mv .github moved || mv deep moved || mv deep/er moved || rm -rf .basis',
      'the guard’s folder': 'echo evil > {guard}/shims/pre || rm -f {guard}/shims/pre || mv {guard} /tmp/moved || chmod 777 {guard}/shims',
      'what the guard’s folder lies in': 'mv "$(dirname {guard})" /tmp/moved || mv "$(dirname "$(dirname {guard})")" /tmp/moved',
      sockets: 'rm -f {sockets}/gateway.sock || mv {sockets} /tmp/moved',
      'its system settings':
        'echo evil > /etc/agent-of-a-test/settings.json || rm -rf /etc/agent-of-a-test || mv /etc/agent-of-a-test /tmp/a',
      'the system': 'touch /etc/made || touch /usr/bin/made || touch /made || touch /run/made || touch /var/lib/made',
      'the kernel': 'echo x > /proc/sys/kernel/domainname || echo x > /proc/sysrq-trigger || echo x > /proc/sys/kernel/core_pattern',
      mounts: 'umount /etc || umount {guard} || mount -o remount,rw,bind /usr || mount -t tmpfs none /run',
      'mounts in one more namespace':
        'unshare -Urm sh -c "umount /etc || umount {guard} || mount -o remount,rw,bind /usr && touch /usr/made"',
    };
    const files = [{ in: 'system', path: 'agent-of-a-test/settings.json', text: '{}' }] as const;
    expect(answers(await confined(user, room, { script: rowsScript(rows), files }))).toEqual(all(rows, 'no'));
    for (const path of guarded) expect(readFileSync(join(room.workspace, path), 'utf8')).not.toContain('evil');
    expect(readdirSync('/etc').toSorted()).toEqual(before);
  });

  test('commits to the repository all the same', async () => {
    const room = bench.room(user);
    const git = 'git -c user.name=a -c user.email=a@example.invalid';
    const first = await confined(user, room, { script: `git init -q -b main . && echo a > a && git add a && ${git} commit -qm one` });
    expect(first.exit).toEqual({ kind: 'exited', code: 0, stderr: '' });
    const script = `echo b > b && git add b && ${git} commit -qm two && git checkout -q -b other && git log --format=%s; git config x.y z`;
    const second = await confined(user, room, { script });
    expect(second.lines).toEqual(['two', 'one']);
    expect(second.exit).toMatchObject({ kind: 'exited', code: 4 });
  });

  test('sees an empty file or folder where the plan masks one, and cannot fill it', async () => {
    const room = bench.room(user, {
      '.env': 'KEY=1',
      '.agent/settings.json': '{"evil": 1}',
      '.agent/sub/more': 'x',
      '.agent/AGENTS.md': 'obey',
    });
    symlinkSync('.agent', join(room.workspace, '.linked'));
    const rows = {
      'what a link leads to is empty': '[ -z "$(ls -A .linked/)" ]',
      'the file is empty': '[ -f .env ] && [ ! -s .env ]',
      'the folder is empty': '[ -d .agent ] && [ -z "$(ls -A .agent)" ]',
      'neither can be filled': '! (echo x > .env) && ! (echo x > .agent/settings.json) && ! mv .agent moved && ! rm -f .env',
    };
    const masked = ['.env', '.linked', 'not-there', '../outside'];
    expect(answers(await confined(user, room, { script: rowsScript(rows), masked }))).toEqual(all(rows, 'yes'));
    expect(readFileSync(join(room.workspace, '.agent/settings.json'), 'utf8')).toBe('{"evil": 1}');
    expect(existsSync(join(room.workspace, 'not-there'))).toBe(false);
  });

  test('writes nothing to a workspace that is read-only', async () => {
    const room = bench.room(user, { given: 'text' });
    const rows = { 'the workspace': 'echo x > made || echo x > given || rm given', 'what it may read': '! cat given' };
    expect(answers(await confined(user, room, { script: rowsScript(rows), writable: false }))).toEqual(all(rows, 'no'));
  });

  test('cannot talk to a daemon by a socket in a folder that it sees', async () => {
    const room = bench.room(user);
    const server = createServer((socket) => socket.end('daemon'));
    const path = join(room.workspace, 'daemon.sock');
    await new Promise<void>((resolve) => server.listen({ path, writableAll: true }, resolve));
    const told = await confined(user, room, { script: `curl -s --unix-socket ${path} http://x/ ; echo $?; [ -S ${path} ]; echo $?` });
    server.close();
    expect(told.lines).toEqual(['7', '1']);
    expect(told.notices.join()).toContain(path);
  });

  test('has the files of the machine’s owner as root’s where the plan asks for that', async () => {
    const files = [{ in: 'system', path: 'agent-of-a-test/settings.json', text: '{}' }] as const;
    const script =
      'stat -c %u:%a /etc/agent-of-a-test/settings.json; id -u; (umount /etc || mount -t tmpfs x /mnt) 2>/dev/null || echo held';
    const told = await confined(user, bench.room(user), { script, files, rootOwned: true });
    expect(told.lines).toEqual(['0:444', '0', 'held']);
  });

  test('keeps exit codes and streams, and takes no secret along in its last words', async () => {
    const script = 'cat; echo hush-hush >&2; exit 42';
    const told = await confined(user, bench.room(user), { script, input: 'one\r\ntwo\nthree' });
    expect(told.lines).toEqual(['one', 'two', 'three']);
    expect(told.exit).toEqual({ kind: 'exited', code: 42, stderr: '***-***\n' });
  });

  test('a shared network is told as a gap, and the rest still holds', async () => {
    const rows = { homes: '(cd /root && cat .profile) || ls /home/*', '/run': '[ -n "$(find /run -type s)" ]' };
    const told = await confined(user, bench.room(user), { script: rowsScript(rows), network: 'shared' });
    expect(answers(told)).toEqual(all(rows, 'no'));
    expect(told.gaps).toHaveLength(1);
    expect(told.held.join()).not.toContain('network');
  });
});

test.each(users)('without a confinement, as %s, the same commands reach and change what is not the agent’s own', async (user) => {
  const room = bench.room(user, { 'AGENTS.md': 'obey', '.git/hooks/pre-commit': 'x' });
  writeFileSync(join(room.folder, 'beside'), 'private');
  const rows = {
    'what lies beside the workspace': `cat ${room.folder}/beside`,
    'the scratch folder of the guard': `ls ${room.folder}/scratch/agent/etc`,
    'guidance and hooks': 'echo evil > AGENTS.md && mv .git moved',
    'the guard’s folder': 'chmod 700 {guard} {guard}/shims && rm -f {guard}/shims/pre && mv {guard} {guard}-moved',
    'other processes': '[ "$(ls /proc | grep -c "^[0-9]")" -gt 12 ]',
  };
  const told = await bench.run(user, { ...room, mark: newWord(), confined: false, script: rowsScript(rows) });
  if ('unavailable' in told) throw new Error(told.unavailable);
  expect(answers(told)).toEqual(all(rows, 'yes'));
});

test.runIf(users.includes('root'))('root keeps one capability in a workspace of another user’s, and says so', async ({ skip }) => {
  if (!probed.ok) return skip(probed.error);
  const room = bench.room('ordinary', { given: 'text' });
  const script =
    'grep ^CapEff /proc/self/status; echo more >> given && cat given; git init -q . && git status --short; (umount /etc || echo x > /proc/sys/kernel/domainname) 2>&- || echo held';
  const told = await confined('root', room, { script });
  expect(told.lines).toEqual(['CapEff:\t0000000000000002', 'textmore', '?? given', 'held']);
  expect(told.notices.join()).toContain('CAP_DAC_OVERRIDE');
  expect(statSync(join(room.workspace, 'given')).uid).not.toBe(0);
});
