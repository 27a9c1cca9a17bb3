/**
 * Installs every tested version of agents/versions.json anew for each platform that it names, as the action does, and writes the digests
 * of the trees there. Arguments choose agents by name. It downloads some hundred megabytes for each.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackages } from '../src/agents/install/fetch-packages.ts';
import { findNpm, type Machine } from '../src/agents/install/npm.ts';
import { treeDigest } from '../src/agents/install/tree-digest.ts';
import { readVersions, type TestedVersion } from '../src/agents/install/versions.ts';

interface VersionsFile {
  readonly agents: Readonly<Record<string, { readonly tested: readonly { readonly version: string; trees: Record<string, string> }[] }>>;
}

const folder = join(import.meta.dirname, '..', 'agents');
const file = join(folder, 'versions.json');

function orThrow<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string }): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function treeOn(platform: string, agent: string, tested: TestedVersion): Promise<string> {
  const [os = '', arch = ''] = platform.split('-');
  const here: Machine = { node: process.execPath, env: process.env, platform: process.platform, arch, workspace: '/nonexistent' };
  const fetching = {
    agent,
    choice: { version: tested.version, isTested: true, locked: tested, like: tested, notices: [], gaps: [] },
    lock: join(folder, tested.lock),
    npm: orThrow(findNpm(here)),
    machine: { ...here, platform: os as NodeJS.Platform },
    mark: `trees.${randomUUID()}`,
    signal: new AbortController().signal,
  };
  const installed = orThrow(await fetchPackages(fetching, join(tmpdir(), 'basis-guard-tree-')));
  try {
    return await treeDigest(installed);
  } finally {
    rmSync(installed, { recursive: true, force: true });
  }
}

const chosen = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const written = JSON.parse(text) as VersionsFile;
for (const [agent, { tested }] of orThrow(readVersions(text, file))) {
  if (chosen.length > 0 && !chosen.includes(agent)) continue;
  for (const one of tested) {
    const entry = written.agents[agent]?.tested.find(({ version }) => version === one.version);
    if (entry === undefined) continue;
    for (const platform of one.start.keys()) {
      entry.trees[platform] = await treeOn(platform, agent, one);
      console.log(`${agent} ${one.version} ${platform} ${entry.trees[platform]}`);
    }
  }
}
writeFileSync(file, `${JSON.stringify(written, undefined, 2)}\n`);
