import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareVersions, isExactVersion, isWithin } from '../../../src/agents/install/version-order.ts';
import { type AgentVersions, readVersions } from '../../../src/agents/install/versions.ts';
import { AGENTS_FOLDER } from '../../support/agents/install.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;
const TESTED = {
  version: '1.2.3',
  lock: 'one/1.2.3',
  runs: 'node',
  start: { 'linux-x64': 'node_modules/one/main.js' },
  trees: { 'linux-x64': DIGEST },
};
const AGENT = { package: 'one', range: { from: '1.2.0', to: '1.3.0' }, tested: [TESTED] };

describe('the versions file', () => {
  test('holds what each agent needs, its versions in their order', () => {
    const tested = [{ ...TESTED, version: '1.2.10' }, TESTED];
    const read = readVersions(JSON.stringify({ agents: { one: { ...AGENT, tested } } }), 'v.json');
    const one = read.ok ? read.value.get('one') : undefined;
    expect(one?.tested.map(({ version }) => version)).toEqual(['1.2.3', '1.2.10']);
    expect(one?.tested[0].start.get('linux-x64')).toBe('node_modules/one/main.js');
    expect(one?.tested[0].trees.get('linux-x64')).toBe(DIGEST);
  });

  const agent = (more: object): object => ({ agents: { one: { ...AGENT, ...more } } });
  const tested = (more: object): object => agent({ tested: [{ ...TESTED, ...more }] });
  test.each<readonly [string, object, string]>([
    ['an unknown name', { agents: {}, more: 1 }, 'the file has "more": write only agents'],
    ['an unknown name of an agent', agent({ url: '' }), 'agents.one has "url": write only package, range, tested'],
    ['a missing name', { agents: { one: { package: 'one', tested: [] } } }, 'agents.one has no range'],
    ['a range of one end', agent({ range: { from: '1.0.0' } }), 'agents.one.range has no to'],
    [
      'a version that is a range',
      agent({ range: { from: '^1.0.0', to: '2.0.0' } }),
      'agents.one.range.from must be an exact version such as 1.2.3, not "^1.0.0"',
    ],
    ['no tested version', agent({ tested: [] }), 'agents.one.tested must not be empty'],
    ['no list', agent({ tested: {} }), 'agents.one.tested must be a list'],
    ['one version twice', agent({ tested: [TESTED, TESTED] }), 'agents.one.tested must name 1.2.3 once'],
    ['a version outside the range', tested({ version: '1.4.0' }), 'agents.one.range must hold the tested version 1.4.0'],
    [
      'a lock that leads out',
      tested({ lock: '../elsewhere' }),
      'agents.one.tested[0].lock must be a relative path without . or .., not "../elsewhere"',
    ],
    [
      'an absolute start',
      tested({ start: { 'linux-x64': '/bin/sh' } }),
      'agents.one.tested[0].start.linux-x64 must be a relative path without . or .., not "/bin/sh"',
    ],
    [
      'a platform that is none',
      tested({ start: { linux: 'a' } }),
      'agents.one.tested[0].start must name platforms such as linux-x64, not "linux"',
    ],
    [
      'another digest',
      tested({ trees: { 'linux-x64': 'sha1:0' } }),
      'agents.one.tested[0].trees.linux-x64 must be sha256: and 64 hex digits',
    ],
    ['another way to run', tested({ runs: 'sh' }), 'agents.one.tested[0].runs must be "node" or "program"'],
  ])('with %s is refused in one sentence', (_what, file, words) => {
    expect(readVersions(JSON.stringify(file), 'v.json')).toEqual({ ok: false, error: `v.json: ${words}` });
  });

  test('that is no JSON is refused with the place', () => {
    expect(readVersions('{"agents":\n{"a":1,"a":2}}', 'v.json')).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^v\.json:2:\d+: /),
    });
  });
});

describe('what comes with the action', () => {
  const source = join(AGENTS_FOLDER, 'versions.json');
  const read = readVersions(readFileSync(source, 'utf8'), source);
  const all = read.ok ? [...read.value].flatMap(([name, { tested }]) => tested.map((one) => ({ name, ...one }))) : [];

  test('names the agents with hooks, each with its version', () => {
    expect(read.ok ? [] : read.error).toEqual([]);
    expect(all.map(({ name }) => name).toSorted()).toEqual(['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode']);
  });

  test('is what the page of versions says', () => {
    const page = readFileSync(join(AGENTS_FOLDER, '..', 'docs', 'agents', 'README.md'), 'utf8');
    const rows = read.ok ? [...read.value].map(([name, one]) => rowOf(name, one)) : [];
    expect(page.split('\n').filter((line) => /^\| `[a-z-]+` \| \d/.test(line))).toEqual(rows);
  });

  test.each(all.map((one) => [`${one.name} ${one.version}`, one] as const))(
    '%s has a lock file that pins every byte and no place',
    (_name, one) => {
      const folder = join(AGENTS_FOLDER, one.lock);
      const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
      const lock = JSON.parse(text) as { packages: Record<string, { version: string; integrity?: string }> };
      const { '': root, ...packages } = lock.packages;
      expect(text).not.toMatch(/"resolved"|:\/\//);
      expect(Object.values(packages).filter(({ integrity }) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
      expect(JSON.stringify(root)).toContain(`"${one.version}"`);
      for (const [platform, path] of one.start) {
        expect(
          Object.keys(packages).some((name) => path.startsWith(`${name}/`)),
          path,
        ).toBe(true);
        expect(one.trees.has(platform), platform).toBe(true);
      }
      expect(existsSync(join(folder, '.npmrc'))).toBe(false);
    },
  );
});

function rowOf(name: string, { package: main, tested }: AgentVersions): string {
  const platforms = [...new Set(tested.flatMap(({ start }) => [...start.keys()]))].map((platform) => `\`${platform}\``);
  return `| \`${name}\` | ${tested.map(({ version }) => version).join(', ')} | \`${main}\` | ${platforms.join(', ')} |`;
}

describe('versions', () => {
  test.each([['1.2.3'], ['0.0.0'], ['1.2.3-rc.1'], ['0.171.0-linux-x64']])('%s is exact', (text) => {
    expect(isExactVersion(text)).toBe(true);
  });

  test.each([['1.2'], ['v1.2.3'], ['^1.2.3'], ['1.2.x'], ['latest'], ['1.2.3 '], ['1.2.3-'], [''], ['1.2.3\n']])('%j is not', (text) => {
    expect(isExactVersion(text)).toBe(false);
  });

  test('are in the order of semantic versioning', () => {
    const order = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.2.0',
      '1.10.0',
      '2.0.0',
    ];
    expect(order.toReversed().toSorted(compareVersions)).toEqual(order);
  });

  test.each([
    ['1.2.0', true],
    ['1.2.9', true],
    ['1.3.0', true],
    ['1.1.9', false],
    ['1.3.1', false],
    ['1.2.5-rc.1', false],
    ['latest', false],
  ])('%s is within 1.2.0 to 1.3.0: %s', (version, is) => {
    expect(isWithin(version, { from: '1.2.0', to: '1.3.0' })).toBe(is);
  });
});
