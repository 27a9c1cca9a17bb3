/** Source files as syntax trees, so that a comment or a text never counts as code. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

export const root = dirname(dirname(import.meta.dirname));

export interface Source {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly tree: Node;
}

/** A node of an ESTree; only what the checks look at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export function sourceOf(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  const error = parsed.errors[0];
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return { path, text, tree: parsed.program as unknown as Node };
}

/** The files of the project that are tracked, or that will be: everything that is not ignored. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...new Set(listed.split('\0'))].filter((name) => name !== '' && existsSync(join(root, name)));
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every node of a tree with its parent, in order. */
export function* walk(node: Node, parent?: Node): Generator<{ readonly node: Node; readonly parent: Node | undefined }> {
  yield { node, parent };
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, node);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The specifiers of every import, export-from, `import()` and `import('…')` type; one that is not a plain text reads `<computed>`. */
export function importsOf(source: Source): string[] {
  const found: string[] = [];
  for (const { node } of walk(source.tree)) {
    const from = /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|TSImportType)$/.test(node.type)
      ? node['source']
      : undefined;
    if (!isNode(from)) continue;
    found.push(typeof from['value'] === 'string' ? from['value'] : '<computed>');
  }
  return found;
}

/** Where a relative specifier leads, relative to the project; undefined for a package. */
export function target(source: Source, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : undefined;
}

/** `path:line` of a node. */
export function placeOf(source: Source, node: Node): string {
  return `${source.path}:${source.text.slice(0, node.start).split('\n').length}`;
}
