import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { LEVELS, NOT_JUDGEABLE } from '../../../src/agents/opencode/tools.ts';
import { SIDE_EFFECT_LEVELS } from '../../../src/contract/level.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'agents', 'opencode.md'), 'utf8');

test.each(SIDE_EFFECT_LEVELS)('the page names the tools of the level %s', (level) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${level}\` |`)) ?? '';
  const named = [...(row.split('|')[2] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
  const wanted = Object.keys(LEVELS).filter((tool) => LEVELS[tool] === level);
  expect(new Set(named)).toEqual(new Set(wanted));
});

test('the page names the tools that are taken away', () => {
  for (const tool of NOT_JUDGEABLE) expect(page).toContain(`\`${tool}\``);
  expect(opencode.notJudgeable).toEqual(NOT_JUDGEABLE);
});
