import { readdirSync, readFileSync } from 'node:fs';

export interface SeenProcess {
  readonly pid: number;
  readonly environment: string;
  readonly commandLine: string;
}

/** The processes that live in this home: a child that was started with another environment is found by its ancestors. */
export function processesOf(home: string): readonly SeenProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const read = (what: string): string => readFileSync(`/proc/${name}/${what}`, 'utf8');
        const stat = read('stat');
        const parent = Number(
          stat
            .slice(stat.lastIndexOf(')') + 2)
            .split(' ')
            .at(1),
        );
        return [{ pid: Number(name), parent, environment: read('environ'), commandLine: read('cmdline') }];
      } catch {
        return [];
      }
    });
  const mine = new Set(all.filter(({ environment }) => environment.split('\0').includes(`HOME=${home}`)).map(({ pid }) => pid));
  for (let before = -1; before !== mine.size; ) {
    before = mine.size;
    for (const { pid, parent } of all) if (mine.has(parent)) mine.add(pid);
  }
  return all.filter(({ pid }) => mine.has(pid));
}

/** Ends every one of them. */
export async function endProcessesOf(home: string): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    const left = processesOf(home);
    if (left.length === 0) return;
    for (const { pid } of left) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        continue;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
