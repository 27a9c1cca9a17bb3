import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below a folder, relative and with `/`, sorted; none where the folder is not there. */
export function filesBelow(folder: string): string[] {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** How two folders differ, one sentence a file; empty when they hold the same bytes under the same names. */
export function differences(committed: string, built: string): string[] {
  const before = new Set(filesBelow(committed));
  const after = new Set(filesBelow(built));
  const found: string[] = [];
  for (const name of before) if (!after.has(name)) found.push(`${name} is not built any more`);
  for (const name of after) {
    if (!before.has(name)) found.push(`${name} is missing`);
    else if (!readFileSync(join(committed, name)).equals(readFileSync(join(built, name)))) found.push(`${name} has other bytes`);
  }
  return found.toSorted();
}

/** The files below a folder that contain one of the texts. */
export function filesNaming(folder: string, texts: readonly string[]): string[] {
  return filesBelow(folder).filter((name) => {
    const bytes = readFileSync(join(folder, name));
    return texts.some((text) => bytes.includes(text));
  });
}
