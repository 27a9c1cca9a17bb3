import { Buffer } from 'node:buffer';
import { execa } from 'execa';

/** Makes a checkout of so many small files in folders of a hundred, committed; hands back the commit. */
export async function makeRepository(folder: string, files: number): Promise<string> {
  const git = (args: readonly string[], input?: string): Promise<string> =>
    execa('git', ['-C', folder, ...args], {
      ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
      extendEnv: false,
      env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    }).then((ran) => ran.stdout);
  await git(['init', '-q', '-b', 'main']);
  await git(['fast-import', '--quiet'], script(files));
  await git(['reset', '-q', '--hard', 'main']);
  return (await git(['rev-parse', 'HEAD'])).trim();
}

function script(files: number): string {
  const lines = ['commit refs/heads/main', 'committer bench <bench@example.invalid> 1700000000 +0000', 'data 4', 'made'];
  for (let index = 0; index < files; index += 1) {
    const content = `export const value${index} = ${index};\n`.repeat(20);
    lines.push(`M 100644 inline src/folder-${Math.floor(index / 100)}/file-${index}.ts`, `data ${Buffer.byteLength(content)}`, content);
  }
  return lines.join('\n');
}
