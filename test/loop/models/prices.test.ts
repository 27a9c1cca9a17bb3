import { describe, expect, test } from 'vitest';
import { cost, hasPrice, PRICES_DATE } from '../../../src/loop/models/prices.ts';
import table from '../../../src/loop/models/prices.json' with { type: 'json' };

const sonnet = { provider: 'anthropic', name: 'claude-sonnet-4-5' };

test('a turn costs what its tokens cost, cached and newly cached input apart', () => {
  // 50,000 plain at 3, 40,000 read at 0.30, 10,000 written at 3.75, 1,000 out at 15 dollars a million.
  const usage = { inputTokens: 100_000, cachedTokens: 40_000, cacheWrittenTokens: 10_000, outputTokens: 1_000, reasoningTokens: 400 };
  expect(cost(sonnet, usage)).toBeCloseTo(0.15 + 0.012 + 0.0375 + 0.015, 10);
});

test('a model that is named with a date costs what it costs without', () => {
  const usage = { inputTokens: 1_000_000, outputTokens: 0 };
  expect(cost({ provider: 'openai', name: 'gpt-5-2025-08-07' }, usage)).toBe(1.25);
  expect(cost({ provider: 'anthropic', name: 'claude-haiku-4-5-20251001' }, usage)).toBe(1);
});

test('a long input raises the price of the whole turn', () => {
  expect(cost(sonnet, { inputTokens: 200_000, outputTokens: 0 })).toBeCloseTo(0.6, 10);
  expect(cost(sonnet, { inputTokens: 200_001, outputTokens: 0 })).toBeCloseTo(1.200006, 10);
});

describe('no price is unknown, never zero', () => {
  test.each([
    ['openai', 'gpt-99'],
    ['openai-compatible', 'gpt-5'],
    ['amazon-bedrock', 'anthropic.claude-sonnet-4-5-20250929-v1:0'],
    ['google-vertex', 'gemini-2.5-pro'],
    ['anthropic', '__proto__'],
  ])('%s/%s', (provider, name) => {
    expect(cost({ provider, name }, { inputTokens: 0, outputTokens: 0 })).toBe('unknown');
    expect(hasPrice({ provider, name })).toBe(false);
  });
});

test('the table has a date, and prices that can be prices', () => {
  expect(PRICES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const [name, price] of Object.entries(table.models)) {
    expect(name).toMatch(/^(anthropic|openai|google)\/[\w.-]+$/);
    expect(price.input).toBeGreaterThan(0);
    expect(price.output).toBeGreaterThan(price.input);
    expect(price.cached).toBeLessThan(price.input);
  }
});
