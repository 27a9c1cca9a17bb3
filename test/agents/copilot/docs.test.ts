import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../../../src/agents/copilot/capabilities.ts';
import { ALWAYS_OFF, LEVELS } from '../../../src/agents/copilot/tools.ts';
import { WIRES } from '../../../src/agents/copilot/wires.ts';
import { SIDE_EFFECT_LEVELS } from '../../../src/contract/level.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'agents', 'copilot.md'), 'utf8');

const section = (name: string): string => new RegExp(`<!-- ${name} -->\\n([^]*?)<!-- /${name} -->`).exec(PAGE)?.[1] ?? 'no such section';

describe('the page about Copilot CLI', () => {
  it('has the level of every tool', () => {
    const rows = SIDE_EFFECT_LEVELS.map((level) => {
      const tools = Object.keys(LEVELS).filter((name) => LEVELS[name] === level);
      return `| \`${level}\` | ${tools.map((name) => `\`${name}\`${ALWAYS_OFF.includes(name) ? ' (not offered)' : ''}`).join(', ')} |\n`;
    });
    expect(section('levels')).toBe(`| level | tools |\n|---|---|\n${rows.join('')}`);
  });

  it('has every limit', () => {
    expect(section('limits')).toBe(CAPABILITIES.limits.map((limit) => `- ${limit}\n`).join(''));
  });

  it('has every provider', () => {
    for (const provider of Object.keys(WIRES)) expect(PAGE).toContain(`| \`${provider}\` |`);
  });
});
