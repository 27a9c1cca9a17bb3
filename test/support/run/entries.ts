// How the tests start the action's steps and the command line: as a user does, from dist. With BASIS_TEST_SOURCE=1, or where nothing
// was built, the source runs instead, so that a change can be tried without a build. That dist is what the source builds is another
// check's matter.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the project. */
export const root = dirname(dirname(dirname(import.meta.dirname)));

export type Entry = 'main' | 'post' | 'cli';

const SOURCES: Readonly<Record<Entry, string>> = { main: 'action.ts', post: 'post.ts', cli: 'cli.ts' };

/** The program and first words of an entry. */
export function commandOf(entry: Entry): readonly [string, string] {
  const built = join(root, 'dist', entry, 'index.js');
  const fromSource = process.env['BASIS_TEST_SOURCE'] === '1' || !existsSync(built);
  return [process.execPath, fromSource ? join(root, 'src', 'main', SOURCES[entry]) : built];
}
