// One line of the stream that Claude Code prints, as far as it matters here. Pure.
import type { JsonNode } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { itemsOf, stringOf } from '../../contract/json/pick.ts';
import { member } from '../../contract/json/view.ts';

export type StreamLine =
  | { readonly kind: 'started'; readonly version: string; readonly permissionMode: string; readonly mcp: readonly McpState[] }
  | { readonly kind: 'said'; readonly agentId: string; readonly text: string }
  | { readonly kind: 'hook'; readonly event: string; readonly name: string; readonly outcome: string; readonly output: string }
  | { readonly kind: 'ended'; readonly isError: boolean; readonly reason: string; readonly result: string }
  /** Told by the agent about a retry or a failure of its own. */
  | { readonly kind: 'other' };

export interface McpState {
  readonly name: string;
  readonly status: string;
}

const OTHER: StreamLine = { kind: 'other' };

/** What is no JSON is none of it. */
export function readLine(line: string): StreamLine {
  const read = parseJson(line);
  if (!read.ok) return OTHER;
  const { root } = read.value;
  switch (textAt(root, 'type')) {
    case 'system':
      return system(root);
    case 'assistant':
      return said(root);
    case 'result':
      return {
        kind: 'ended',
        isError: isTrue(member(root, 'is_error')) || textAt(root, 'subtype') !== 'success',
        reason: textAt(root, 'terminal_reason') || textAt(root, 'subtype'),
        result: textAt(root, 'result'),
      };
    default:
      return OTHER;
  }
}

function system(root: JsonNode): StreamLine {
  switch (textAt(root, 'subtype')) {
    case 'init':
      return {
        kind: 'started',
        version: textAt(root, 'claude_code_version'),
        permissionMode: textAt(root, 'permissionMode'),
        mcp: itemsOf(member(root, 'mcp_servers')).map((server) => ({ name: textAt(server, 'name'), status: textAt(server, 'status') })),
      };
    case 'hook_response':
      return {
        kind: 'hook',
        event: textAt(root, 'hook_event'),
        name: textAt(root, 'hook_name'),
        outcome: textAt(root, 'outcome'),
        output: textAt(root, 'stderr') || textAt(root, 'stdout'),
      };
    default:
      return OTHER;
  }
}

function said(root: JsonNode): StreamLine {
  const message = member(root, 'message');
  const blocks = itemsOf(message === undefined ? undefined : member(message, 'content'));
  const text = blocks
    .filter((block) => textAt(block, 'type') === 'text')
    .map((block) => textAt(block, 'text'))
    .join('\n');
  return text === '' ? OTHER : { kind: 'said', agentId: textAt(root, 'agent_id') || 'main', text };
}

const textAt = (node: JsonNode, key: string): string => stringOf(member(node, key)) ?? '';

const isTrue = (node: JsonNode | undefined): boolean => node?.kind === 'boolean' && node.value;
