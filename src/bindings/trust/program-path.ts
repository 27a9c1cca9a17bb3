// Which file a command runs, found once at the start, with a stamp by which a later change is seen (contract 5.6).
import { accessSync, constants } from 'node:fs';
import { basename, delimiter, isAbsolute, join, resolve } from 'node:path';
import { fail, ok, type Result } from '../../contract/result.ts';
import { fileDigest } from '../digest.ts';
import { isInside } from './inside.ts';
import { quiet, stampOf, statsAt } from './stats.ts';

export interface ProgramFile {
  /** Absolute. */
  readonly path: string;
  /** What identifies its content without reading it, when it was found. */
  readonly stamp: string;
}

/** A command as it will be started. */
export interface Program {
  /** The argv with the absolute path of its program in front. */
  readonly argv: readonly [string, ...string[]];
  readonly program: ProgramFile;
  /** The script that an interpreter reads, and what else it names of `own`. */
  readonly files: readonly ProgramFile[];
}

export interface Search {
  /** Where a program with a folder part is relative to. */
  readonly root: string;
  /** Where it runs, and so where its other arguments are relative to. */
  readonly cwd: string;
  /** PATH, on which a bare name is looked for, and nowhere else. */
  readonly path: string;
  /** A folder whose files are all the guard's own. */
  readonly own?: string;
}

/** Programs that run the first file that they are given. */
const INTERPRETER =
  /^(?:env|sh|bash|dash|ash|zsh|ksh|fish|pwsh|powershell|python[\d.]*|pypy[\d.]*|node|nodejs|deno|bun|tsx|ts-node|ruby|perl|php|lua[\d.]*|Rscript|java|dotnet)(?:\.exe)?$/;

/** Finds the program of an argv. Nothing is started. */
export function findProgram(argv: readonly [string, ...string[]], search: Search): Result<Program, string> {
  const [name, ...rest] = argv;
  const found = name.includes('/') ? resolve(search.root, name) : onPath(name, search.path);
  if (found === undefined) return fail(`there is no program '${name}' on PATH`);
  const program = fileAt(found);
  if (program === undefined) return fail(`there is no program at '${found}'`);
  const named = filesNamed(rest, search.cwd);
  const script = INTERPRETER.test(basename(name)) ? named[0] : undefined;
  const files = named.filter((file) => file === script || (search.own !== undefined && isInside(search.own, file.path)));
  return ok({ argv: [found, ...rest], program, files });
}

/** The regular files that arguments name, whole or after a `=`. */
export function filesNamed(args: readonly string[], cwd: string): readonly ProgramFile[] {
  return args.flatMap((element) => {
    const file = element === '' ? undefined : fileAt(resolve(cwd, element.slice(element.indexOf('=') + 1)));
    return file ?? [];
  });
}

/** A regular file, through symlinks, as it is now; undefined where there is none. */
export function fileAt(path: string): ProgramFile | undefined {
  const stamp = fileStamp(path);
  return stamp === undefined ? undefined : { path, stamp };
}

/** The first executable file of that name on a PATH; entries that are not absolute are passed over. */
export function onPath(name: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry))
    .map((entry) => join(entry, name))
    .find((candidate) => fileStamp(candidate) !== undefined && isExecutable(candidate));
}

/** What became of a command's files since it was found: a sentence for the first that changed. Cheap: it reads no content. */
export function changeOf(program: Program): string | undefined {
  const changed = [program.program, ...program.files].find(({ path, stamp }) => fileStamp(path) !== stamp);
  return changed === undefined ? undefined : `its file '${changed.path}' changed since the session began`;
}

/** A file's path and digest, as the ledger records it; undefined where it cannot be read. */
export function digested({ path }: ProgramFile): { readonly path: string; readonly digest: string } | undefined {
  const digest = quiet(() => fileDigest(path));
  return digest === undefined ? undefined : { path, digest };
}

/** Of a regular file, through symlinks; undefined where there is none. */
function fileStamp(path: string): string | undefined {
  const stats = statsAt(path);
  return stats?.isFile() ? stampOf(stats) : undefined;
}

export const isExecutable = (path: string): boolean => quiet(() => accessSync(path, constants.X_OK) ?? true) ?? false;
