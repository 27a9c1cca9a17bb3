import type { ToolOutput } from '../../../contract/call.ts';
import type { JsonNode } from '../../../contract/json/node.ts';
import { parseJson } from '../../../contract/json/parse.ts';
import { textAt, within } from '../../../contract/json/pick.ts';
import { quoteJson, textOf } from '../../../contract/json/text.ts';
import { ok } from '../../../contract/result.ts';
import { countAt } from '../nodes.ts';
import { sameOutput } from '../output.ts';
import { replaceNode } from '../patches.ts';
import type { FoundResult, Sheet } from '../sheet.ts';

/** `shell_call_output`: what each command of a call printed, and how it ended. */
export function readShellOutput(
  sheet: Sheet,
  output: JsonNode | undefined,
): Pick<FoundResult, 'output' | 'isError' | 'covers' | 'replace'> | string {
  if (output?.kind !== 'array' || !output.items.every(isChunk)) return 'is a result that is not made of what commands printed';
  const own: ToolOutput = { kind: 'json', text: textOf(sheet.document, output) };
  const isError = output.items.some(hasFailed);
  return {
    output: own,
    isError,
    covers: [output],
    replace(ruled: ToolOutput, error: boolean) {
      if (sameOutput(ruled, own) && error === isError) return ok([]);
      return ok([replaceNode(output, isShellOutput(ruled) ? ruled.text : chunk(ruled.text, error))]);
    },
  };
}

function isChunk(node: JsonNode): boolean {
  return textAt(node, 'stdout') !== undefined && textAt(node, 'stderr') !== undefined && within(node, 'outcome')?.kind === 'object';
}

function hasFailed(node: JsonNode): boolean {
  return textAt(node, 'outcome', 'type') !== 'exit' || countAt(node, 'outcome', 'exit_code') !== 0;
}

function isShellOutput(ruled: ToolOutput): boolean {
  if (ruled.kind !== 'json') return false;
  const read = parseJson(ruled.text);
  return read.ok && read.value.root.kind === 'array' && read.value.root.items.length > 0 && read.value.root.items.every(isChunk);
}

function chunk(text: string, error: boolean): string {
  const [stdout, stderr] = error ? ['', text] : [text, ''];
  return `[{"stdout":${quoteJson(stdout)},"stderr":${quoteJson(stderr)},"outcome":{"type":"exit","exit_code":${error ? 1 : 0}}}]`;
}
