// Folders that go with the test file that made them.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) {
    makeWritable(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** A new folder, without symlinks in its path; the end of the file's tests removes it. */
export function testFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  folders.push(folder);
  return folder;
}

/** Snapshots are read-only. */
function makeWritable(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  } catch {
    return;
  }
}

/** What stands at a path: text, a program, or a symlink. */
export type Content = string | { readonly program: string } | { readonly link: string };

export type Files = Readonly<Record<string, Content>>;

/** Writes files below a folder. */
export function put(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { force: true });
    if (typeof content === 'string') writeFileSync(target, content);
    else if ('program' in content) writeFileSync(target, content.program, { mode: 0o755 });
    else symlinkSync(content.link, target);
  }
}
