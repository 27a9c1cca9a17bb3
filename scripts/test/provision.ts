/** Brings the programs that tests need: as root through apt, else it says what is missing. */
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { program, root } from '../program.ts';
import type { Skipped } from './tally.ts';

interface Need {
  readonly programs: readonly string[];
  readonly debian: string;
  readonly serves: string;
  /** Present: needed only where a test file contains this text. */
  readonly usedWhere?: string;
}

const needs: readonly Need[] = [
  { programs: ['git'], debian: 'git', serves: 'trusted commits and snapshots' },
  { programs: ['python3'], debian: 'python3', serves: 'hooks that are Python programs' },
  { programs: ['bwrap'], debian: 'bubblewrap', serves: 'sessions in a process namespace of their own' },
  { programs: ['sudo'], debian: 'sudo', serves: 'agents of a user who may become root' },
  { programs: ['setsid'], debian: 'util-linux', serves: 'programs that leave their process group' },
  { programs: ['chromium', 'google-chrome'], debian: 'chromium', serves: 'pages in a browser', usedWhere: 'playwright-core' },
];

/** What could not be had, after trying. Never throws. */
export async function provision(): Promise<readonly Skipped[]> {
  const wanted = needs.filter((need) => need.usedWhere === undefined || testsMention(need.usedWhere));
  const missing = wanted.filter((need) => !isThere(need));
  if (missing.length === 0) return [];
  const refusal = await install(missing.map((need) => need.debian));
  return missing
    .filter((need) => !isThere(need))
    .map((need) => ({ name: `${need.programs[0]} (${need.serves})`, why: `it is not installed, and ${refusal}` }));
}

async function install(packages: readonly string[]): Promise<string> {
  if (process.platform !== 'linux' || !onPath('apt-get')) return 'there is no apt to bring it';
  if (process.getuid?.() !== 0) return 'only root may install it';
  console.log(`installing ${packages.join(', ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await program('apt-get', ['update', '-qq'], { env, timeoutMs: 180_000 });
  const added = await program('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], { env, timeoutMs: 600_000 });
  if (added.code === 0) return 'apt did not bring it';
  const said = `${update.code === 0 ? '' : update.output}${added.output}`.trim().split('\n').at(-1) ?? '';
  return `apt could not bring it: ${said}`;
}

function isThere(need: Need): boolean {
  return need.programs.some(onPath);
}

function onPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}

function testsMention(text: string): boolean {
  const folder = join(root, 'test');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) => name.endsWith('.ts') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
}
