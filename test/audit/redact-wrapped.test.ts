// Encoders break long lines: a secret that is longer than one of theirs stands in several.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { redactor } from '../../src/audit/redact.ts';

const SECRET = randomBytes(60).toString('hex');
const redact = redactor([SECRET]);

/** What a command makes of a text. */
const by = (command: string, text: string): string => execFileSync('sh', ['-c', command], { input: text, encoding: 'utf8' });

describe('an encoder’s broken lines hide no secret', () => {
  test.each(['base64', 'base64 -w 64', 'base64 -w 60', 'openssl base64', 'xxd -p', 'base64 | sed "s/$/\\r/"'])('%s', (command) => {
    for (const before of ['', 'KEY=', 'a'.repeat(31), 'é\n']) {
      const printed = by(command, `${before}${SECRET}\n`);
      const shown = redact(`before\n${printed}after\n`);
      expect(shown).toMatch(/^before\n[\w+/=\r\n-]*\*\*\*[\w+/=\r\n-]*\nafter\n$/);
      // What is left are the neighbours, and the letters that share bits with them.
      expect(shown.replace(/[^\w+/=-]/g, '').length).toBeLessThanOrEqual('beforeafter'.length + 2 * Buffer.byteLength(before) + 8);
    }
  });

  test('inside a JSON string', () => {
    const text = JSON.stringify({ text: by('base64', SECRET) });
    expect(JSON.parse(redact(text))).toEqual({ text: expect.stringMatching(/^\*\*\*[\w=]{0,3}\n$/) });
  });

  test('across the end of a preview', () => {
    const printed = by('base64', SECRET);
    const { text } = redact.beginning(`${'. '.repeat(1000)}${printed}`, 2048);
    expect(text).toBe(`${'. '.repeat(1000)}***`);
  });
});

test('lines that only look like an encoder’s stay as they are', () => {
  const text = `${Array.from({ length: 50 }, () => randomBytes(30).toString('hex')).join('\n')}\n`;
  expect(redact(text)).toBe(text);
  expect(redact(`${text}${SECRET}\n${text}`)).toBe(`${text}***\n${text}`);
});

test('a long text in one line is searched in one pass', () => {
  const text = 'a'.repeat(4_000_000);
  expect(redact(text)).toBe(text);
});
