import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_PREFIX, neutralise, neutraliseInline, neutraliseMessage } from '../../src/audit/neutralise.ts';
import { hostile } from './hostile.ts';

/** How a runner finds commands: at a line's start after white space, or anywhere in the older form. It splits at CR too. */
const isCommand = (line: string): boolean => /^\s*::/u.test(line) || /##(?:vso)?\[/i.test(line);

/** Matchers of the kind that set-up actions register: a severity, a place, a message. */
const MATCHERS: readonly (readonly [string, RegExp, string])[] = [
  ['a C compiler', /^(.+):(\d+):(\d+):\s+(?:fatal\s+)?(error|warning):\s+(.*)$/, 'src/a.c:12:3: error: no'],
  [
    'a TypeScript compiler',
    /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/,
    'src/a.ts(12,3): error TS2322: no',
  ],
  [
    'a TypeScript compiler in colour',
    /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/,
    'src/a.ts:12:3 - error TS2322: no',
  ],
  [
    'a linter, compact',
    /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)\s\((.+)\)$/,
    'a.js: line 12, col 3, Error - no (rule)',
  ],
  ['a linter, in blocks', /^\s+(\d+):(\d+)\s+(error|warning|info)\s+(.*)\s\s+(.*)$/, '  12:3  error  no  rule'],
  ['a Go compiler', /^\s*(\.{0,2}[/\\].+\.go):(?:(\d+):(\d+):)? (.*)/, './a.go:12:3: no'],
  ['a Go compiler without a place', /^\s*(\.{0,2}[/\\].+\.go):(?:(\d+):(\d+):)? (.*)/, './a.go: no'],
  ['Python', /^\s*File\s"(.*)",\sline\s(\d+),\sin\s(.*)$/, '  File "a.py", line 12, in f'],
  ['a Python linter', /^(.+):(\d+):(\d+):\s([EWCRF]\d+):?\s(.+)$/, 'a.py:12:3: E501 no'],
  [
    'a .NET compiler',
    /^([^\s].*)\((\d+)(?:,\d+|,\d+,\d+)?\):\s+(error|warning)\s+([a-zA-Z]+\d+):\s*(.*?)\s+\[(.*?)\]$/,
    'A.cs(12,3): error CS1002: no [a.csproj]',
  ],
  ['a Java compiler', /^(.+\.java):(\d+):\s+(error|warning):\s+(.*)$/, 'A.java:12: error: no'],
  ['a build of Java', /^\[(ERROR|WARNING)\] (.+):\[(\d+),(\d+)\] (.*)$/, '[ERROR] /src/A.java:[12,3] no'],
  ['a Rust compiler', /^\s+-->\s(\S+):(\d+):(\d+)$/, '  --> src/a.rs:12:3'],
  ['a Rust compiler, first line', /^(warning|warn|error)(\[(\S*)\])?: (.*)$/, 'error[E0308]: no'],
];

describe('text of others in the log', () => {
  test.each([
    ['::error::x', '│ ::error::x'],
    ['  ::set-output name=a::b', '│   ::set-output name=a::b'],
    ['a\r::error::x', '│ a\n│ ::error::x'],
    ['##[error]x ##[group]y', '│ ## [error]x ## [group]y'],
    ['###[error]x', '│ ### [error]x'],
    ['##vso[task.setvariable]x', '│ ## vso[task.setvariable]x'],
    ['##\u001b[0m[error]x', '│ ## [error]x'],
    ['\u001b[31mred\u001b[0m \u001b[2Jgone \u001b]0;title\u0007', '│ red <U+001B>[2Jgone <U+001B>]0;title<U+0007>'],
    ['\u009b31mred\u0085next\u2028line', '│ red<U+0085>next<U+2028>line'],
    ['a\u202eb\u2066c\u200bd\ufeffe\u00adf', '│ a<U+202E>b<U+2066>c<U+200B>d<U+FEFF>e<U+00AD>f'],
    ['tab\tand \u0000 and \u007f and \ud800', '│ tab\tand <U+0000> and <U+007F> and <U+D800>'],
    ['one\ntwo\r\nthree\n', '│ one\n│ two\n│ three'],
    ['', '│ '],
    ['naïve 日本語 😀', '│ naïve 日本語 😀'],
  ])('%j is shown as %j', (text, shown) => {
    expect(neutralise(text)).toBe(shown);
  });

  test('a long line is cut with a count', () => {
    const shown = neutralise('x'.repeat(1_000_000));
    expect(shown).toBe(`│ ${'x'.repeat(4000)}… (996000 more characters)`);
  });

  test('no line of it is a command, whatever the text', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('', '\n', '\r', ' ', '##', '['), hostile, (one, between, other) => {
        const shown = neutralise(`${one}${between}${other}`);
        for (const line of shown.split(/[\r\n]/)) {
          expect(line.startsWith(LINE_PREFIX)).toBe(true);
          expect(isCommand(line)).toBe(false);
        }
        expect(shown).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?![\n\t])\p{Cc}/u);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(MATCHERS)('the problem matcher of %s finds nothing', (_name, matcher, line) => {
    expect(line).toMatch(matcher);
    expect(neutralise(line)).not.toMatch(matcher);
  });

  test('a place can still be read', () => {
    expect(neutralise('src/a.ts:12:3: error: no')).toBe('│ src/a.ts:·12:·3: error: no');
  });

  test('in the middle of a line of ours it stays on that line', () => {
    expect(neutraliseInline('a\nb\r##[error]')).toBe('a<U+000A>b<U+000D>## [error]');
  });

  test('a message that no problem matcher reads keeps its numbers', () => {
    expect(neutraliseMessage('hooks.json, line 2, column 14: a\nb##[error]')).toBe('hooks.json, line 2, column 14: a<U+000A>b## [error]');
  });
});
