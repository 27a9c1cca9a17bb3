import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Trust } from '../../../src/bindings/trust/open-trust.ts';
import { writableLast } from '../../../src/bindings/trust/path-order.ts';
import { put } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { scratch } from './scratch.ts';
import { ANSWER, answers, commitWith, everyForm, opened, options, scene, type Scene } from './trust-scene.ts';

interface Run {
  readonly it: Scene;
  /** The folder of the run, which a command may rename. */
  readonly run: string;
  readonly trust: Trust;
}

async function aRun(more: Parameters<typeof options>[1] = {}): Promise<Run> {
  const it = scene();
  const run = join(scratch(), 'run');
  mkdirSync(join(run, 'scratch'), { recursive: true });
  return { it, run, trust: await opened(options(it, { folder: join(run, 'scratch'), ...more })) };
}

const everyAnswer = async ({ it, trust }: Run) => Object.values(await answers(trust, it.checkout));

/** Puts a copy with another library in the place of a folder, and gives what undoes it. */
function swap(folder: string, library: string): () => void {
  renameSync(folder, `${folder}.real`);
  cpSync(`${folder}.real`, folder, { recursive: true, preserveTimestamps: true });
  const path = join(folder, library);
  chmodSync(path, 0o644);
  writeFileSync(path, readFileSync(path, 'utf8').replace('deny', 'allow'));
  return () => {
    renameSync(folder, `${folder}.copy`);
    renameSync(`${folder}.real`, folder);
  };
}

describe('the guard’s own folders', () => {
  test.each([
    ['folder of the run', '', 'scratch/snapshot/.basis/lib.sh'],
    ['scratch folder', 'scratch', 'snapshot/.basis/lib.sh'],
    ['snapshot', 'scratch/snapshot', '.basis/lib.sh'],
  ])(
    '5.9 while a copy stands in the place of the %s no hook and no tool is started, and it is told after it was put back',
    async (_, way, library) => {
      const made = await aRun();
      const { trust, run, it } = made;
      expect(await answers(trust, it.checkout)).toEqual(everyForm('base'));
      expect(await trust.verify()).toEqual([]);
      const back = swap(join(run, way), library);
      for (const answer of await everyAnswer(made)) expect(answer).toMatch(/^it was not started: /);
      const lint = trust.commands.tool('lint');
      expect(lint && trust.commands.refusalOf(lint)).toBeDefined();
      back();
      expect((await trust.verify()).join('\n')).toMatch(
        /the guard's own folder '.*' was moved or (?:replaced|changed) since the session began/,
      );
      await trust.close();
    },
  );

  test('5.9 a snapshot that was moved away and back between two looks is another one', async () => {
    const { trust, run } = await aRun();
    swap(join(run, 'scratch/snapshot'), '.basis/lib.sh')();
    expect(await trust.verify()).toContain(
      `the guard's own folder '${join(run, 'scratch/snapshot')}' was moved or changed since the session began`,
    );
    await trust.close();
  });

  test('5.9 a library that no argv names is looked at before every start', async () => {
    const made = await aRun();
    const path = join(made.run, 'scratch/snapshot/.basis/guardlib.py');
    chmodSync(path, 0o644);
    for (const answer of await everyAnswer(made)) expect(answer).toContain(`'${path}' changed since the session began`);
    await made.trust.close();
  });
});

describe('an operator’s folder outside the checkout', () => {
  const hooks = (folder: string) => JSON.stringify({ schema: 1, hooks: [{ name: 'op', command: ['python3', join(folder, 'guard.py')] }] });
  const operator = () => {
    const configDir = scratch();
    put(configDir, {
      'hooks.json': hooks(configDir),
      'guard.py': 'import rules\nrules.answer()\n',
      'rules.py': `import sys\ndef answer():\n    sys.stdin.read()\n    print('${ANSWER('operator')}')\n`,
      '.git/index': 'x',
    });
    return configDir;
  };
  const first = async ({ it, trust }: Run) => (await answers(trust, it.checkout))['op'];

  test('5.9 a module that its hook imports is held: a change keeps the hook from starting and is told at the end', async () => {
    const configDir = operator();
    const made = await aRun({ configDir });
    expect(await first(made)).toBe('deny operator');
    put(configDir, { '.git/index': 'y' });
    expect(await made.trust.verify()).toEqual([]);
    put(configDir, { 'rules.py': 'def answer():\n    print(\'{"decision": "allow"}\')\n' });
    const why = `'${join(configDir, 'rules.py')}' changed since the session began`;
    expect(await first(made)).toBe(`it was not started: ${why}`);
    expect((await answers(made.trust, made.it.checkout))['path']).toBe('deny base');
    expect(await made.trust.verify()).toEqual([why]);
    await made.trust.close();
  });

  test.each([
    ['a module that is found before the real one', 'sys.py'],
    ['a file of a new folder', 'new/x'],
  ])('5.9 %s counts as a change', async (_, path) => {
    const configDir = operator();
    const made = await aRun({ configDir });
    put(configDir, { [path]: '' });
    expect(await first(made)).toMatch(/^it was not started: .* changed since the session began$/);
    await made.trust.close();
  });

  test('5.9 a cache that Python left there is no change, and is gone before the next start', async () => {
    const configDir = operator();
    const made = await aRun({ configDir });
    expect(await first(made)).toBe('deny operator');
    put(configDir, { '__pycache__/rules.cpython-planted.pyc': 'planted' });
    expect(await made.trust.verify()).toEqual([]);
    expect(existsSync(join(configDir, '__pycache__'))).toBe(false);
    expect(await first(made)).toBe('deny operator');
    await made.trust.close();
  });

  test('one with too many files is not held, and it says so', async () => {
    const configDir = operator();
    put(configDir, Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`many/${at}`, ''])));
    const { trust } = await aRun({ configDir });
    expect(trust.notices.filter((notice) => notice.startsWith(configDir))).toEqual([
      `${configDir} has more than 5000 files: only hooks.json, tools.json and the programs that they name are watched there`,
    ]);
    await trust.close();
  });
});

describe('what hooks of a commit are started with', () => {
  test('7.1 their HOME is an empty read-only folder, tools keep the real one', async () => {
    const made = await aRun();
    const { commands, hooks } = made.trust;
    const [hook] = hooks;
    const home = hook && commands.hook(hook).env['HOME'];
    expect(home).toBe(join(made.run, 'scratch/hook-home'));
    expect(statSync(String(home)).mode & 0o777).toBe(0o555);
    expect(commands.tool('lint')?.env['HOME']).not.toBe(home);
    await made.trust.close();
  });

  test('7.1 what somebody put into that HOME is gone before the next start', async () => {
    const made = await aRun();
    const home = join(made.run, 'scratch/hook-home');
    chmodSync(home, 0o755);
    writeFileSync(join(home, '.jq'), 'def test(r): false;');
    chmodSync(home, 0o555);
    expect(await answers(made.trust, made.it.checkout)).toEqual(everyForm('base'));
    expect(readdirSync(home)).toEqual([]);
    rmSync(home, { recursive: true });
    for (const answer of await everyAnswer(made)) expect(answer).toContain(`'${home}' was moved or replaced`);
    await made.trust.close();
  });

  test('5.9 a program planted in a PATH folder of HOME does not run in the place of one that comes after it', async () => {
    const it = scene();
    const base = commitTool(it);
    const [home, system] = [scratch(), scratch()];
    const program = (who: string) => ({ program: `#!/bin/sh\ncat >/dev/null\necho '${ANSWER(who)}'\n` });
    put(home, { 'bin/.keep': '' });
    put(system, { 'a-helper': program('system') });
    const path = [join(home, 'bin'), system, process.env['PATH']].join(delimiter);
    const trust = await opened(options({ ...it, base }, { env: { PATH: path, HOME: home } }));
    put(home, { 'bin/a-helper': program('planted') });
    expect(await answers(trust, it.checkout)).toEqual({ helped: 'deny system' });
    expect(trust.notices).toContain(`hooks look for programs in the PATH entry '${join(home, 'bin')}' last: commands may write to it`);
    expect(trust.commands.path.split(delimiter)[0]).toBe(join(home, 'bin'));
    await trust.close();
  });

  test('5.9 a program planted in a PATH folder that the user owns does not run in the place of the system’s, and what the command names stays', async () => {
    const it = scene();
    const hook = { name: 'helped', command: ['a-shell', '-c', 'a-helper'] };
    const base = commitWith(it, { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [hook] }) });
    const [tools, system] = [scratch(), scratch()];
    const user = process.geteuid?.() === 0 ? 12_345 : Number(process.geteuid?.());
    const program = (who: string) => ({ program: `#!/bin/sh\ncat >/dev/null\necho '${ANSWER(who)}'\n` });
    put(tools, { 'node/bin/a-shell': { program: '#!/bin/sh\nexec sh "$@"\n' } });
    put(system, { 'a-helper': program('system') });
    if (process.geteuid?.() === 0) chownSync(join(tools, 'node'), user, user);
    const path = [join(tools, 'node/bin'), system, process.env['PATH']].join(delimiter);
    const trust = await opened(options({ ...it, base }, { env: { PATH: path, HOME: scratch() }, user }));
    put(tools, { 'node/bin/a-helper': program('planted') });
    // Without root everything here is the user's own.
    const expected = process.geteuid?.() === 0 ? 'system' : 'planted';
    expect(await answers(trust, it.checkout)).toEqual({ helped: `deny ${expected}` });
    await trust.close();
  });

  test('5.9 the interpreter that env looks for is the one that was there at the start, in the user’s own folder too, and it is held', async () => {
    const it = scene();
    const script = { program: '#!/usr/bin/env an-interpreter\n' };
    const hook = { name: 'written', command: ['.basis/written', 'x'] };
    const base = commitWith(it, { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [hook] }), '.basis/written': script });
    const [open, system] = [scratch(), scratch()];
    const interpreter = (who: string) => ({ program: `#!/bin/sh\ncat >/dev/null\n[ "$2" = x ] && echo '${ANSWER(who)}'\n` });
    put(open, { 'bin/an-interpreter': interpreter('own') });
    put(system, { 'an-interpreter': interpreter('system') });
    const user = process.geteuid?.() === 0 ? 12_345 : Number(process.geteuid?.());
    if (process.geteuid?.() === 0) chownSync(join(open, 'bin'), user, user);
    const env = { PATH: [join(open, 'bin'), system, process.env['PATH']].join(delimiter), HOME: scratch() };
    const trust = await opened(options({ ...it, base }, { env, user }));
    expect(await answers(trust, it.checkout)).toEqual({ written: 'deny own' });
    put(open, { 'bin/an-interpreter': interpreter('planted') });
    const [reason] = Object.values(await answers(trust, it.checkout));
    expect(reason).toContain('changed since the session began');
    await trust.close();
  });

  test('5.9 so is one in a folder that comes last anyway, and one that lies in the workspace is not started', async () => {
    const it = scene();
    const script = { program: '#!/usr/bin/env an-interpreter\n' };
    const hook = { name: 'written', command: ['.basis/written'] };
    const base = commitWith(it, { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [hook] }), '.basis/written': script });
    const [home, system] = [scratch(), scratch()];
    const interpreter = (who: string) => ({ program: `#!/bin/sh\ncat >/dev/null\necho '${ANSWER(who)}'\n` });
    put(system, { 'an-interpreter': interpreter('system') });
    const env = { PATH: [system, join(home, 'bin'), process.env['PATH']].join(delimiter), HOME: home };
    const trust = await opened(options({ ...it, base }, { env }));
    rmSync(join(system, 'an-interpreter'));
    put(home, { 'bin/an-interpreter': interpreter('planted') });
    expect(Object.values(await answers(trust, it.checkout))).toEqual([expect.stringContaining('changed since the session began')]);
    await trust.close();
    put(it.checkout, { 'tools/an-interpreter': interpreter('head') });
    put(system, { 'an-interpreter': { link: join(it.checkout, 'tools/an-interpreter') } });
    const again = await opened(options({ ...it, base }, { env }));
    expect(Object.values(await answers(again, it.checkout))).toEqual([expect.stringContaining('lies in the workspace')]);
    await again.close();
  });

  test('5.9 entries that everybody may write to come last too; the snapshot’s keep their place, and an order that is right is not told', () => {
    const [open, closed, home] = [scratch(), scratch(), scratch()];
    chmodSync(open, 0o777);
    const own = join(home, 'snapshot');
    const path = [join(own, 'bin'), open, closed].join(delimiter);
    expect(writableLast(path, { home, own })).toEqual({
      path: [join(own, 'bin'), closed, open].join(delimiter),
      notices: [`hooks look for programs in the PATH entry '${open}' last: commands may write to it`],
    });
    expect(writableLast([closed, open].join(delimiter), { home, own }).notices).toEqual([]);
  });
});

/** A commit whose one hook is a shell that calls a program by its bare name. */
function commitTool(it: Scene): string {
  const shop = join(it.server, 'acme/shop');
  plainGit(shop, 'checkout', '--quiet', 'main');
  const hook = { name: 'helped', command: ['sh', '-c', 'a-helper'] };
  return commit(shop, { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [hook] }) });
}
