// Markdown as GitHub's dialect reads it, for tests that look at what comes of a page.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

export function parse(markdown: string): Node {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Every node of a tree, a parent before its children. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** The types of the nodes, without those that come and go with a text: words, code, bold, a break, the span of a dollar sign. */
export function shapeOf(node: Node): string {
  if (['text', 'inlineCode', 'break', 'strong'].includes(node.type)) return '';
  if (node.type === 'html') return tagsOf(node.value ?? '').replace(/<\/?(?:b|br|code|span)>/g, '');
  const children = (node.children ?? []).map(shapeOf).filter((shape) => shape !== '');
  return children.length === 0 ? node.type : `${node.type}(${children.join(' ')})`;
}

/** The tags of a piece of HTML, in order, without what stands between them. */
export function tagsOf(html: string): string {
  return (html.match(/<!--|<[^>]*>/g) ?? []).join('');
}

/** The text of a tree as a reader sees it, tags left out and entities of HTML blocks read. */
export function textOf(node: Node): string {
  if (node.type === 'html')
    return (node.value ?? '').replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => READ[entity] ?? entity);
  return (node.value ?? '') + (node.children ?? []).map(textOf).join('');
}

const READ: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
