// A read-only copy of a whole trusted tree outside the workspace, from which hooks and tools run (contract 5.9). Files come out as the
// bytes that were committed, and the result is proved against the tree's name: every blob, every folder.
import { messageOf } from '../../contract/message.ts';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Git } from './git.ts';
import { formatOf, objectId, parseIndex, treeId, type IndexEntry, type ObjectFormat } from './git-object.ts';
import { isInside, physicalPath } from './inside.ts';
import { pause } from './pause.ts';
import { bytesOf, sealFolders, type Seal } from './seal.ts';
import { linkStatsAt, quiet } from './stats.ts';
import type { TrustedCommit } from './trusted-commit.ts';

export interface Snapshot {
  /** Absolute; the tree's top. */
  readonly folder: string;
  /** The tree's name, which is the digest of all that is in it. */
  readonly tree: string;
  /** Files and symlinks. */
  readonly files: number;
  /** Sentences about what is not as in a checkout. */
  readonly notices: readonly string[];
  /** Compares every file and folder with how it was made: sentences, none where nothing changed. */
  readonly verify: () => Promise<readonly string[]>;
  /** Makes it writable again and removes it. */
  readonly remove: () => Promise<void>;
}

export interface SnapshotOptions {
  readonly commit: TrustedCommit;
  /** Where it is to be; must not exist. */
  readonly folder: string;
  /** The checkout's top folder: no symlink of the snapshot may lead back into it. */
  readonly root: string;
  readonly git: Git;
}

/** Makes a snapshot. A tree that cannot be had whole is a problem, on which the run stops. */
export async function makeSnapshot(options: SnapshotOptions): Promise<Result<Snapshot, string>> {
  const { commit, folder } = options;
  const made = makeFolder(folder);
  if (!made.ok) return fail(`the snapshot of ${commit.commit} could not be made: ${made.error}`);
  let entries = await checkOut(options);
  if (!entries.ok && commit.source === 'workspace') {
    await removeSnapshot(folder);
    makeFolder(folder);
    const fetched = await commit.fetchAll();
    entries = fetched.ok ? await checkOut(options) : fail(`${entries.error}, and ${fetched.error}`);
  }
  if (!entries.ok) {
    await removeSnapshot(folder);
    return fail(`the snapshot of ${commit.commit} could not be made: ${entries.error}`);
  }
  const seal = await sealFolders(folder);
  const submodules = entries.value.filter(({ mode }) => mode === '160000').length;
  return ok({
    folder,
    tree: commit.tree,
    files: entries.value.length - submodules,
    notices: submodules === 0 ? [] : [`${submodules} submodule${submodules === 1 ? ' is' : 's are'} not part of the trusted snapshot`],
    verify: () => verify(seal, folder),
    remove: () => removeSnapshot(folder),
  });
}

function makeFolder(folder: string): Result<void, string> {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return ok(undefined);
  } catch (error) {
    return fail(messageOf(error));
  }
}

async function checkOut({ commit, folder, root, git }: SnapshotOptions): Promise<Result<readonly IndexEntry[], string>> {
  const indexFile = `${folder}.index`;
  const base = { gitDir: commit.gitDir, workTree: folder, indexFile };
  try {
    const read = await git({ ...base, args: ['read-tree', commit.tree] });
    if (!read.ok) return read;
    const written = await git({ ...base, args: ['checkout-index', '--all', '--quiet'], timeoutMs: 600_000 });
    if (!written.ok) return written;
    const listing = await git({ ...base, args: ['ls-files', '--stage', '-z'], maxOutput: 1024 * 1024 * 1024 });
    if (!listing.ok) return listing;
    const entries = parseIndex(listing.value);
    if (entries === undefined) return fail('its index cannot be read');
    const format = formatOf(commit.tree);
    if (treeId(entries, format) !== commit.tree) return fail('its folders are not those of the commit');
    return await proveFiles(entries, { folder, root, format });
  } finally {
    rmSync(indexFile, { force: true });
  }
}

interface Proof {
  readonly folder: string;
  readonly root: string;
  readonly format: ObjectFormat;
}

/** Hashes every file as it lies on the disk, takes its write permission, and keeps Python from caching beside it. */
async function proveFiles(entries: readonly IndexEntry[], proof: Proof): Promise<Result<readonly IndexEntry[], string>> {
  const buffer = Buffer.allocUnsafe(1024 * 1024);
  const withPython = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    if (index % 256 === 255) await pause();
    if (entry.mode === '160000') continue;
    const path = bytesOf(proof.folder, entry.path);
    const shown = `'${readable(entry.path)}'`;
    try {
      const id = entry.mode === '120000' ? linkId(path, proof.format) : fileId(path, buffer, proof.format);
      if (id !== entry.id) return fail(`${shown} is not the file of the commit`);
      if (entry.mode === '120000' && leadsInto(proof.root, path.toString('utf8')))
        return fail(`the symlink ${shown} leads back into the workspace, which is not trusted`);
    } catch (error) {
      return fail(`${shown} could not be read back: ${messageOf(error)}`);
    }
    if (entry.path.endsWith('.py')) withPython.add(dirname(path.toString('utf8')));
  }
  for (const folder of withPython) blockCache(folder);
  return ok(entries);
}

function fileId(path: Buffer, buffer: Buffer, format: ObjectFormat): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size, mode } = fstatSync(file);
    const hash = createHash(format).update(`blob ${size}\0`);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) hash.update(buffer.subarray(0, read));
    fchmodSync(file, mode & 0o111 ? 0o555 : 0o444);
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

const linkId = (path: Buffer, format: ObjectFormat) => objectId('blob', readlinkSync(path, 'buffer'), format);

function leadsInto(root: string, link: string): boolean {
  const target = physicalPath(link);
  return target !== undefined && (isInside(root, target) || isInside(physicalPath(root) ?? root, target));
}

/**
 * A file where Python would make its cache folder: a read-only folder does not stop the superuser, and a cache that somebody planted
 * would run in place of the module.
 */
function blockCache(folder: string): void {
  const path = join(folder, '__pycache__');
  if (linkStatsAt(path) === undefined) writeFileSync(path, '', { mode: 0o444 });
}

const readable = (path: string) => Buffer.from(path, 'latin1').toString('utf8');

async function verify(seal: Seal, folder: string): Promise<readonly string[]> {
  const now = await sealFolders(folder, { readOnly: false });
  const paths = new Set([...seal.keys(), ...now.keys()]);
  const changed = [...paths].filter((path) => seal.get(path) !== now.get(path)).toSorted();
  return changed.map((path) => `the guard's snapshot changed in '${path === '' ? '.' : readable(path)}'`);
}

async function removeSnapshot(folder: string): Promise<void> {
  await sealFolders(folder, { readOnly: false, onFolder: (path) => chmodSync(path, 0o700) });
  for (const name of quiet(() => readdirSync(folder)) ?? []) {
    rmSync(join(folder, name), { recursive: true, force: true });
    await pause();
  }
  rmSync(folder, { recursive: true, force: true });
}
