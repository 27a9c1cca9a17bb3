// The page of this agent tells what its tables say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CAPABILITIES } from '../../../src/agents/claude-code/capabilities.ts';
import { LEVELS, UNREVIEWABLE } from '../../../src/agents/claude-code/tools.ts';
import { SIDE_EFFECT_LEVELS } from '../../../src/contract/level.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'agents', 'claude-code.md'), 'utf8');

const part = (name: string): string => page.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0]?.trim() ?? '';

test('the levels are those of the code', () => {
  const rows = SIDE_EFFECT_LEVELS.map((level) => {
    const tools = Object.keys(LEVELS).filter((name) => LEVELS[name] === level);
    return `| ${level} | ${tools.map((name) => `\`${name}\``).join(' ')} |`;
  });
  expect(part('levels')).toBe(['| level | tools |', '|---|---|', ...rows].join('\n'));
});

test('the limits are those of the code', () => {
  expect(part('limits')).toBe(CAPABILITIES.limits.map((limit) => `- ${limit[0]?.toUpperCase()}${limit.slice(1)}.`).join('\n'));
});

test('every tool that is refused is named', () => {
  for (const name of Object.keys(UNREVIEWABLE)) expect(page.split('## Leaks that are mended')[1]).toContain(`\`${name}\``);
});
