// How the tests start the action's steps and the command line: as a user does, from dist. With BASIS_TEST_SOURCE=1, or where nothing
// was built, the source runs instead, so that a change can be tried without a build. That dist is what the source builds is another
// test's matter.
import { cpSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from './folder.ts';

/** The folder of the project. */
export const root = dirname(dirname(dirname(import.meta.dirname)));

export type Entry = 'main' | 'post' | 'cli';

const SOURCES: Readonly<Record<Entry, string>> = { main: 'action.ts', post: 'post.ts', cli: 'cli.ts' };

let copy: string | undefined;

/** The program and first words of an entry. */
export function commandOf(entry: Entry): readonly [string, string] {
  const fromSource = process.env['BASIS_TEST_SOURCE'] === '1' || !existsSync(join(root, 'dist', entry, 'index.js'));
  return [process.execPath, fromSource ? join(root, 'src', 'main', SOURCES[entry]) : join(built(), entry, 'index.js')];
}

/** A copy for the tests of one file: a build in the meantime would change programs under a session, which is an attack that it undoes. */
function built(): string {
  if (copy !== undefined) return copy;
  copy = join(testFolder(), 'dist');
  for (const entry of ['main', 'post', 'cli', 'inside']) cpSync(join(root, 'dist', entry), join(copy, entry), { recursive: true });
  // What tells Node that these are modules.
  cpSync(join(root, 'package.json'), join(dirname(copy), 'package.json'));
  cpSync(join(root, 'agents'), join(dirname(copy), 'agents'), { recursive: true });
  return copy;
}
