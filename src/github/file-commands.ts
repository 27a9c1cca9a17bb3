// The files by which a step talks to the runner (GITHUB_ENV and its kin), and the action's own programs, which the runner starts again for
// the post step with all inputs. No child is told where they are, but a command of the same user can find them, and what it writes there
// runs in later steps. So the guard remembers them at its start; what anybody else has changed by the end is put back and told.
import { readFileSync, writeFileSync } from 'node:fs';

const VARIABLES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

interface CommandFile {
  /** What it is called in words. */
  readonly name: string;
  readonly path: string;
  readonly expected: Buffer | undefined;
}

export interface FileCommands {
  /** Puts back what was there and returns what somebody else changed, in words: `the runner's file GITHUB_ENV`. */
  readonly restore: () => readonly string[];
}

/**
 * Remembers the files that the environment names, and the action's own programs; one that does not exist yet is expected not to. The
 * guard itself writes to them before this and after `restore`, never between.
 */
export function watchFileCommands(env: Readonly<Record<string, string | undefined>>, programs: readonly string[] = []): FileCommands {
  const commands = VARIABLES.flatMap((variable) => {
    const path = env[variable];
    return path ? [{ name: `the runner's file ${variable}`, path }] : [];
  });
  const own = programs.map((path) => ({ name: `the action's own program ${path}`, path }));
  const files: CommandFile[] = [...commands, ...own].map((file) => ({ ...file, expected: contentOf(file.path) }));
  return { restore: () => files.filter(isForeign).map(putBack) };
}

const isForeign = (file: CommandFile) => {
  const now = contentOf(file.path);
  return file.expected === undefined ? now !== undefined && now.length > 0 : now === undefined || !now.equals(file.expected);
};

function putBack(file: CommandFile): string {
  try {
    writeFileSync(file.path, file.expected ?? '');
  } catch {
    return `${file.name} (and it could not be put back)`;
  }
  return file.name;
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
