// Whether the probe says why there is no confinement, in words that help.
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loginFilesIn } from '../../../src/agents/launch/login-files.ts';
import { probeBubblewrap } from '../../../src/agents/launch/probe.ts';
import { unconfinedGaps } from '../../../src/agents/launch/unconfined.ts';
import { onLinux } from '../../subprocess/support.ts';

const { signal } = new AbortController();

/** A folder with a program of that name that does this. */
function programs(script: string): readonly string[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'bwrap'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'bwrap'), 0o755);
  return [folder];
}

test('elsewhere than on Linux there is none, by name', async () => {
  expect(await probeBubblewrap({ signal, platform: 'darwin' })).toEqual({
    ok: false,
    error: 'the agent cannot be confined on darwin: bubblewrap works on Linux alone',
  });
});

test.runIf(onLinux)('a missing program, and one that fails, are told with what to do or what it said', async () => {
  expect(await probeBubblewrap({ signal, folders: ['/nowhere'] })).toMatchObject({
    ok: false,
    error: expect.stringContaining('install the package'),
  });
  const folders = programs('echo "bwrap: setting up uid map: Permission denied" >&2; exit 1');
  expect(await probeBubblewrap({ signal, folders })).toMatchObject({
    ok: false,
    error: expect.stringContaining("it says 'bwrap: setting up uid map: Permission denied'"),
  });
});

test.runIf(onLinux)('a program that confines nothing is not taken for one that does', async () => {
  const folders = programs('for word in "$@"; do shift; [ "$word" = -- ] && break; done; exec "$@"');
  expect(await probeBubblewrap({ signal, folders })).toMatchObject({ ok: false, error: expect.stringContaining('keeps privileges') });
});

test.runIf(onLinux)('where only a network namespace is refused, the rest is still offered', async () => {
  const folders = programs('case " $* " in *" --unshare-net "*) echo "bwrap: loopback: Failed RTM_NEWADDR" >&2; exit 1 ;; esac; exit 7');
  expect(await probeBubblewrap({ signal, folders, uid: 5 })).toEqual({
    ok: true,
    value: {
      program: `${folders[0]}/bwrap`,
      root: false,
      noNetwork: expect.stringContaining(
        "bubblewrap gives the agent no network namespace here: it says 'bwrap: loopback: Failed RTM_NEWADDR'",
      ),
    },
  });
});

test('without a confinement the gaps say why, what may outlive the agent, and that it may use sudo', () => {
  const gaps = unconfinedGaps({ why: 'because', pidNamespace: false, platform: 'linux' });
  expect(gaps[0]).toBe('because');
  expect(gaps.join()).toContain('clears the mark');
  expect(gaps.join()).toContain('sudo');
  const inNamespace = unconfinedGaps({ why: 'because', pidNamespace: true, platform: 'linux' });
  expect(inNamespace).toHaveLength(gaps.length - 2);
  expect(inNamespace.join()).not.toContain('sudo');
  expect(unconfinedGaps({ why: 'because', pidNamespace: false, platform: 'win32' }).join()).not.toContain('sudo');
});

test('without a confinement a log-in that lies in the checkout is said, and one elsewhere or none is not', () => {
  const [checkout = ''] = programs('true');
  const gapsWith = (env: Readonly<Record<string, string>>): string =>
    unconfinedGaps({
      why: 'because',
      pidNamespace: true,
      platform: 'linux',
      logins: loginFilesIn({ env, workspace: checkout, checkout }),
    }).join('\n');
  const inside = join(checkout, 'gha-creds-1.json');
  expect(gapsWith({ GOOGLE_GHA_CREDS_PATH: inside, GOOGLE_APPLICATION_CREDENTIALS: 'gha-creds-1.json' })).toContain(
    `the agent can read the log-in that lies in the checkout: ${inside}\n`,
  );
  expect(gapsWith({ GOOGLE_APPLICATION_CREDENTIALS: '/elsewhere/login.json' })).not.toContain('log-in');
  expect(gapsWith({})).not.toContain('log-in');
});
