/** The parts of `npm run check`: each is one command whose exit code is its verdict, or one sentence about why it cannot run. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, node, program, root } from '../program.ts';
import { vitest } from '../test/vitest.ts';
import type { TestTally } from '../test/tally.ts';

export interface Verdict {
  readonly tally: TestTally;
  /** Shown where the part failed. */
  readonly output: string;
}

export interface Part {
  readonly name: string;
  readonly run: () => Promise<Verdict>;
}

/** The cheap ones first, so that a fault shows early; the long one last. */
export const parts: readonly Part[] = [
  tool('types', 'tsc', ['-p', 'tsconfig.json']),
  tool('format', 'biome', ['format', '.']),
  tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  script('generated files', 'generate.ts', ['--check']),
  script('action.yml and README', 'generate-action.ts', ['--check']),
  script('dist', 'build.ts', ['--check']),
  { name: 'architecture', run: () => vitest(['test/architecture'], { show: false }) },
  tool('unused code', 'knip', ['--no-progress']),
  script('workflows and action.yml', 'workflows.ts', []),
  tool('package, by publint', 'publint', ['run', '--strict']),
  { name: 'package, by its types', run: typesOfPackage },
  { name: 'large suites', run: () => vitest(['--passWithNoTests', '.large.test.ts'], { show: false }) },
];

function tool(name: string, command: string, args: readonly string[]): Part {
  return { name, run: async () => verdict(name, await node([bin(command), ...args])) };
}

function script(name: string, file: string, args: readonly string[]): Part {
  const path = join(root, 'scripts', file);
  return {
    name,
    run: async () =>
      existsSync(path) ? verdict(name, await node([path, ...args])) : verdict(name, { code: 1, output: `there is no scripts/${file}` }),
  };
}

/** attw reads the tarball that npm would publish; the library is ESM alone. */
async function typesOfPackage(): Promise<Verdict> {
  const name = 'package, by its types';
  const folder = mkdtempSync(join(tmpdir(), 'basis-guard-pack-'));
  try {
    const packed = await program('npm', ['pack', '--pack-destination', folder]);
    const [file] = readdirSync(folder);
    if (packed.code !== 0 || file === undefined) return verdict(name, packed);
    return verdict(name, await node([bin('attw'), join(folder, file), '--profile', 'esm-only', '--no-emoji', '--no-color']));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verdict(name: string, ran: { readonly code: number; readonly output: string }): Verdict {
  const failed = ran.code === 0 ? [] : [`${name} (ended with ${ran.code})`];
  return { tally: { passed: failed.length === 0 ? 1 : 0, failed, skipped: [] }, output: ran.output };
}
