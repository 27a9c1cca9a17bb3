/** When a participant breaks. */
import type { Breakage } from './rules.ts';

const chain = 'src/hooks/chain.ts';
const runner = 'src/hooks/runner.ts';
const words = 'src/contract/words.ts';
const broken = 'test/hooks/breakage.test.ts';
const spoken = 'test/contract/words.test.ts';
const programs = 'test/bindings/hook-command-broken.test.ts';

export const section6: readonly Breakage[] = [
  {
    rule: '6.1',
    file: 'src/hooks/seat.ts',
    find: "return { kind: 'broken', breakage: threw(error), onFailure: 'deny' };",
    replace: "return { kind: 'broken', breakage: threw(error), onFailure: 'allow' };",
    test: 'test/hooks/interceptor.test.ts',
  },
  {
    rule: '6.1',
    file: 'src/contract/answer.ts',
    find: "if (text.trim() === '') return fail({",
    replace: "if (text.trim() === '') return ok({ kind: 'allow' });\n  if (text === '') return fail({",
    test: programs,
  },
  {
    rule: '6.2',
    file: chain,
    find: `      if (answer.onFailure === 'allow') return { kind: 'next', left };
      return { kind: 'refused', words: afterRewrites(left, couldNotAnswer(who, answer.breakage.what)) };`,
    replace: "      return { kind: 'next', left };",
    test: broken,
  },
  {
    rule: '6.3',
    file: runner,
    find: "if (answer.kind === 'broken') this.report(",
    replace: "if (answer.kind === 'broken' && step.kind === 'refused') this.report(",
    test: broken,
  },
  {
    rule: '6.4',
    file: words,
    find: 'return `${nameOf(who)} could not answer and denies on failure: ${what}`;',
    replace: 'return `${nameOf(who)} failed and denies: ${what}`;',
    test: spoken,
  },
  { rule: '6.4', file: words, find: 'cutBytes(written, 2048, total)', replace: 'cutBytes(written, 4096, total)', test: spoken },
  {
    rule: '6.4',
    file: 'src/contract/cut.ts',
    find: "return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit + 4));",
    replace: "return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit));",
    test: spoken,
  },
  {
    rule: '6.5',
    file: words,
    find: '  if (/[\'"`\\\\]/.test(character)) return `\\\\${character}`;',
    replace: '  if (/[\'"`\\\\]/.test(character)) return character;',
    test: spoken,
  },
  {
    rule: '6.6',
    file: chain,
    find: "return { kind: 'refused', words: couldNotAnswer(who, answer.breakage.plain) };",
    replace: "return { kind: 'refused', words: couldNotAnswer(who, answer.breakage.what) };",
    test: broken,
  },
];
