import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SIDE_EFFECT_LEVELS } from '../../../src/contract/level.ts';
import { CAPABILITIES } from '../../../src/agents/gemini-cli/capabilities.ts';
import { LEVELS } from '../../../src/agents/gemini-cli/tools.ts';

const document = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'agents', 'gemini-cli.md'), 'utf8');
const between = (mark: string): string => document.split(`<!-- ${mark} -->\n`)[1]?.split(`<!-- /${mark} -->`)[0] ?? '';

it('the document has the levels of the code', () => {
  const rows = SIDE_EFFECT_LEVELS.map((level) => {
    const tools = Object.keys(LEVELS).filter((name) => LEVELS[name] === level);
    return `| ${level} | ${tools.map((name) => `\`${name}\``).join(' ')} |\n`;
  });
  expect(between('levels')).toBe(`\n| level | tools |\n|---|---|\n${rows.join('')}\n`);
});

it('the document has the limits of the code', () => {
  expect(between('limits')).toBe(`\n${CAPABILITIES.limits.map((limit) => `- ${limit}\n`).join('')}\n`);
});
