import { call, geminiCase } from '../gemini-cli/case.ts';
import { leaks } from './leaks.ts';

leaks(geminiCase, { shims: true, more: { background: (command) => call('run_shell_command', { command, is_background: true }) } });
