// The adapters by name, each loaded when it is asked for.
import { unreachable } from '../contract/result.js';
export async function adapterOf(name) {
    switch (name) {
        case 'claude-code':
            return (await import('./claude-code/adapter.js')).claudeCode;
        case 'codex':
            return (await import('./codex/adapter.js')).codex;
        case 'gemini-cli':
            return (await import('./gemini-cli/adapter.js')).geminiCli;
        case 'copilot':
            return (await import('./copilot/adapter.js')).copilot;
        case 'opencode':
            return (await import('./opencode/adapter.js')).opencode;
        case 'basis':
            return (await import('./acp/basis.js')).basis;
        case 'acp':
            return (await import('./acp/adapter.js')).acp;
        default:
            return unreachable(name);
    }
}
