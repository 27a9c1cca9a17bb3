// The list of mounts and the command line that comes of it, looked at and not run.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bubblewrapArgv } from '../../../src/agents/launch/bubblewrap.ts';
import { coverOf, isShown, type Mount, ordered, pins } from '../../../src/agents/launch/mount.ts';
import { protectedPaths } from '../../../src/agents/launch/protected-paths.ts';
import { runnerPlaces } from '../../../src/agents/launch/runner-places.ts';
import { shownFolders } from '../../../src/agents/launch/shown-folders.ts';
import { unseenServers } from '../../../src/agents/launch/unseen-servers.ts';
import type { McpServer } from '../../../src/contract/mcp-file.ts';
import { unixSockets } from '../../../src/agents/launch/unix-sockets.ts';
import { put, testFolder } from '../../support/run/folder.ts';

const bind = (at: string, access: 'read' | 'write' = 'read', from = at): Mount => ({ kind: 'bind', from, at, access, why: 'a test' });
const empty = (at: string): Mount => ({ kind: 'empty', at, why: 'a test' });

/** A folder with these files in it; a name with a slash at its end is a folder. */
function folderWith(...files: readonly string[]): string {
  const folder = testFolder();
  for (const file of files) {
    if (file.endsWith('/')) mkdirSync(join(folder, file), { recursive: true });
    else put(folder, { [file]: '' });
  }
  return folder;
}

test('the deepest entry decides, whichever order the rules were found in', () => {
  const mounts = [bind('/a/b/c'), bind('/a'), empty('/a/b'), bind('/w', 'write')];
  expect(ordered(mounts).map(({ at }) => at)).toEqual(['/a', '/w', '/a/b', '/a/b/c']);
  expect(['/a/x', '/a/b/x', '/a/b/c/x', '/elsewhere'].map((path) => isShown(mounts, path))).toEqual([true, false, true, false]);
  expect(coverOf([bind('/a'), empty('/a')], '/a')?.kind).toBe('empty');
  expect(isShown([bind('/a', 'read', '/other')], '/a/x')).toBe(false);
});

test('a folder between what is writable and a mount below it is a mount too', () => {
  const mounts = [
    bind('/w', 'write'),
    bind('/w/a/b/c'),
    bind('/tmp', 'write', '/scratch/temp'),
    bind('/tmp/x/guard'),
    bind('/usr'),
    empty('/usr/a/b'),
  ];
  expect(pins(mounts)).toEqual([
    { ...bind('/w/a/b', 'write'), why: 'holds what may not be moved away' },
    { ...bind('/w/a', 'write'), why: 'holds what may not be moved away' },
    { ...empty('/tmp/x'), why: 'holds what may not be moved away' },
  ]);
});

test('the command line drops every capability, closes what is empty and the root at last, and ends with the agent', () => {
  const argv = bubblewrapArgv(
    {
      program: '/usr/bin/bwrap',
      mounts: [
        empty('/run'),
        bind('/w', 'write'),
        { kind: 'proc', at: '/proc', why: '' },
        { kind: 'link', to: 'usr/bin', at: '/bin', why: '' },
      ],
      network: 'own',
      capabilities: 'override',
      appear: 'root',
      cwd: '/w',
    },
    ['agent', '--', 'x'],
  );
  const text = argv.join(' ');
  expect(text).toContain(
    '--unshare-net --unshare-user --uid 0 --gid 0 --cap-drop ALL --cap-add CAP_DAC_OVERRIDE --tmpfs /run --bind /w /w',
  );
  expect(text).toContain('--proc /proc --symlink usr/bin /bin --remount-ro /run --remount-ro / --chdir /w -- agent -- x');
  for (const space of ['--unshare-pid', '--unshare-ipc', '--die-with-parent', '--new-session']) expect(argv).toContain(space);
});

test('what is protected is found wherever it lies, by whatever spelling, and a symlink stands for what it leads to', async () => {
  const files = [
    'AGENTS.md',
    'a/b/claude.MD',
    '.basis/hooks.json',
    'sub/.mcp.json',
    '.github/workflows/ci.yml',
    'sub/.github/workflows/ci.yml',
  ];
  const git = ['.git/HEAD', '.git/config', '.git/hooks/', '.git/modules/m/HEAD', '.git/modules/m/config', 'nested/.git'];
  const folder = folderWith(...files, ...git, 'src/main.ts', 'a/rules/');
  symlinkSync('../a', join(folder, 'a', '.cursor'));
  symlinkSync('src/main.ts', join(folder, 'CLAUDE.md'));
  symlinkSync('a', join(folder, '.cursor'));
  symlinkSync('.', join(folder, '.clinerules'));
  symlinkSync('/etc', join(folder, 'GEMINI.md'));
  const { paths, cut } = await protectedPaths(folder, '');
  const found = paths.map((path) => path.slice(folder.length + 1)).toSorted();
  expect(found).toEqual(
    [
      '.basis',
      '.git/config',
      '.git/hooks',
      '.git/modules/m/config',
      '.github/workflows',
      'AGENTS.md',
      'a/rules',
      'a/b/claude.MD',
      'nested/.git',
      'src/main.ts',
      'sub/.mcp.json',
    ].toSorted(),
  );
  expect(cut).toBe(false);
  const below = await protectedPaths(folder, 'sub');
  expect(below.paths).toContain(join(folder, 'sub/.github/workflows'));
});

test('too many protected files are told, not left out in silence', async () => {
  const folder = folderWith(...Array.from({ length: 310 }, (_none, at) => `p${at}/AGENTS.md`));
  expect((await protectedPaths(folder, '')).cut).toBe(true);
});

test('of PATH what can be shown is shown: a tool with what lies beside it, in a home and in hidden places only itself', () => {
  const folder = folderWith(
    'home/.pyenv/shims/',
    'home/.secret/bin/',
    'home/bin/',
    'tools/java/17/bin/',
    'work/_temp/own/bin/',
    'sys/bin/',
  );
  const at = (path: string): string => join(folder, path);
  const entries = [
    'home/.pyenv/shims',
    'home/.secret/bin',
    'home/bin',
    'tools/java/17/bin',
    'work/_temp/own/bin',
    'work',
    'sys/bin',
    'missing',
  ].map(at);
  const shown = shownFolders({
    path: [...entries, ''].join(':'),
    more: [at('home'), at('sys')],
    homes: [at('home')],
    hidden: [at('work/_temp'), at('tools')],
    tools: [at('tools')],
    mounts: [bind(at('sys')), empty(at('tools'))],
  });
  const mounted = ['home/.pyenv', 'home/.secret/bin', 'home/bin', 'tools/java/17', 'work/_temp/own/bin'].map(at);
  expect(shown.mounts.map((mount) => mount.at)).toEqual(mounted);
  expect(shown.path.split(':')).toEqual(entries.filter((entry) => entry !== at('work') && entry !== at('missing')));
  expect(shown.notices).toEqual([
    `the PATH entry '${at('work')}' is not shown to the agent: it holds what must stay hidden`,
    `'${at('home')}' is not shown to the agent: it holds what must stay hidden`,
  ]);
});

test('a runner’s places are its temporary files, the folder of all workspaces, its tools, and itself where it is installed around them', () => {
  const folder = folderWith('runner/.credentials', 'runner/_work/_temp/');
  const env = { RUNNER_TEMP: join(folder, 'runner/_work/_temp'), RUNNER_TOOL_CACHE: '/opt/hostedtoolcache', RUNNER_WORKSPACE: 'relative' };
  expect(runnerPlaces(env)).toEqual([env.RUNNER_TEMP, '/opt/hostedtoolcache', join(folder, 'runner/_work'), join(folder, 'runner')]);
  expect(runnerPlaces({ RUNNER_TEMP: '/__w/_temp' })).toEqual(['/__w/_temp', '/__w']);
  expect(runnerPlaces({})).toEqual([]);
});

test('sockets are read from what the kernel lists, abstract ones and those that are gone left out', () => {
  const head = 'Num       RefCount Protocol Flags    Type St Inode Path\n';
  const row = (path: string): string => `0000000000000000: 00000002 00000000 00010000 0001 01 4711 ${path}\n`;
  expect(unixSockets(() => `${head}${row('@abstract')}${row('/nowhere/a.sock')}${row('/dev/null')}${row('')}`)).toEqual([]);
  expect(
    unixSockets(() => {
      throw new Error('no /proc');
    }),
  ).toEqual([]);
});

test('an MCP server whose program or file a confined agent cannot see is said, and one that it can see is not', () => {
  const folder = folderWith('seen/server', 'hidden/server', 'own/');
  const at = (path: string): string => join(folder, path);
  const mounts = [bind(at('seen')), bind(at('hidden'), 'write', at('own'))];
  const said = (...command: readonly [string, ...string[]]): readonly string[] => {
    const server: McpServer = { name: 'lab', transport: { kind: 'stdio', command, env: {} }, timeoutMs: 1, unset: [], source: '/x' };
    return unseenServers([server], mounts, at('seen'));
  };
  expect(said(at('seen/server'))).toEqual([]);
  expect(said('server', '--quiet', '/no/such/file')).toEqual([]);
  expect(said(at('hidden/server'))).toEqual([expect.stringContaining(`'${at('hidden/server')}' is not shown there`)]);
  expect(said('server', at('hidden/server'))).toEqual([expect.stringContaining("the MCP server 'lab' will not come up")]);
  expect(said('elsewhere')).toEqual([expect.stringContaining("'elsewhere' is not on the PATH that the agent has")]);
});
