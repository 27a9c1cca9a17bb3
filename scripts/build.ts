/**
 * Builds dist: `lib` by tsc, then one bundle an entry by ncc, from tsc's output. The same bytes on every machine and from any
 * folder. `--check` builds beside it and compares, byte by byte.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../src/contract/message.ts';
import { differences, filesBelow, filesNaming } from './build/compare.ts';
import { bin, node, root } from './program.ts';

const entries = ['action', 'post', 'cli', 'inside'] as const;
const folderOf = { action: 'main', post: 'post', cli: 'cli', inside: 'inside' } as const;

/** ncc names modules by their path from the current folder: `scratch` lies at the same depth on every machine. */
async function buildInto(scratch: string): Promise<string> {
  const dist = join(scratch, 'dist');
  await must('tsc', ['-p', join(root, 'tsconfig.build.json'), '--outDir', join(dist, 'lib')], scratch);
  rewriteDeclarations(join(dist, 'lib'));
  await Promise.all(entries.map((entry) => bundle(entry, scratch)));
  const front = join(dist, 'cli', 'index.js');
  renameSync(front, join(dist, 'cli', 'cli.js'));
  cpSync(join(root, 'scripts', 'build', 'cli-front.js'), front);
  chmodSync(front, 0o755);
  unifyLineEnds(dist);
  const local = filesNaming(
    dist,
    [`${root}/`, `${homedir()}/`].filter((path) => path.length > 4),
  );
  if (local.length > 0) throw new Error(`dist must not name a place on this machine, and these do: ${local.join(', ')}`);
  return dist;
}

async function bundle(entry: (typeof entries)[number], scratch: string): Promise<void> {
  const out = join('dist', folderOf[entry]);
  await must(
    'ncc',
    ['build', join('dist', 'lib', 'main', `${entry}.js`), '-o', out, '--no-cache', '-q', '--license', 'licenses.txt'],
    scratch,
  );
}

/** tsc rewrites `./x.ts` to `./x.js` in programs and leaves it in declarations. */
function rewriteDeclarations(folder: string): void {
  for (const name of filesBelow(folder)) {
    if (!name.endsWith('.d.ts')) continue;
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from|import) '|import\(')(\.[^']*)\.ts'/g, "$1$2.js'"));
  }
}

/** Git keeps texts with LF; in JavaScript, templates included, CRLF means the same. */
function unifyLineEnds(folder: string): void {
  for (const name of filesBelow(folder)) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (/\.(js|txt|json)$/.test(name) && bytes.includes('\r\n')) writeFileSync(path, bytes.toString('utf8').replaceAll('\r\n', '\n'));
  }
}

async function must(name: string, args: readonly string[], cwd: string): Promise<void> {
  const ran = await node([bin(name), ...args], { cwd });
  if (ran.code !== 0) throw new Error(`${name} ended with ${ran.code}:\n${ran.output}`);
}

function install(built: string, dist: string, scratch: string): void {
  if (existsSync(dist)) renameSync(dist, join(scratch, 'old'));
  renameSync(built, dist);
}

async function main(): Promise<number> {
  const missing = entries.filter((entry) => !existsSync(join(root, 'src', 'main', `${entry}.ts`)));
  if (missing.length > 0) throw new Error(`there is nothing to build: src/main has no ${missing.map((entry) => `${entry}.ts`).join(', ')}`);
  mkdirSync(join(root, 'build'), { recursive: true });
  const scratch = mkdtempSync(join(root, 'build', 'dist-'));
  try {
    const dist = join(root, 'dist');
    const built = await buildInto(scratch);
    if (!process.argv.includes('--check')) {
      install(built, dist, scratch);
      console.log(`built ${filesBelow(dist).length} files into dist`);
      return 0;
    }
    const found = differences(dist, built);
    for (const sentence of found) console.error(`dist: ${sentence}`);
    console.log(
      found.length === 0 ? 'dist is what the source builds' : 'dist is not what the source builds: run npm run build and commit it',
    );
    return found.length === 0 ? 0 : 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  },
);
