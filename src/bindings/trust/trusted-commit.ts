// One commit whose files are believed, reached through a git directory of our own outside the workspace: its objects come from the
// workspace's store without being copied, else from the server. The workspace's git configuration is never read, and an object counts only
// where its content has the name that was asked for.
import { messageOf } from '../../contract/message.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Remote } from './git-environment.ts';
import type { Git } from './git.ts';
import { formatOf, objectId, type GitObject } from './git-object.ts';

export interface TrustedCommitOptions {
  /** The full object name, 40 or 64 hex digits. */
  readonly commit: string;
  /** The workspace's object folder, if there is one. */
  readonly objects?: string;
  /** Where the commit can be fetched from, or why it cannot. */
  readonly remote: Result<Remote, string>;
  /** A folder of our own outside the workspace, writable by us alone; the git directory is made in it. */
  readonly folder: string;
  readonly git: Git;
}

/** How the objects of a trusted commit are reached. */
export type ObjectSource = 'workspace' | 'server';

export class TrustedCommit {
  /** The commit itself: what was asked for, or what a tag of that name points to. */
  readonly commit: string;
  /** Its tree. */
  readonly tree: string;
  readonly #store: ObjectStore;

  constructor(store: ObjectStore, commit: string, tree: string) {
    this.#store = store;
    this.commit = commit;
    this.tree = tree;
  }

  get gitDir(): string {
    return this.#store.gitDir;
  }

  get source(): ObjectSource {
    return this.#store.source;
  }

  /** An object of the commit; it is fetched with the whole commit where the workspace lacks it. */
  object(id: string): Promise<Result<GitObject, string>> {
    return this.#store.object(id);
  }

  /** Turns from the workspace's objects to a copy from the server, once; fails where that has been done or cannot be. */
  fetchAll(): Promise<Result<void, string>> {
    return this.#store.fetchAll();
  }
}

/** Opens a commit. One that cannot be had is a problem: one sentence, on which the run stops. */
export async function openTrustedCommit(options: TrustedCommitOptions): Promise<Result<TrustedCommit, string>> {
  const { commit } = options;
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    return fail(`'${commit}' is not the full name of a commit: write 40 or 64 hex digits`);
  const store = new ObjectStore(options);
  const made = await store.make();
  if (!made.ok) return cannotBeHad(commit, made.error);
  let id = commit;
  for (let tags = 0; tags < 5; tags += 1) {
    const read = await store.object(id);
    if (!read.ok) return cannotBeHad(commit, read.error);
    const { type, content } = read.value;
    const next = /^(?:tree|object) ([0-9a-f]+)\n/.exec(content.toString('latin1', 0, 80))?.[1];
    if (next !== undefined && type === 'commit') return ok(new TrustedCommit(store, id, next));
    if (next === undefined || type !== 'tag') return cannotBeHad(commit, `it is a ${type}, not a commit`);
    id = next;
  }
  return cannotBeHad(commit, 'it is a tag of a tag of a tag');
}

const cannotBeHad = (commit: string, why: string) => fail(`the trusted commit ${commit} cannot be had: ${why}`);

class ObjectStore {
  readonly gitDir: string;
  readonly #options: TrustedCommitOptions;
  #source: ObjectSource;

  constructor(options: TrustedCommitOptions) {
    this.#options = options;
    this.gitDir = join(options.folder, 'trusted.git');
    this.#source = options.objects === undefined ? 'server' : 'workspace';
  }

  get source(): ObjectSource {
    return this.#source;
  }

  async make(): Promise<Result<void, string>> {
    const { git, commit, objects } = this.#options;
    const format = formatOf(commit);
    const args = ['init', '--quiet', '--bare', '--template=', ...(format === 'sha1' ? [] : ['--object-format=sha256']), this.gitDir];
    const made = await git({ args });
    if (!made.ok) return made;
    try {
      mkdirSync(join(this.gitDir, 'info'), { recursive: true });
      // Stronger than any .gitattributes of the tree: files come out as the bytes that were committed, whatever filters it asks for.
      writeFileSync(join(this.gitDir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
      if (objects !== undefined) writeFileSync(this.#alternates, `${quoted(objects)}\n`);
    } catch (error) {
      return fail(`${this.gitDir} could not be written: ${messageOf(error)}`);
    }
    return objects === undefined ? this.#fetch() : ok(undefined);
  }

  async object(id: string): Promise<Result<GitObject, string>> {
    const read = await this.#read(id);
    if (read.ok || this.#source === 'server') return read;
    const fetched = await this.fetchAll();
    return fetched.ok ? this.#read(id) : fail(`${read.error}, and ${fetched.error}`);
  }

  async fetchAll(): Promise<Result<void, string>> {
    if (this.#source === 'server') return fail('it was fetched already');
    this.#source = 'server';
    rmSync(this.#alternates, { force: true });
    return this.#fetch();
  }

  get #alternates(): string {
    return join(this.gitDir, 'objects', 'info', 'alternates');
  }

  async #fetch(): Promise<Result<void, string>> {
    const { remote, git, commit } = this.#options;
    if (!remote.ok) return fail(`it cannot be fetched: ${remote.error}`);
    const args = [
      'fetch',
      '--quiet',
      '--depth=1',
      '--no-tags',
      '--no-write-fetch-head',
      '--no-recurse-submodules',
      '--no-auto-maintenance',
    ];
    const { url } = remote.value;
    const fetched = await git({ args: [...args, url.href, commit], gitDir: this.gitDir, remote: remote.value, timeoutMs: 180_000 });
    return fetched.ok ? ok(undefined) : fail(`it cannot be fetched from ${url.href}: ${fetched.error}`);
  }

  async #read(id: string): Promise<Result<GitObject, string>> {
    const answer = await this.#options.git({ args: ['cat-file', '--batch'], gitDir: this.gitDir, stdin: `${id}\n` });
    if (!answer.ok) return answer;
    const end = answer.value.indexOf(0x0a);
    const [, type, size] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(answer.value.toString('latin1', 0, end)) ?? [];
    if (type === undefined) return fail(`the object ${id} is not in the checkout`);
    const content = answer.value.subarray(end + 1, end + 1 + Number(size));
    return objectId(type, content, formatOf(id)) === id
      ? ok({ type, content })
      : fail(`the object ${id} has other content than its name says`);
  }
}

/** A line of an alternates file; git unquotes one that begins with a quote. */
function quoted(path: string): string {
  if (!/^["#]|[\n\r]/.test(path)) return path;
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`;
}
