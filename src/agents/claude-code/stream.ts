// One line of the stream that Claude Code prints, as far as it matters here. Pure.
import type { JsonNode } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { isTrue, itemsAt, textAt } from '../../contract/json/pick.ts';
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
  switch (wordsAt(root, 'type')) {
    case 'system':
      return system(root);
    case 'assistant':
      return said(root);
    case 'result':
      return {
        kind: 'ended',
        isError: isTrue(member(root, 'is_error')) || wordsAt(root, 'subtype') !== 'success',
        reason: wordsAt(root, 'terminal_reason') || wordsAt(root, 'subtype'),
        result: wordsAt(root, 'result'),
      };
    default:
      return OTHER;
  }
}

function system(root: JsonNode): StreamLine {
  switch (wordsAt(root, 'subtype')) {
    case 'init':
      return {
        kind: 'started',
        version: wordsAt(root, 'claude_code_version'),
        permissionMode: wordsAt(root, 'permissionMode'),
        mcp: itemsAt(root, 'mcp_servers').map((server) => ({ name: wordsAt(server, 'name'), status: wordsAt(server, 'status') })),
      };
    case 'hook_response':
      return {
        kind: 'hook',
        event: wordsAt(root, 'hook_event'),
        name: wordsAt(root, 'hook_name'),
        outcome: wordsAt(root, 'outcome'),
        output: wordsAt(root, 'stderr') || wordsAt(root, 'stdout'),
      };
    default:
      return OTHER;
  }
}

function said(root: JsonNode): StreamLine {
  const text = itemsAt(root, 'message', 'content')
    .filter((block) => wordsAt(block, 'type') === 'text')
    .map((block) => wordsAt(block, 'text'))
    .join('\n');
  return text === '' ? OTHER : { kind: 'said', agentId: wordsAt(root, 'agent_id') || 'main', text };
}

const wordsAt = (node: JsonNode, key: string): string => textAt(node, key) ?? '';
