import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNpm, type Machine, npmArguments, npmEnvironment, onPath } from '../../../src/agents/install/npm.ts';

let root = '';
let workspace = '';
let tools = '';

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  workspace = join(root, 'work');
  tools = join(root, 'tools');
  for (const folder of [workspace, tools]) {
    mkdirSync(folder);
    program(join(folder, 'npm'));
  }
  symlinkSync(workspace, join(root, 'linked'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function program(path: string): void {
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
}

const machine = (env: Record<string, string>): Machine => ({
  node: join(root, 'node', 'bin', 'node'),
  env,
  platform: 'linux',
  arch: 'x64',
  workspace,
});

describe('what npm sees', () => {
  test('is its network, its registry and its log-in there, and nothing of the job', () => {
    const kept = {
      HOME: '/home/runner',
      HTTPS_PROXY: 'http://proxy:1',
      no_proxy: 'localhost',
      NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
      NODE_AUTH_TOKEN: 'word',
      NPM_CONFIG_REGISTRY: 'http://mirror/',
      'npm_config_//mirror/:_authToken': 'word',
      NPM_CONFIG_USERCONFIG: '/home/runner/_temp/.npmrc',
    };
    const dropped = {
      GITHUB_TOKEN: 'word',
      INPUT_API_KEY: 'word',
      NODE_OPTIONS: '--require=/tmp/x',
      npm_config_ignore_scripts: 'false',
      npm_config_script_shell: '/tmp/x',
      npm_config_node_options: '--require=/tmp/x',
      npm_config_prefix: '/tmp/x',
      NPM_CONFIG_GLOBALCONFIG: join(workspace, '.npmrc'),
      npm_config_cache: 'relative',
    };
    const { PATH, ...seen } = npmEnvironment(machine({ ...kept, ...dropped, PATH: '/usr/bin' }));
    expect(seen).toEqual(kept);
    expect(PATH).toBe(`/usr/bin${delimiter}${join(root, 'node', 'bin')}`);
  });

  test('has a PATH without relative folders and without those of the workspace, also by a link', () => {
    const path = ['', '.', 'bin', workspace, join(workspace, 'node_modules', '.bin'), join(root, 'linked'), tools].join(delimiter);
    expect(npmEnvironment(machine({ PATH: path }))['PATH']).toBe(`${tools}${delimiter}${join(root, 'node', 'bin')}`);
  });

  test('is told to run no script, and where it installs', () => {
    const told = npmArguments('ci', '/cache/x', { platform: 'linux', arch: 'x64' });
    expect(told[0]).toBe('ci');
    expect(told).toEqual(
      expect.arrayContaining(['--ignore-scripts', '--no-audit', '--no-fund', '--prefix=/cache/x', '--os=linux', '--cpu=x64']),
    );
  });
});

describe('which npm', () => {
  test('the one beside the running Node comes first', () => {
    const own = join(root, 'node', 'lib', 'node_modules', 'npm', 'bin');
    mkdirSync(own, { recursive: true });
    mkdirSync(join(root, 'node', 'bin'), { recursive: true });
    writeFileSync(join(own, 'npm-cli.js'), '');
    expect(findNpm(machine({ PATH: tools }))).toEqual({ ok: true, value: [join(root, 'node', 'bin', 'node'), join(own, 'npm-cli.js')] });
    rmSync(join(root, 'node'), { recursive: true });
  });

  test('else the first on PATH that is not of the workspace', () => {
    const path = [workspace, join(root, 'linked'), tools].join(delimiter);
    expect(findNpm(machine({ PATH: path }))).toEqual({ ok: true, value: [join(tools, 'npm')] });
  });

  test('a program outside that links into the workspace is none', () => {
    const folder = join(root, 'links');
    mkdirSync(folder);
    symlinkSync(join(workspace, 'npm'), join(folder, 'npm'));
    expect(onPath('npm', machine({ PATH: folder }))).toBeUndefined();
  });

  test('where there is none it says what to do', () => {
    expect(findNpm(machine({ PATH: workspace }))).toEqual({
      ok: false,
      error:
        'there is no npm to install the agent with: put one on PATH (actions/setup-node does), or name an agent that is installed already in agent-command',
    });
  });
});
