import { call, openCode } from '../opencode/case.ts';
import { leaks } from './leaks.ts';

leaks(openCode, { shims: false, more: { limited: (command) => call('bash', { command, description: 'a command', timeout: 1000 }) } });
