// Where the parts of a guard lie that runs an agent: found from outside, as soon as they are there.
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STEP_MS = 3;

/** The folder of the agent's place, once both sockets are ready; undefined where `signal` aborts before. `temp` is RUNNER_TEMP. */
export async function placeIn(temp: string, signal: AbortSignal): Promise<string | undefined> {
  while (!signal.aborted) {
    const place = readdirSync(temp)
      .filter((name) => name.startsWith('basis-guard-'))
      .map((name) => join(temp, name, 'scratch', 'a'))
      .find((folder) => ['decisions', 'gateway'].every((name) => isReady(socketOf(folder, name))));
    if (place !== undefined) return place;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return undefined;
}

export const socketOf = (place: string, name: string): string => join(place, 'run', `${name}.sock`);

/** Its mode is the last thing that is set. */
function isReady(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.isSocket() && (stats.mode & 0o777) === 0o600;
}

/** `refused`: it cannot be executed. `uprooted`: it is killed, and with it the shells that it was started from. */
export type ShimFault = 'killed' | 'uprooted' | 'hung' | 'garbled' | 'empty' | 'refused';

const PROGRAMS: Readonly<Record<Exclude<ShimFault, 'refused'>, string>> = {
  killed: '#!/bin/sh\nkill -9 $$\n',
  uprooted: `#!/bin/sh
all=$$ pid=$PPID
while :; do
  case $(cat /proc/$pid/comm) in *sh | timeout) all="$pid $all" ;; *) break ;; esac
  pid=$(sed 's/.*) . \\([0-9]*\\).*/\\1/' /proc/$pid/stat)
done
kill -9 $all
`,
  hung: '#!/bin/sh\nwhile :; do sleep 60; done\n',
  garbled: `#!/bin/sh\nprintf '%s' '{"decision":"al low}}] no answer'\n`,
  empty: '#!/bin/sh\nexit 0\n',
};

/** Puts something else in the place of each shim that `which` takes; how many there were. */
export function breakShims(place: string, fault: ShimFault, which: (event: string) => boolean): number {
  const folder = join(place, 'guard', 'shims');
  const events = existsSync(folder) ? readdirSync(folder).filter(which) : [];
  for (const event of events) {
    const path = join(folder, event);
    chmodSync(path, 0o700);
    if (fault !== 'refused') writeFileSync(path, PROGRAMS[fault]);
    chmodSync(path, fault === 'refused' ? 0o400 : 0o500);
  }
  return events.length;
}
