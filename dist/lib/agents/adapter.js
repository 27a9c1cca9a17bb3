export const AGENT_NAMES = ['claude-code', 'codex', 'gemini-cli', 'copilot', 'opencode', 'basis', 'acp'];
