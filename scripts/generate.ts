// Writes what is generated from other files of the project: the compiled validators of the published schemas.
// `--check` writes nothing and fails where a file is not what would be written, or should not be there.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileSchema } from './generate/validators.ts';

const root = dirname(import.meta.dirname);
/** Everything in here is generated. */
const folder = 'src/contract/generated';

const files = new Map<string, string>();
for (const name of ['cases', 'hooks', 'mcp', 'replay', 'tools']) {
  const schema: unknown = JSON.parse(readFileSync(join(root, 'schemas', `${name}.schema.json`), 'utf8'));
  files.set(`${folder}/${name}.ts`, compileSchema(name, schema));
}

const stale = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];
const wrong: string[] = [];
for (const path of stale.filter((name) => !files.has(name))) {
  wrong.push(path);
  if (!process.argv.includes('--check')) rmSync(join(root, path));
}
for (const [path, content] of files) {
  const full = join(root, path);
  if (existsSync(full) && readFileSync(full, 'utf8') === content) continue;
  wrong.push(path);
  if (process.argv.includes('--check')) continue;
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
}

if (!process.argv.includes('--check')) console.log(`generated ${files.size} files, ${wrong.length} changed`);
else if (wrong.length > 0) {
  console.error(`not what the generator writes: ${wrong.join(', ')}; run: node scripts/node24.mjs scripts/generate.ts`);
  process.exitCode = 1;
}
