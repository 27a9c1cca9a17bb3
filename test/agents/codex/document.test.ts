import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CAPABILITIES } from '../../../src/agents/codex/capabilities.ts';
import { FEATURES } from '../../../src/agents/codex/settings.ts';
import { LEVELS, NOT_JUDGEABLE } from '../../../src/agents/codex/tools.ts';
import { SIDE_EFFECT_LEVELS } from '../../../src/contract/level.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'agents', 'codex.md'), 'utf8');

test.each(SIDE_EFFECT_LEVELS)('the page names the tools of the level %s', (level) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${level}\` |`)) ?? '';
  const named = [...(row.split('|')[2] ?? '').matchAll(/`([A-Za-z0-9_]+)`/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(
    Object.keys(LEVELS)
      .filter((tool) => LEVELS[tool] === level)
      .sort(),
  );
});

test('the page names what is taken out, what is switched off, and what is not held', () => {
  for (const tool of NOT_JUDGEABLE) expect(page).toContain(`\`${tool}\``);
  for (const [feature, on] of Object.entries(FEATURES)) if (!on) expect(page, feature).toContain(`\`${feature}\``);
  const flowing = page.replaceAll(/\s+/g, ' ');
  for (const limit of CAPABILITIES.limits) expect(flowing.toLowerCase()).toContain(limit.toLowerCase());
});
