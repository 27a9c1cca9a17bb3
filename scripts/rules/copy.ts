/** Copies of the project to be broken: the files that git knows or would know, and the installed packages by a link. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { program, root } from '../program.ts';

export interface Copy {
  readonly folder: string;
  /** For temporary files; its path is short, for sockets lie below it. */
  readonly temp: string;
  /** Replaces `find`, which must stand there exactly once, and hands back the way to undo it; a sentence where it cannot. */
  patch(file: string, find: string, replace: string): { readonly undo: () => void } | string;
  /** Ends what a broken supervisor left running in it, and removes it. */
  remove(): void;
}

export async function copyProject(): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'basis-guard-rules-'));
  const temp = mkdtempSync(join(tmpdir(), 'bg-'));
  // Some tests become another user, who has to get there.
  chmodSync(temp, 0o755);
  const listed = await program('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  for (const name of new Set(listed.output.split('\0'))) {
    if (name === '' || name.startsWith('dist/') || !existsSync(join(root, name))) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await program('git', ['init', '-q', folder]);
  return {
    folder,
    temp,
    patch: (file, find, replace) => {
      const path = join(folder, file);
      if (!existsSync(path)) return `there is no ${file}`;
      const text = readFileSync(path, 'utf8');
      const count = text.split(find).length - 1;
      if (count !== 1) return `what is to be broken stands ${count} times in ${file}, not once`;
      writeFileSync(
        path,
        text.replace(find, () => replace),
      );
      return { undo: () => writeFileSync(path, text) };
    },
    remove: () => {
      endStrays([folder, temp]);
      for (const made of [folder, temp]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** Ends every process whose environment, command line or folder names one of these. */
function endStrays(folders: readonly string[]): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid))) {
    try {
      const told = [
        readFileSync(`/proc/${pid}/environ`),
        readFileSync(`/proc/${pid}/cmdline`),
        Buffer.from(readlinkSync(`/proc/${pid}/cwd`)),
      ];
      if (told.some((bytes) => folders.some((folder) => bytes.includes(folder)))) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
