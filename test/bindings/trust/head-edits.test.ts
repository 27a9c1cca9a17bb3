// A head that edits the guard's files changes nothing about its own run: real hooks of every form, started as a session starts them.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORKING_TREE } from '../../../src/bindings/trust/plan.ts';
import { put } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { scratch } from './scratch.ts';
import { ANSWER, answers, everyForm, guardFiles, MARK, opened, options, scene } from './trust-scene.ts';

describe('a head that edits hooks, hook libraries, tools and PATH folders', () => {
  test('5.9 changes nothing about its own run, in whichever form a hook is written', async () => {
    const it = scene();
    const trust = await opened(options(it));
    expect(await answers(trust, it.checkout)).toEqual(everyForm('base'));
    expect(await trust.verify()).toEqual([]);
    await trust.close();
  });

  test('5.9 the same from a shallow checkout that lacks the base', async () => {
    const it = scene(1);
    const trust = await opened(options(it));
    expect(await answers(trust, it.checkout)).toEqual(everyForm('base'));
    expect(trust.notices).toContain(`the trusted commit ${it.base} was fetched, because the checkout did not have all of it`);
    await trust.close();
  });

  test('without trust in a commit the head’s own hook would have answered', async () => {
    const it = scene();
    const trust = await opened(options(it, { plan: WORKING_TREE }));
    expect(await answers(trust, it.checkout)).toEqual({ path: 'deny head' });
    expect(trust.snapshot).toBeUndefined();
  });

  test('5.9 its tools are the base’s too: as a path, behind an interpreter, as a name on PATH', async () => {
    const it = scene();
    const trust = await opened(options(it));
    const said = ['lint', 'check', 'named'].map((name) => {
      const command = trust.commands.tool(name);
      if (command === undefined) throw new Error(`there is no tool ${name}`);
      expect(command.cwd).toBe(it.checkout);
      const [program, ...args] = command.argv;
      return execFileSync(program, args, { cwd: command.cwd, env: command.env, encoding: 'utf8' }).trim();
    });
    expect(said).toEqual(['base', 'base', 'base']);
    await trust.close();
  });

  test('5.9 hooks find the snapshot as their folder and the workspace in the request', async () => {
    const it = scene();
    const seen = join(scratch(), 'seen');
    const probe = { name: 'probe', command: ['sh', '-c', `{ cat; printf '${MARK}'; pwd; } > "$0"`, seen] };
    const shop = join(it.server, 'acme/shop');
    plainGit(shop, 'checkout', '--quiet', 'main');
    const base = commit(shop, guardFiles('base', [probe]));
    const trust = await opened(options({ ...it, base }));
    await answers(trust, it.checkout);
    const [request = '', cwd] = readFileSync(seen, 'utf8').trimEnd().split(MARK);
    expect(JSON.parse(request)).toMatchObject({ workspace: it.checkout });
    expect(cwd).toBe(trust.snapshot?.folder);
    await trust.close();
  });

  test('5.9 a program, or script, outside that leads into the workspace is not started', async () => {
    const it = scene();
    const outside = scratch();
    put(outside, {
      'bin/linked': { link: join(it.checkout, 'bin/guard-on-path') },
      'guard.py': { link: join(it.checkout, '.basis/guard.py') },
    });
    const hooks = [
      { name: 'program', command: ['linked'] },
      { name: 'script', command: ['python3', join(outside, 'guard.py')] },
    ];
    put(outside, { 'hooks.json': JSON.stringify({ schema: 1, hooks }) });
    const env = { PATH: [join(outside, 'bin'), process.env['PATH']].join(delimiter), HOME: scratch() };
    const trust = await opened(options(it, { configDir: outside, env }));
    const told = await answers(trust, it.checkout);
    expect(told['program']).toBe(
      `it was not started: its file '${join(outside, 'bin/linked')}' lies in the workspace, which is not trusted`,
    );
    expect(told['script']).toBe(`it was not started: its file '${join(outside, 'guard.py')}' lies in the workspace, which is not trusted`);
    await trust.close();
  });

  test('5.6 a file of a hook that changes after the start keeps the hook from being started', async () => {
    const it = scene();
    const trust = await opened(options(it));
    const guard = join(trust.snapshot?.folder ?? '', '.basis/guard.py');
    chmodSync(guard, 0o644);
    writeFileSync(guard, `print('${ANSWER('agent')}')`);
    const told = await answers(trust, it.checkout);
    expect(told['python3 and a path']).toBe(`it was not started: its file '${guard}' changed since the session began`);
    expect(told['path']).toBe(`it was not started: '${guard}' changed since the session began`);
    expect(await trust.verify()).toEqual(["the guard's snapshot changed in '.basis'", `'${guard}' changed since the session began`]);
    await trust.close();
  });
});
