import { expect, test } from 'vitest';
import type { Adapter } from '../../src/agents/adapter.ts';
import { claudeCode } from '../../src/agents/claude-code/adapter.ts';
import { codex } from '../../src/agents/codex/adapter.ts';
import { copilot } from '../../src/agents/copilot/adapter.ts';
import { geminiCli } from '../../src/agents/gemini-cli/adapter.ts';
import { opencode } from '../../src/agents/opencode/adapter.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { McpServer } from '../../src/contract/mcp-file.ts';
import { launchContext } from './launch-context.ts';

const server = (name: string): McpServer => ({
  name,
  transport: { kind: 'stdio', command: ['node', 'x.mjs'], env: {} },
  timeoutMs: 1000,
  unset: [],
  source: '/w/.mcp.json',
});

const refusal = (adapter: Adapter, servers: readonly string[]): string | undefined =>
  adapter.plan(launchContext({ wire: adapter.capabilities.wires[0] ?? 'anthropic', mcp: servers.map(server) })).refuse;

const nameOf = ({ translator }: Adapter, name: string, servers: readonly string[]): string | undefined =>
  translator.toolName({ name, input: toolInput('{}') }, servers);

test.each([
  [codex, 'mcp__docs_all__', ['docs-all', 'docs_all'], ['docs', 'docs_all']],
  [codex, 'mcp__docs__all__', ['docs', 'docs--all'], ['docs', 'docs-all']],
  [copilot, 'docs-internal-', ['docs', 'docs-internal'], ['docs', 'docs_internal']],
  [geminiCli, 'mcp_docs_internal_', ['docs', 'docs_internal'], ['docs', 'docs-internal']],
  [opencode, 'docs_internal_', ['docs', 'docs_internal'], ['docs', 'docs-internal']],
] as const)(
  '$name: servers of which one could give its tool a name that passes for the other’s are refused',
  (adapter, prefix, alike, apart) => {
    expect(alike).toContain(nameOf(adapter, `${prefix}wipe`, alike)?.split('__')[1]);
    for (const servers of [alike, alike.toReversed()])
      expect(refusal(adapter, servers)).toMatch(/"docs.*" and "docs.*" cannot be told apart by their names; rename one$/);
    expect(refusal(adapter, apart)).toBeUndefined();
  },
);

test('claude-code keeps the names of servers as they are, and no prefix begins another’s', () => {
  expect(refusal(claudeCode, ['docs', 'docs_all', 'docs-all'])).toBeUndefined();
});
