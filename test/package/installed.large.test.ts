import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack, root, smallAnswer, smallUse } from './packed.ts';

const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
const consumer = join(folder, 'consumer');
const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
let unavailable: string | undefined;

/** One line of what npm said, where it could not reach its packages; else it is a failure of ours. */
async function npm(args: readonly string[], cwd: string): Promise<string | undefined> {
  const env = { NODE_EXTRA_CA_CERTS: process.env['BASIS_TEST_CA_CERTS'] };
  const ran = await execa('npm', [...args, ...quiet], { cwd, env, stdin: 'ignore', reject: false, all: true, timeout: 300_000 });
  if (!ran.failed) return undefined;
  const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED|ERR_SOCKET_TIMEOUT/.exec(ran.all)?.[0];
  if (unreachable === undefined) throw new Error(`npm ${args[0]} failed:\n${ran.all}`);
  return `npm could not reach its packages (${unreachable})`;
}

beforeAll(async () => {
  const tarball = await pack(folder);
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }\n');
  unavailable = await npm(['install', tarball], consumer);
  writeFileSync(join(consumer, 'use.js'), smallUse);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package installs from its tarball and decides a call', async ({ skip }) => {
  if (unavailable !== undefined) skip(unavailable);
  const ran = await execa(process.execPath, ['use.js'], { cwd: consumer, stdin: 'ignore' });
  expect(ran.stdout).toBe(smallAnswer);
  const help = await execa(process.execPath, [join('node_modules', '@basis', 'guard', 'dist', 'cli', 'index.js'), '--help'], {
    cwd: consumer,
  });
  expect(help.stdout).toContain('basis-guard');
});

test('the library and the command line run on the oldest Node that they serve', async ({ skip }) => {
  if (unavailable !== undefined) skip(unavailable);
  const home = join(folder, 'node22');
  cpSync(join(root, 'tools', 'node22'), home, { recursive: true });
  const why = await npm(['ci', '--include=optional'], home);
  if (why !== undefined) skip(why);
  const old = join(home, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(old)) skip(`npm brought no Node 22 for ${process.platform}-${process.arch}`);
  const version = await execa(old, ['--version']);
  expect(version.stdout).toMatch(/^v22\./);
  const ran = await execa(old, ['use.js'], { cwd: consumer, stdin: 'ignore' });
  expect(ran.stdout).toBe(smallAnswer);
  const help = await execa(old, [join('node_modules', '@basis', 'guard', 'dist', 'cli', 'index.js'), '--help'], { cwd: consumer });
  expect(help.stdout).toContain('basis-guard');
}, 300_000);
