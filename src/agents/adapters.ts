// The adapters by name, each loaded when it is asked for.
import { unreachable } from '../contract/result.ts';
import type { Adapter, AgentName } from './adapter.ts';

export async function adapterOf(name: AgentName): Promise<Adapter> {
  switch (name) {
    case 'claude-code':
      return (await import('./claude-code/adapter.ts')).claudeCode;
    case 'codex':
      return (await import('./codex/adapter.ts')).codex;
    case 'gemini-cli':
      return (await import('./gemini-cli/adapter.ts')).geminiCli;
    case 'copilot':
      return (await import('./copilot/adapter.ts')).copilot;
    case 'opencode':
      return (await import('./opencode/adapter.ts')).opencode;
    case 'basis':
      return (await import('./acp/basis.ts')).basis;
    case 'acp':
      return (await import('./acp/adapter.ts')).acp;
    default:
      return unreachable(name);
  }
}
