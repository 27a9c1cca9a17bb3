import { CLAUDE_CODE } from './claude-code/case.ts';
import { PLAIN } from './codex/case.ts';
import { geminiCase } from './gemini-cli/case.ts';
import { slipScenarios } from './slips.ts';

await slipScenarios([
  { of: CLAUDE_CODE, shell: ['Bash', 'command'] },
  { of: PLAIN, shell: ['exec_command', 'cmd'] },
  { of: geminiCase, shell: ['run_shell_command', 'command'] },
]);
