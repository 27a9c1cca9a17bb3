import type { ToolOutput } from '../../../contract/call.ts';
import { entryOf } from '../../../contract/entry-of.ts';
import type { JsonNode } from '../../../contract/json/node.ts';
import { textAt } from '../../../contract/json/pick.ts';
import { quoteJson, textOf } from '../../../contract/json/text.ts';
import { ok } from '../../../contract/result.ts';
import type { HostedKind } from '../../types.ts';
import type { ObjectNode } from '../nodes.ts';
import { given } from '../nodes.ts';
import { sameOutput } from '../output.ts';
import { replaceNode } from '../patches.ts';
import type { Sheet } from '../sheet.ts';

interface Answered {
  readonly key: string;
  readonly hosted: HostedKind;
  /** A text as what may stand there. */
  readonly write: (text: string) => string;
}

/** Where the calls that a provider's server ran hold what came of them. */
const ANSWERED: Readonly<Record<string, readonly Answered[]>> = {
  mcp_call: [
    { key: 'output', hosted: 'remote-mcp', write: quoteJson },
    { key: 'error', hosted: 'remote-mcp', write: () => 'null' },
  ],
  file_search_call: [{ key: 'results', hosted: 'file-search', write: () => '[]' }],
  code_interpreter_call: [{ key: 'outputs', hosted: 'code-execution', write: (text) => `[{"type":"logs","logs":${quoteJson(text)}}]` }],
  image_generation_call: [{ key: 'result', hosted: 'image-generation', write: () => 'null' }],
};

/** The result that stands within a hosted call. */
export function readServerOutput(sheet: Sheet, item: ObjectNode, type: string, path: string): void {
  for (const { key, hosted, write } of entryOf(ANSWERED, type) ?? []) {
    const node = given(item, key);
    if (node === undefined) continue;
    const own = outputOf(sheet, node);
    sheet.addResult({
      node,
      path: `${path}.${key}`,
      callId: textAt(item, 'id'),
      toolName: undefined,
      call: sheet.calls.length - 1,
      output: own,
      isError: key === 'error',
      hosted,
      covers: [node],
      replace: (ruled) => ok(sameOutput(ruled, own) ? [] : [replaceNode(node, write(ruled.text))]),
    });
  }
}

function outputOf(sheet: Sheet, node: JsonNode): ToolOutput {
  return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: textOf(sheet.document, node) };
}
