// A real agent for the tests, installed once by the lock file in tools/agents into a cache outside the project. Nothing of a package
// is run while it is installed: what its install scripts would put into place is named by whoever runs it.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

const LOCKS = join(import.meta.dirname, '..', '..', '..', 'tools', 'agents');
const INSTALL = ['ci', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
const LIMIT_MS = 480_000;

/** `unavailable`: why it cannot be had, where that is nobody's fault here. */
export type Installed = { readonly folder: string } | { readonly unavailable: string };

/** `present` is a path below node_modules without which the platform has no such agent. Rejects where npm fails for another reason. */
export async function installAgent(name: string, present: string): Promise<Installed> {
  const lock = join(LOCKS, name);
  const digest = createHash('sha256')
    .update(readFileSync(join(lock, 'package-lock.json')))
    .digest('hex');
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'basis-guard', 'agents');
  const home = join(cache, `${name}-${digest.slice(0, 16)}`);
  const isThere = (): boolean => existsSync(join(home, 'node_modules', present));
  if (!isThere()) {
    mkdirSync(cache, { recursive: true });
    const problem = await install(lock, home, isThere);
    if (problem !== undefined) return { unavailable: problem };
  }
  return isThere() ? { folder: home } : { unavailable: `npm brought no ${name} for ${process.platform}-${process.arch}` };
}

async function install(lock: string, home: string, isThere: () => boolean): Promise<string | undefined> {
  const scratch = mkdtempSync(`${home}-`);
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(lock, file), join(scratch, file));
    const env = { NODE_EXTRA_CA_CERTS: process.env['BASIS_TEST_CA_CERTS'] };
    const ran = await execa('npm', INSTALL, { cwd: scratch, env, stdin: 'ignore', reject: false, all: true, timeout: LIMIT_MS });
    if (ran.failed) {
      const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED|ERR_SOCKET_TIMEOUT/.exec(ran.all)?.[0];
      if (unreachable === undefined) throw new Error(`npm ci failed in a copy of ${lock}:\n${ran.all}`);
      return `npm could not reach its packages (${unreachable})`;
    }
    renameInto(scratch, home, isThere);
    return undefined;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Of two first runs that meet here the second leaves what the first one put. */
function renameInto(scratch: string, home: string, isThere: () => boolean): void {
  try {
    renameSync(scratch, home);
  } catch (error) {
    if (!isThere()) throw error;
  }
}
