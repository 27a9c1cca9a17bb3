// Real installations by npm out of a small registry on the loopback.
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type InstalledAgent, type InstallRequest, removeInstalled } from '../../../src/agents/install/install.ts';
import { findNpm } from '../../../src/agents/install/npm.ts';
import { treeDigest } from '../../../src/agents/install/tree-digest.ts';
import { thisMachine } from '../../support/agents/install.ts';
import { FixtureRegistry, PLATFORM } from './fixture-registry.ts';

let registry: FixtureRegistry;
let tree = '';

beforeAll(async () => {
  registry = await FixtureRegistry.start();
  const once = await installed();
  tree = await treeDigest(once.folder ?? '');
  await removeInstalled(once);
});
beforeEach(() => registry.tested({ [PLATFORM]: tree }));
afterAll(async () => registry[Symbol.asyncDispose]());

async function installed(more: Partial<InstallRequest> = {}): Promise<InstalledAgent> {
  const result = await registry.install(more);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function refused(more: Partial<InstallRequest> = {}): Promise<string> {
  const result = await registry.install(more);
  return result.ok ? `it was installed in ${result.value.folder}` : result.error;
}

/** What a program prints. */
async function prints({ program: [file, ...args] }: InstalledAgent): Promise<string> {
  return (await execa(file, args)).stdout;
}

const npmOfTests = (): readonly [string, ...string[]] => {
  const npm = findNpm(thisMachine());
  return npm.ok ? npm.value : ['npm'];
};

describe('a tested version', () => {
  test('is installed by its lock file, and no script of a package is run', async () => {
    const agent = await installed();
    expect(agent).toMatchObject({ version: '1.0.0', tested: true, temporary: false, notices: [], gaps: [] });
    expect(await prints(agent)).toBe('fixture-agent 1.0.0');
    expect(existsSync(registry.trace)).toBe(false);
  });

  test('is kept: the next run installs nothing', async () => {
    const first = await installed();
    expect(await installed({ npm: ['/nonexistent/npm'] })).toEqual(first);
  });

  test.each<readonly [string, (program: string) => void]>([
    ['a file with other bytes', (program) => appendFileSync(program, "console.log('changed');\n")],
    ['a file that may not run any more', (program) => chmodSync(program, 0o644)],
    ['a file more', (program) => writeFileSync(join(program, '..', 'more.mjs'), '')],
    ['a configuration beside the packages', (program) => writeFileSync(join(program, '..', '..', '..', '.npmrc'), '')],
  ])('is removed and installed again where what is kept has %s', async (_what, tamper) => {
    const first = await installed();
    tamper(first.program.at(-1) ?? '');
    const again = await installed();
    expect(again.notices).toEqual([
      `the installation of codex 1.0.0 in ${first.folder} was not the tested one any more; it was removed and installed again`,
    ]);
    expect(await prints(again)).toBe('fixture-agent 1.0.0');
    expect(await treeDigest(again.folder ?? '')).toBe(tree);
    expect((await installed()).notices).toEqual([]);
  });

  test('is refused where what npm brings is not what was tested, and nothing of it stays', async () => {
    registry.tested({ [PLATFORM]: `sha256:${'0'.repeat(64)}` });
    expect(await refused({ cacheFolder: join(registry.folder, 'other') })).toBe(
      `what npm installed as codex 1.0.0 is not what was tested (${tree} in place of sha256:${'0'.repeat(64)}): install it in another way and name it in agent-command`,
    );
    expect(readdirSync(join(registry.folder, 'other'))).toEqual([]);
  });

  test('is refused where the registry gives other bytes than the lock file knows', async () => {
    await using other = await FixtureRegistry.start();
    other.swap('1.0.0', '1.0.1');
    const result = await other.install();
    expect(result.ok ? '' : result.error).toMatch(/^npm could not install codex 1\.0\.0: .*EINTEGRITY/);
    expect(readdirSync(other.cache)).toEqual([]);
  });

  test('is installed anew for each run where its tree is not known', async () => {
    registry.tested({});
    const [one, other] = [await installed(), await installed()];
    expect([one.temporary, other.temporary, one.folder === other.folder]).toEqual([true, true, false]);
    for (const agent of [one, other]) await removeInstalled(agent);
    expect([one, other].map(({ folder }) => existsSync(folder ?? ''))).toEqual([false, false]);
  });

  test('is refused on a platform that it does not name', async () => {
    registry.tested({}, { 'plan9-mips': 'agent' });
    expect(await refused()).toBe(`codex 1.0.0 is not installed on ${PLATFORM} by this guard, only on plan9-mips: name it in agent-command`);
  });
});

describe('what is not the tested version', () => {
  test('is refused with the tested ones', async () => {
    expect(await refused({ version: '1.0.1' })).toBe(
      'codex 1.0.1 has not been tested with this guard: the tested versions are 1.0.0; write one of them, or set allow-untested-version to run it with enforcement that is at most partial',
    );
  });

  test('is installed where it may be, with the gap said, without its scripts, and kept for nobody', async () => {
    const agent = await installed({ version: '1.0.1', allowUntested: true });
    expect(agent).toMatchObject({
      version: '1.0.1',
      tested: false,
      temporary: true,
      gaps: ['codex 1.0.1 has not been tested with this guard; the tested versions are 1.0.0'],
    });
    expect(await prints(agent)).toBe('fixture-agent 1.0.1');
    expect(existsSync(registry.trace)).toBe(false);
    await removeInstalled(agent);
  });

  test('an agent without tested versions needs agent-command', async () => {
    expect(await refused({ agent: 'acp' })).toContain('name its program in agent-command');
  });
});

describe('the repository has no say in it', () => {
  test('an .npmrc of the workspace is not read, even where the cache is below it', async () => {
    const cacheFolder = join(registry.workspace, 'sub', 'cache');
    mkdirSync(cacheFolder, { recursive: true });
    for (const folder of [registry.workspace, join(registry.workspace, 'sub'), cacheFolder])
      writeFileSync(join(folder, '.npmrc'), 'registry=http://127.0.0.1:9/\nignore-scripts=false\n');
    writeFileSync(join(registry.workspace, 'package.json'), '{"name":"theirs"}');
    const before = registry.asked.length;
    expect(await prints(await installed({ cacheFolder }))).toBe('fixture-agent 1.0.0');
    expect(registry.asked.length).toBeGreaterThan(before);
    expect(existsSync(registry.trace)).toBe(false);
  });
});

describe('what goes wrong is one sentence, and leaves nothing', () => {
  test.each([
    ['npm fails', ['-e', "console.error('npm error code E418\\nnpm error no tea'); process.exit(1)"], 'code E418 no tea'],
    ['npm says nothing', ['-e', 'process.exit(7)'], 'it ended with code 7'],
  ])('%s', async (_what, args, words) => {
    const cacheFolder = join(registry.folder, 'failing');
    expect(await refused({ cacheFolder, npm: [process.execPath, ...args, '--'] })).toBe(`npm could not install codex 1.0.0: ${words}`);
    expect(readdirSync(cacheFolder)).toEqual([]);
  });

  test('npm brings nothing', async () => {
    registry.tested({});
    const cacheFolder = join(registry.folder, 'empty');
    expect(await refused({ cacheFolder, npm: [process.execPath, '-e', '', '--'] })).toBe(
      `npm brought no node_modules/fixture-agent/agent.mjs for codex 1.0.0 on ${PLATFORM}: name an agent that is installed already in agent-command`,
    );
    expect(readdirSync(cacheFolder)).toEqual([]);
  });

  test('the run is cancelled', async () => {
    const cacheFolder = join(registry.folder, 'cancelled');
    const stop = new AbortController();
    const npm = [process.execPath, '-e', 'setTimeout(() => {}, 60000)', '--'] as const;
    const result = refused({ cacheFolder, npm, signal: stop.signal });
    const waits = setInterval(() => existsSync(cacheFolder) && readdirSync(cacheFolder).length > 0 && stop.abort(), 20);
    expect(await result).toMatch(/cancelled$/);
    clearInterval(waits);
    expect(readdirSync(cacheFolder)).toEqual([]);
  });

  test('there is no versions file', async () => {
    expect(await refused({ agentsFolder: registry.workspace })).toBe('codex could not be installed: no such file or directory (ENOENT)');
  });

  test('two runs that install at once both get it', async () => {
    const cacheFolder = join(registry.folder, 'both');
    const npm = npmOfTests();
    const [one, other] = await Promise.all([installed({ cacheFolder, npm }), installed({ cacheFolder, npm })]);
    expect(one.program).toEqual(other.program);
    expect(readdirSync(cacheFolder)).toHaveLength(1);
  });
});
