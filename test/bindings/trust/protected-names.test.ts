import { array, assert as check, constant, constantFrom, property, stringMatching, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName, isSameName } from '../../../src/bindings/trust/protected-names.ts';

describe('spellings', () => {
  const INVISIBLE = ['\u200c', '\u200d', '\u200e', '\u202a', '\u206a', '\ufeff', '\u00ad'];
  const noise = array(constantFrom(...INVISIBLE), { maxLength: 2 }).map((characters) => characters.join(''));
  const spelling = (name: string) =>
    tuple(...name.split('').map((letter) => tuple(constantFrom(letter.toLowerCase(), letter.toUpperCase()), noise))).map((letters) =>
      letters.flat().join(''),
    );

  test('letter case, invisible characters, and dots and spaces at the end never make a protected name another', () => {
    const tail = array(constantFrom('.', ' '), { maxLength: 3 }).map((characters) => characters.join(''));
    const names = constantFrom('.git', '.basis', 'AGENTS.md', 'workflows', '.mcp.json');
    check(
      property(
        names.chain((name) => tuple(constant(name), spelling(name), tail)),
        ([name, written, end]) => isSameName(foldName(written + end), foldName(name)),
      ),
    );
  });

  test('other names are not taken for them', () => {
    check(
      property(
        stringMatching(/^[a-z0-9_-]{1,20}$/),
        (name) => !isSameName(foldName(name), '.git') && !isSameName(foldName(name), 'agents.md'),
      ),
    );
    expect(isSameName(foldName('readme~1.md'), foldName('AGENTS.md'))).toBe(false);
    expect(isSameName(foldName('git~1.txt'), foldName('.git'))).toBe(false);
    expect(isSameName(foldName('COPILO~1.MD'), foldName('copilot-instructions.md'))).toBe(true);
    expect(isSameName(foldName('MCP~1.JSO'), foldName('.mcp.json'))).toBe(true);
  });
});
