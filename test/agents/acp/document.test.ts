import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LEVELS } from '../../../src/agents/acp/kinds.ts';
import { VARIABLES } from '../../../src/agents/acp/plan.ts';
import { SIDE_EFFECT_LEVELS } from '../../../src/contract/level.ts';

const document = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'agents', 'acp.md'), 'utf8');

it('the document has the levels of the code', () => {
  const rows = SIDE_EFFECT_LEVELS.map((level) => {
    const kinds = Object.keys(LEVELS).filter((name) => LEVELS[name] === level);
    return `| ${level} | ${kinds.map((name) => `\`${name}\``).join(' ')} |\n`;
  });
  expect(document).toContain(`<!-- levels -->\n\n| level | kinds |\n|---|---|\n${rows.join('')}\n<!-- /levels -->`);
});

it('the document has the variables of the code', () => {
  for (const variables of Object.values(VARIABLES)) {
    const names = Object.keys(variables({ gateway: { url: 'u', token: 't' }, model: 'm' }));
    if (names.length > 0) expect(document).toContain(`| ${names.map((name) => `\`${name}\``).join(' ')} |`);
  }
});
