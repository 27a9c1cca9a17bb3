/**
 * From the workspace down to one entry, a folder at a time, each opened without following a link. What is then done with the
 * entry is the business of `read-file.ts`, `write-file.ts`, `remove.ts` and `scan.ts`.
 */
import { mkdir, readlink } from 'node:fs/promises';
import { codeOf } from '../../contract/message.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { entryAt } from './entry.ts';
import type { Folder } from './folder.ts';
import { fold, type Names, namesBelow, shownPath, splitPath } from './path-rules.ts';
import { systemWords } from './problem.ts';
import { openRoot, type Workspace } from './workspace.ts';

/** An entry below the workspace, in an open folder. `names` are its real ones: no link is among its folders. */
export interface Place {
  readonly folder: Folder;
  /** The entry's name in `folder`; `.` for the workspace itself. */
  readonly name: string;
  readonly names: Names;
}

export interface WalkOptions {
  /**
   * `resolve`: links that stay inside the workspace are followed by walking again along their target, the entry itself
   * included; `refuse`: a link among the folders ends the walk, and the entry itself is left to the caller.
   */
  readonly links: 'resolve' | 'refuse';
  /** Folders that are missing on the way are made. */
  readonly make?: boolean;
}

const MAX_LINKS = 40;

/**
 * Walks to an entry and hands it to `use`; every folder is closed afterwards. The entry may be missing, its folder may not. The
 * error is a whole sentence without its full stop.
 */
export async function reach<T>(
  workspace: Workspace,
  names: Names,
  options: WalkOptions,
  use: (place: Place) => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  const shown = shownPath(names);
  const root = await openRoot(workspace);
  if (!root.ok) return fail(`${shown} ${root.error}`);
  const walk = new Walk(workspace, names, options, root.value);
  try {
    const place = await walk.run();
    if (!place.ok) return place;
    const result = await use(place.value);
    return result.ok ? result : fail(`${shown} ${result.error}`);
  } catch (error) {
    return fail(`${shown} ${systemWords(error)}`);
  } finally {
    await walk.folder.close();
  }
}

class Walk {
  folder: Folder;
  private readonly workspace: Workspace;
  private readonly options: WalkOptions;
  private readonly asked: Names;
  private real: string[] = [];
  private pending: string[];
  private links = 0;

  constructor(workspace: Workspace, names: Names, options: WalkOptions, root: Folder) {
    this.workspace = workspace;
    this.options = options;
    this.asked = names;
    this.pending = [...names];
    this.folder = root;
  }

  async run(): Promise<Result<Place, string>> {
    for (;;) {
      const name = this.pending.shift();
      if (name === undefined) return ok({ folder: this.folder, name: '.', names: this.real });
      const last = this.pending.length === 0;
      if (last && this.options.links === 'refuse') return ok(this.place(name));
      const entry = await entryAt(this.folder, name);
      if (!entry.ok) return this.stop(name, entry.error);
      if (entry.value.kind === 'link') {
        const followed = await this.follow(name);
        if (!followed.ok) return followed;
        continue;
      }
      if (last) return ok(this.place(name));
      const entered = await this.enter(name, entry.value.kind === 'missing');
      if (!entered.ok) return entered;
    }
  }

  private place(name: string): Place {
    return { folder: this.folder, name, names: [...this.real, name] };
  }

  private stop(name: string, words: string): { readonly ok: false; readonly error: string } {
    const here = shownPath([...this.real, name]);
    const asked = shownPath(this.asked);
    return fail(here === asked ? `${here} ${words}` : `${asked} cannot be reached: ${here} ${words}`);
  }

  private async enter(name: string, missing: boolean): Promise<Result<undefined, string>> {
    if (missing && this.options.make === true) {
      try {
        await mkdir(this.folder.at(name));
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') return this.stop(name, systemWords(error));
      }
    }
    const entered = await this.folder.enter(name);
    if (!entered.ok) return this.stop(name, entered.error);
    await this.moveTo(entered.value);
    this.real.push(name);
    return ok(undefined);
  }

  private async follow(name: string): Promise<Result<undefined, string>> {
    let target: string;
    try {
      target = await readlink(this.folder.at(name));
    } catch (error) {
      return this.stop(name, systemWords(error));
    }
    const quoted = JSON.stringify(target);
    if (this.options.links === 'refuse') {
      return this.stop(name, `is a symbolic link to ${quoted}; changes are made only by the real path`);
    }
    this.links += 1;
    if (this.links > MAX_LINKS) return this.stop(name, `is one of more than ${MAX_LINKS} symbolic links on the way`);
    const names = this.targetNames(target);
    if (!names.ok) return this.stop(name, `is a symbolic link to ${quoted}, which ${names.error}`);
    const root = await openRoot(this.workspace);
    if (!root.ok) return this.stop(name, root.error);
    await this.moveTo(root.value);
    this.real = [];
    this.pending = [...names.value, ...this.pending];
    return ok(undefined);
  }

  /** A link's target as names below the workspace; `..` counts from the folder that really holds the link. */
  private targetNames(target: string): Result<Names, string> {
    const { style } = this.workspace;
    const absolute = style === 'win32' ? /^([a-z]:|[\\/])/iu.test(target) : target.startsWith('/');
    return absolute ? namesBelow(this.workspace, target, style) : fold(this.real, splitPath(target, style));
  }

  private async moveTo(folder: Folder): Promise<void> {
    const before = this.folder;
    this.folder = folder;
    await before.close();
  }
}
