/** The library as a consumer gets it: packed by npm, unpacked into a project of its own. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

export const root = dirname(dirname(import.meta.dirname));

/** Packs what npm would publish; hands back the tarball. */
export async function pack(folder: string): Promise<string> {
  await execa('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdin: 'ignore' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack made no tarball');
  return join(folder, tarball);
}

/** A project that has the packed library and, from this project's own packages, the dependencies that it declares and no other. */
export async function unpack(tarball: string, folder: string): Promise<void> {
  const home = join(folder, 'node_modules', '@basis', 'guard');
  mkdirSync(home, { recursive: true });
  await execa('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  const declared = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly dependencies: Record<string, string> };
  for (const name of Object.keys(declared.dependencies)) {
    const link = join(folder, 'node_modules', ...name.split('/'));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', ...name.split('/')), link);
  }
}

/** The fenced TypeScript of the README that uses the library. */
export function examplesOfReadme(): string[] {
  const page = readFileSync(join(root, 'README.md'), 'utf8');
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((block) => block[1] ?? '').filter((code) => code.includes('@basis/guard'));
}

/** A use of the root export that needs no node: a chain of one interceptor decides a call. */
export const smallUse = `
import { HookRunner, toolInput } from '@basis/guard';
import * as node from '@basis/guard/node';
const interceptor = { name: 'no', beforeTool: () => ({ kind: 'deny', reason: 'not today' }) };
const runner = new HookRunner({ interceptors: [interceptor], port: { ask: () => Promise.reject(new Error('no hooks')) }, reporter: () => {} });
const verdict = await runner.decide({ id: 'call-1', agentId: 'main', toolName: 'spawn', input: toolInput('{"command":"ls"}') });
console.log(JSON.stringify({ outcome: verdict.outcome, words: verdict.words, node: Object.keys(node).length > 0 }));
`;
export const smallAnswer = JSON.stringify({ outcome: 'deny', words: "denied by interceptor 'no': not today", node: true });
