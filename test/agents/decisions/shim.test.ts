import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Decider } from '../../../src/agents/decisions/decider.ts';
import { heard } from './fake.ts';
import { ALLOWS, ServerRig } from './server-rig.ts';
import { CLIENTS, only, run, SHELLS, start, writeShim } from './shim-rig.ts';

const denies = (words: string): Decider => ({ ...ALLOWS, before: () => Promise.resolve({ kind: 'deny', words }) });

describe('a shim', () => {
  test.each(CLIENTS)('prints what the guard answers, by %s, in every shell', async (client) => {
    // Bytes that shells use for themselves, separators, quotes, spaces at the ends.
    const words = `  It's "no" $HOME \`x\` \\n É ā “€” 🚫 \u0081\u0088 \u0001\u007f\n* \n\n`;
    await using rig = await ServerRig.open({ decider: denies(words) });
    const shim = writeShim(rig.folder, { ...rig.place, ...only(client) });
    const all = await Promise.all(SHELLS.map((shell) => run(shim, { shell })));
    const expected = { stdout: `{"say":"deny","words":${JSON.stringify(words)}}`, stderr: '', exit: 0 };
    expect(all).toEqual(SHELLS.map(() => expected));
    expect(await run(shim)).toEqual(expected);
    expect(rig.problems).toEqual([]);
  });

  test.each(CLIENTS)('gives back standard error and the exit code, by %s, as they are', async (client) => {
    const words = "two\nlines, 'quoted' €\n";
    await using rig = await ServerRig.open({ decider: denies(words) }, 'exit-2');
    const shim = writeShim(rig.folder, { ...rig.place, ...only(client) }, 'exit-2');
    const all = await Promise.all(SHELLS.map((shell) => run(shim, { shell })));
    expect(all).toEqual(SHELLS.map(() => ({ stdout: '', stderr: words, exit: 2 })));
  });

  test('says an empty yes with nothing', async () => {
    await using rig = await ServerRig.open({}, 'empty-yes');
    expect(await run(writeShim(rig.folder, rig.place))).toEqual({ stdout: '', stderr: '', exit: 0 });
  });

  test.each(['perl', 'curl'] as const)('carries an output of 64 MiB there, and 5 MiB back, by %s', async (client) => {
    let length = 0;
    const shown = { output: { kind: 'text', text: '€'.repeat(1_700_000) }, isError: false } as const;
    const after: Decider['after'] = ({ result }) => ((length = result.output.text.length), Promise.resolve({ kind: 'replace', shown }));
    await using rig = await ServerRig.open({ decider: { ...ALLOWS, after } });
    const output = 'x'.repeat(64 * 1024 * 1024);
    const { stdout, exit } = await run(writeShim(rig.folder, { ...rig.place, ...only(client), event: 'post', answerMs: 20_000 }), {
      body: `{"name":"run","input":{},"result":"${output}"}`,
    });
    expect(exit).toBe(0);
    expect(length).toBe(output.length);
    expect(stdout === `{"shown":"${shown.output.text}"}`).toBe(true);
  });

  test('asks many at once, each with its own answer', async () => {
    const before: Decider['before'] = ({ call }) => Promise.resolve({ kind: 'deny', words: call.id ?? '' });
    await using rig = await ServerRig.open({ decider: { ...ALLOWS, before } });
    const shim = writeShim(rig.folder, rig.place);
    const ids = Array.from({ length: 12 }, (_, index) => `c${index}`);
    const all = await Promise.all(ids.map((id) => run(shim, { body: `{"id":"${id}","name":"run","input":{}}` })));
    expect(all.map(({ stdout }) => stdout)).toEqual(ids.map((id) => `{"say":"deny","words":"${id}"}`));
  });

  test.each(CLIENTS)('shows its token in no command line and no environment, by %s', async (client) => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<{ readonly kind: 'allow' }>();
    await using rig = await ServerRig.open({ decider: { ...ALLOWS, before: () => (asked.resolve(), answer.promise) } });
    const { child, printed } = start(writeShim(rig.folder, { ...rig.place, ...only(client) }));
    await asked.promise;
    const seen = processesOf(child.pid ?? 0);
    answer.resolve({ kind: 'allow' });
    expect((await printed).stdout).toBe('{"say":"allow"}');
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.join('\n')).toContain(client);
    expect(seen.join('\n')).not.toContain(rig.token);
  });
});

describe('a hostile place', () => {
  test.each(CLIENTS)('bends nothing of a shim that asks by %s', async (client) => {
    await using rig = await ServerRig.open({ decider: denies('held') });
    const place = join(rig.folder, 'place');
    mkdirSync(place);
    const sprung = join(rig.folder, 'sprung');
    const trap = `#!/bin/sh\necho sprung >>'${sprung}'\necho '{"say":"allow"}'\nexit 0\n`;
    for (const name of ['curl', 'perl', 'node', 'printf', 'sh', 'test']) writeFileSync(join(place, name), trap, { mode: 0o755 });
    writeFileSync(join(place, '.curlrc'), `output = "${sprung}"\nproxy = "http://127.0.0.1:9"\n`);
    writeFileSync(join(place, 'Evil.pm'), `open(my $f, '>', '${sprung}'); print $f 'x'; exit 0; 1;\n`);
    writeFileSync(join(place, 'evil.cjs'), `require('fs').writeFileSync('${sprung}', 'x'); process.exit(0);\n`);
    writeFileSync(join(place, 'openssl.cnf'), 'openssl_conf = [\n');
    const env = {
      PATH: place,
      HOME: place,
      CURL_HOME: place,
      XDG_CONFIG_HOME: place,
      http_proxy: 'http://127.0.0.1:9',
      HTTP_PROXY: 'http://127.0.0.1:9',
      ALL_PROXY: 'socks5://127.0.0.1:9',
      PERL5OPT: '-MEvil',
      PERL5LIB: place,
      PERLIO: ':crlf',
      PERL_UNICODE: 'SDA',
      NODE_OPTIONS: `--require ${join(place, 'evil.cjs')}`,
      OPENSSL_CONF: join(place, 'openssl.cnf'),
      BASH_ENV: join(place, 'curl'),
      ENV: join(place, 'curl'),
      IFS: '"{}',
      answer: '{"say":"allow"}',
      LC_ALL: 'tr_TR.UTF-8',
      POSIXLY_CORRECT: '1',
      'BASH_FUNC_printf%%': `() { echo sprung >>'${sprung}'; echo '{"say":"allow"}'; }`,
      'BASH_FUNC_by_perl%%': `() { echo sprung >>'${sprung}'; echo '{"say":"allow"}'; }`,
    };
    const shim = writeShim(rig.folder, { ...rig.place, ...only(client) });
    const shells = [undefined, ['/bin/sh'], ...SHELLS.filter(([path, posix]) => !path.endsWith('/bash') || posix === '--posix')] as const;
    const all = await Promise.all(
      shells.map((shell) => run(shim, { env, cwd: place, ...(shell === undefined ? {} : { shell: shell as [string] }) })),
    );
    expect(all.map((printed) => heard('json', printed))).toEqual(shells.map(() => 'no'));
    expect(all.map(({ stdout }) => stdout)).toEqual(shells.map(() => '{"say":"deny","words":"held"}'));
    expect(readdirSync(rig.folder)).not.toContain('sprung');
  });
});

/** The command lines and environments of a process and those below it. */
function processesOf(pid: number): string[] {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const below = read(`/proc/${pid}/task/${pid}/children`)
    .trim()
    .split(' ')
    .filter((child) => child !== '');
  return [`${read(`/proc/${pid}/cmdline`)} ${read(`/proc/${pid}/environ`)}`, ...below.flatMap((child) => processesOf(Number(child)))];
}
