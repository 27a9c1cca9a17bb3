// A real agent for the tests, installed as the action does it into a cache outside the project.
import { randomBytes } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentName } from '../../../src/agents/adapter.ts';
import { type InstalledAgent, installAgent } from '../../../src/agents/install/install.ts';
import type { Machine } from '../../../src/agents/install/npm.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');

export const AGENTS_FOLDER: string = join(PROJECT, 'agents');

/** `unavailable`: why it cannot be had, where that is nobody's fault here. */
export type TestAgent = InstalledAgent | { readonly unavailable: string };

/** This machine, as an installation sees it. */
export function thisMachine(): Machine {
  const { env, platform, arch } = process;
  const extra = env['BASIS_TEST_CA_CERTS'];
  const more = extra === undefined ? {} : { NODE_EXTRA_CA_CERTS: extra };
  return { node: process.execPath, env: { ...env, ...more }, platform, arch, workspace: PROJECT };
}

/** The newest tested version of it. Rejects where it cannot be installed for another reason than the network or the platform. */
export async function testAgent(agent: AgentName): Promise<TestAgent> {
  const installed = await installAgent({
    agent,
    allowUntested: false,
    cacheFolder: join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'basis-guard', 'agents'),
    agentsFolder: AGENTS_FOLDER,
    machine: thisMachine(),
    temp: tmpdir(),
    random: (bytes) => randomBytes(bytes).toString('hex'),
    signal: new AbortController().signal,
  });
  if (installed.ok) return installed.value;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED|ERR_SOCKET_TIMEOUT|is not installed on/.test(installed.error))
    return { unavailable: installed.error };
  throw new Error(installed.error);
}
