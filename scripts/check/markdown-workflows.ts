/** One workflow: where it stands, the line before its first, and its text. */
export interface Workflow {
  readonly name: string;
  readonly line: number;
  readonly text: string;
}

/** The fenced yaml blocks of a Markdown page that are whole workflows (they have `on:` and `jobs:`). */
export function workflowsOfMarkdown(name: string, page: string): Workflow[] {
  const found: Workflow[] = [];
  for (const block of page.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)) {
    const text = block[1] ?? '';
    const line = page.slice(0, block.index).split('\n').length;
    if (/^on:/m.test(text) && /^jobs:/m.test(text)) found.push({ name, line, text });
  }
  return found;
}
