// The files by which a step talks to the runner (GITHUB_ENV and its kin). No child is told where they are, but a command of the
// same user can find them, and what it writes there changes later steps. So the guard remembers them at its start; what anybody else
// has added by the end is taken out and told.
import { readFileSync, writeFileSync } from 'node:fs';

const VARIABLES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

interface CommandFile {
  readonly variable: string;
  readonly path: string;
  readonly expected: Buffer | undefined;
}

export interface FileCommands {
  /** Puts back what was there and returns the names of the variables whose files somebody else changed. */
  readonly restore: () => readonly string[];
}

/**
 * Remembers the files that the environment names; one that does not exist yet is expected not to. The guard itself writes to them
 * before this and after `restore`, never between.
 */
export function watchFileCommands(env: Readonly<Record<string, string | undefined>>): FileCommands {
  const files: CommandFile[] = VARIABLES.flatMap((variable) => {
    const path = env[variable];
    return path ? [{ variable, path, expected: contentOf(path) }] : [];
  });
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
    return `${file.variable} (and it could not be put back)`;
  }
  return file.variable;
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
