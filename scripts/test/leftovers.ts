/** What a run of the tests must leave as it was: no process, no temp folder, no changed file of the system. */
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestTally } from './tally.ts';

export interface Sentinel {
  /** To be given to the tests: their own TMPDIR, by which what they leave is told from what others do. */
  readonly env: Readonly<Record<string, string>>;
  /** Compares, and removes the folder. */
  inspect(): Promise<TestTally>;
}

/**
 * Takes the state before the tests. `alone` says that nobody else runs tests here meanwhile: then a process that carries the guard's
 * mark counts though it names no temp folder.
 */
export function watch({ alone }: { readonly alone: boolean }): Sentinel {
  const folder = mkdtempSync(join(tmpdir(), 'bgt-'));
  // As open as the system's own: some tests run programs as another user.
  chmodSync(folder, 0o1777);
  const marked = new Set(processes((environment) => environment.includes('BASIS_GUARD_CALL=')).map(({ pid }) => pid));
  const system = filesOf('/etc');
  return {
    env: { TMPDIR: folder, TMP: folder, TEMP: folder },
    inspect: async () => {
      const mine = (environment: string, line: string) =>
        environment.includes(folder) ||
        line.includes(folder) ||
        (alone && environment.includes('BASIS_GUARD_CALL=') && !environment.includes('TMPDIR='));
      const left = await settled(() => processes(mine).filter(({ pid }) => !marked.has(pid)));
      const findings = [
        report(
          'the tests leave no process behind',
          left.map(({ pid, line }) => `${pid} (${line})`),
        ),
        report(
          'the tests leave no temp folder behind',
          readdirSync(folder).filter((name) => name.startsWith('basis-guard')),
        ),
        report('the tests change no file under /etc', changed(system, filesOf('/etc'))),
      ];
      rmSync(folder, { recursive: true, force: true });
      return {
        passed: findings.filter((finding) => finding === '').length,
        failed: findings.filter((finding) => finding !== ''),
        skipped: [],
      };
    },
  };
}

function report(sentence: string, found: readonly string[]): string {
  return found.length === 0
    ? ''
    : `sentinel: ${sentence}, but ${found.slice(0, 20).join(', ')}${found.length > 20 ? ` and ${found.length - 20} more` : ''}`;
}

/** Reaping is allowed a moment. */
async function settled<T>(look: () => T[]): Promise<T[]> {
  for (let round = 0; round < 20; round += 1) {
    if (look().length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return look();
}

/** The processes, this one apart, whose environment or command line is meant; none where there is no /proc. */
function processes(meant: (environment: string, line: string) => boolean): { readonly pid: string; readonly line: string }[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return meant(readFileSync(`/proc/${pid}/environ`, 'utf8'), line) ? [{ pid, line: line.slice(0, 120) }] : [];
      } catch {
        return [];
      }
    });
}

/** Every file below a folder, as far as it may be looked at, with what tells a change. */
function filesOf(folder: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) filesOf(path, found);
    else if (stat !== undefined) found.set(path, stat.isSymbolicLink() ? readlinkSync(path) : `${stat.size} ${stat.mtimeMs} ${stat.mode}`);
  }
  return found;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}
