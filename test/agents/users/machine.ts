// The guard as root or as an ordinary user, on this machine or on one that lacks something: what is lacking is covered in a mount
// namespace of the run's own. An ordinary user is shown the project and node there, and has a copy of the agent.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { InstalledAgent } from '../../../src/agents/install/install.ts';
import { commandOf, root } from '../../support/run/entries.ts';
import { testFolder } from '../../support/run/folder.ts';
import { type AgentCase, type AgentRan, runSession, type Scene } from '../../support/agents/session.ts';

export type User = 'root' | 'ordinary';

export interface Lacks {
  /** Bubblewrap is there and does not start. */
  readonly bubblewrap?: true;
  /** Nor can a namespace be had by `unshare`. */
  readonly namespaces?: true;
}

export const isRoot = process.geteuid?.() === 0;
/** What all of this takes; else why it cannot be tried. */
export const cannot: string | undefined =
  process.platform !== 'linux'
    ? 'only Linux has what is tried here'
    : !isRoot
      ? 'only root can become another user'
      : spawnSync('unshare', ['--mount', 'true']).status === 0
        ? undefined
        : 'no mount namespace can be had';

/** Its name is `nobody`: sudo wants one. */
const ORDINARY = 65_534;

const SYSTEM = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/** Runs in the namespace, as root: covers what is lacking, shows what an ordinary user could not reach, and goes on as that user. */
const PREPARE = `set -eu
top=$1 node=$2 project=$3 hide=$4 sudoers=$5 uid=$6
shift 6
for path in $hide; do mount --bind "$top/nothing" "$path"; done
if [ "$sudoers" = yes ]; then
  mount -t tmpfs -o mode=755 none /etc/sudoers.d
  echo "#$uid ALL=(ALL) NOPASSWD: ALL" > /etc/sudoers.d/test
  chmod 440 /etc/sudoers.d/test
fi
[ "$uid" = 0 ] && exec "$@"
mount --bind "$node" "$top/node"
mount --bind "$project" "$top/project"
exec setpriv --reuid="$uid" --regid="$uid" --clear-groups -- "$@"
`;

/** What every program of the other user's is started by, and where what it needs lies. */
export class Machine implements Disposable {
  readonly #top = testFolder();
  readonly #agent: InstalledAgent;

  /** One for a file of tests. */
  constructor(agent: InstalledAgent) {
    this.#agent = agent;
    chmodSync(this.#top, 0o755);
    for (const name of ['node', 'project', 'cache', 'cache/basis-guard', 'cache/basis-guard/agents']) mkdirSync(join(this.#top, name));
    writeFileSync(join(this.#top, 'nothing'), '', { mode: 0o644 });
  }

  /** A session of the agent. */
  async run(of: AgentCase, user: User, lacks: Lacks, scene: Scene): Promise<AgentRan> {
    const isOrdinary = user === 'ordinary';
    if (isOrdinary) this.#giveAgent();
    return await runSession(of, {
      ...scene,
      before: [...this.entered(user, lacks), ...(isOrdinary ? this.#inItsPlaces() : [])],
      ...(isOrdinary
        ? {
            env: { PATH: [join(this.#top, 'node'), ...SYSTEM].join(':'), XDG_CACHE_HOME: join(this.#top, 'cache'), ...scene.env },
            prepare: (at) => {
              execFileSync('chown', ['-R', `${ORDINARY}:${ORDINARY}`, at.folder]);
              scene.prepare?.(at);
            },
          }
        : {}),
    });
  }

  [Symbol.dispose](): void {
    rmSync(this.#top, { recursive: true, force: true, maxRetries: 5 });
  }

  /** The words before a command that is to run so. */
  entered(user: User, lacks: Lacks): readonly string[] {
    const hidden = [...(lacks.bubblewrap ? ['bwrap'] : []), ...(lacks.namespaces ? ['unshare'] : [])];
    const paths = hidden.flatMap((name) =>
      ['/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).filter((path) => existsSync(path)),
    );
    const uid = user === 'root' ? 0 : ORDINARY;
    const { top } = projectOf();
    const given = [this.#top, dirname(process.execPath), top, paths.join(' '), existsSync('/etc/sudoers.d') ? 'yes' : 'no', String(uid)];
    return ['unshare', '--mount', '--propagation', 'private', '/bin/sh', '-c', PREPARE, 'sh', ...given];
  }

  /** In the place of node and the command line: those that the user can read. */
  #inItsPlaces(): readonly string[] {
    const { top, entry } = projectOf();
    const own = [join(this.#top, 'node', 'node'), join(this.#top, 'project', relative(top, entry))];
    return ['/bin/sh', '-c', 'node=$1 entry=$2; shift 4; exec "$node" "$entry" "$@"', 'sh', ...own];
  }

  #giveAgent(): void {
    const { folder } = this.#agent;
    if (folder === undefined) throw new Error('the agent was not installed for the tests');
    const cache = join(this.#top, 'cache');
    const copy = join(cache, 'basis-guard', 'agents', folder.slice(dirname(folder).length + 1));
    if (existsSync(copy)) return;
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    execFileSync('chown', ['-R', `${ORDINARY}:${ORDINARY}`, cache]);
  }
}

/** What is run, and the folder that has all of it. */
function projectOf(): { readonly top: string; readonly entry: string } {
  const [, entry] = commandOf('cli');
  if (entry.startsWith(`${root}${sep}`)) return { entry, top: root };
  const top = dirname(dirname(dirname(entry)));
  chmodSync(top, 0o755);
  return { entry, top };
}
