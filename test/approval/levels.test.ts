import { assert, constantFrom, option, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeast, isConsequential, judgedLevel, raise } from '../../src/approval/levels.ts';
import { SIDE_EFFECT_LEVELS } from '../../src/contract/level.ts';

const level = constantFrom(...SIDE_EFFECT_LEVELS);
const maybe = option(level, { nil: undefined });
const reach = (of: (typeof SIDE_EFFECT_LEVELS)[number] | undefined) => (of === undefined ? 4 : SIDE_EFFECT_LEVELS.indexOf(of));

describe('levels', () => {
  test('8.1 an unknown level is judged as external', () => {
    expect(judgedLevel(undefined)).toBe('external');
    expect(judgedLevel('none')).toBe('none');
  });

  test('8.2 everything but a known `none` is consequential', () => {
    expect(SIDE_EFFECT_LEVELS.map(isConsequential)).toEqual([false, true, true, true]);
    expect(isConsequential(undefined)).toBe(true);
  });

  test('8.1 the order is none, local_state, process, external, and unknown reaches as far as external', () => {
    expect(SIDE_EFFECT_LEVELS.filter((one) => atLeast(one, 'process'))).toEqual(['process', 'external']);
    expect(atLeast(undefined, 'external')).toBe(true);
    expect(atLeast('process', 'external')).toBe(false);
  });

  test('8.8 a level that a caller gives raises the own one and never lowers it', () => {
    expect(raise('none', 'process')).toBe('process');
    expect(raise('external', 'none')).toBe('external');
    expect(raise('local_state')).toBe('local_state');
    expect(raise(undefined, 'none')).toBeUndefined();
    assert(property(maybe, maybe, (own, given) => reach(raise(own, given)) >= reach(own)));
  });
});
