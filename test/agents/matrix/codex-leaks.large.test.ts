import { call, PLAIN } from '../codex/case.ts';
import { leaks } from './leaks.ts';

leaks(PLAIN, { shims: true, more: { partial: (command) => call('exec_command', { cmd: command, yield_time_ms: 250 }) } });
