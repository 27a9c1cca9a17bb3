// The project's Markdown as trees, and the blocks in it that a comment marks for checking.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Html, Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { projectFiles, root } from '../architecture/source.ts';

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;
const isHtml = (node: RootContent): node is Html => node.type === 'html';
const isCode = (node: RootContent | undefined): node is Code => node?.type === 'code';

export interface Page {
  /** Relative to the project. */
  readonly path: string;
  readonly tree: Root;
}

/** What an example's repository holds is its own. */
const isPage = (path: string): boolean => /^(?:[A-Z]+|docs\/.*|examples\/[\w-]+\/README)\.md$/.test(path);

export const pages: readonly Page[] = projectFiles()
  .filter(isPage)
  .map((path) => ({ path, tree: treeOf(readFileSync(join(root, path), 'utf8')) }));

export function page(path: string): Page {
  const found = pages.find((one) => one.path === path);
  if (found === undefined) throw new Error(`there is no page ${path}`);
  return found;
}

function treeOf(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** A block that a comment `<!-- KIND: WORDS -->` marks; a comment of several lines holds the block itself. */
export interface Marked {
  readonly page: string;
  readonly line: number;
  readonly kind: string;
  readonly words: readonly string[];
  readonly text: string;
}

export function markedBlocks({ path, tree }: Page): Marked[] {
  return tree.children.flatMap((node, index) => {
    const [, kind = '', words = '', inside] =
      (isHtml(node) && /^<!-- ([a-z-]+)(?:: ([^\n]*?))?(?: -->|\n([^]*?\n)-->)$/.exec(node.value)) || [];
    // Tables that stand between two comments are another test's matter.
    if (kind === '' || /^(?:inputs|outputs|levels|limits|failures)$/.test(kind)) return [];
    const next = tree.children[index + 1];
    const block = inside ?? (isCode(next) ? `${next.value}\n` : undefined);
    if (block === undefined) throw new Error(`${path}:${lineOf(node)}: no block follows this comment`);
    return [{ page: path, line: lineOf(node), kind, words: words.split(' ').filter((word) => word !== ''), text: block }];
  });
}

export const marked: readonly Marked[] = pages.flatMap(markedBlocks);

/** The marked blocks of a kind, with a name for a test. */
export function ofKind(kind: string): readonly (readonly [string, Marked])[] {
  return marked.filter((one) => one.kind === kind).map((one) => [`${one.page}:${one.line}`, one]);
}

/** Every node of a tree, a parent before its children. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** The inline code of a tree. */
export function codesIn(node: Nodes): string[] {
  return [...nodesOf(node)].flatMap((one) => (one.type === 'inlineCode' ? [one.value] : []));
}

export function codeBlocksIn(node: Nodes, language: RegExp): Code[] {
  return [...nodesOf(node)].filter((one): one is Code => one.type === 'code' && language.test(one.lang ?? ''));
}

/** The rows of every table of a page, without headings; each cell as a tree. */
export function rowsOf({ tree }: Page): (readonly Nodes[])[] {
  return [...nodesOf(tree)].flatMap((node) => (node.type === 'table' ? node.children.slice(1).map((row) => row.children) : []));
}

export function textOf(node: Nodes): string {
  return [...nodesOf(node)].map((one) => (one.type === 'text' || one.type === 'inlineCode' ? one.value : '')).join('');
}

/** The anchors that GitHub gives to a page's headings. */
export function anchorsOf({ tree }: Page): ReadonlySet<string> {
  const headings = [...nodesOf(tree)].filter((node) => node.type === 'heading').map(textOf);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
