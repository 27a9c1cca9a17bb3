import { CHAT, RESPONSES } from './copilot/cases.ts';
import { openCode } from './opencode/case.ts';
import { slipScenarios } from './slips.ts';

await slipScenarios([
  { of: CHAT, shell: ['bash', 'command'] },
  { of: RESPONSES, shell: ['bash', 'command'] },
  { of: openCode, shell: ['bash', 'command'] },
]);
