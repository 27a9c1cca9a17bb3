import { calls } from '../../support/model-servers/script.ts';
import { ANTHROPIC } from '../copilot/cases.ts';
import { leaks } from './leaks.ts';

let made = 0;
const bash = (command: string, more: object) =>
  calls(`leak_${(made += 1)}`, 'bash', JSON.stringify({ command, description: 'a command', ...more }));

leaks(ANTHROPIC, {
  shims: true,
  more: {
    background: (command) => bash(command, { mode: 'async' }),
    partial: (command) => bash(command, { mode: 'sync', initial_wait: 1 }),
  },
});
