import { CLAUDE_CODE } from '../claude-code/case.ts';
import { bash } from '../claude-code/blocks.ts';
import { leaks } from './leaks.ts';

leaks(CLAUDE_CODE, {
  shims: false,
  unread: ['background'],
  more: { background: (command) => bash(command, { run_in_background: true }), limited: (command) => bash(command, { timeout: 1000 }) },
});
