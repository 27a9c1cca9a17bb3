import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactor } from '../../src/audit/redact.ts';
import { secretNames } from '../../src/audit/secret-names.ts';

const WORDS = ['tulip', 'candle', 'orbit', 'maple', 'river', 'quartz', 'saddle', 'violet'];
/** A secret of this run: nothing that anybody could mistake for a real one. */
const secretOf = (count: number): string => Array.from({ length: count }, () => WORDS[Math.floor(Math.random() * WORDS.length)]).join('+/');

describe('values of secrets', () => {
  const secret = `${secretOf(4)}?"ü`;
  const redact = redactor([secret]);
  const base64 = (text: string): string => Buffer.from(text).toString('base64');

  test.each([
    ['as it is', secret],
    ['in base64', base64(secret)],
    ['in base64url', Buffer.from(secret).toString('base64url')],
    ['percent-encoded', encodeURIComponent(secret)],
    ['percent-encoded in lower case', encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
    ['as a form sends it', new URLSearchParams({ a: secret }).toString().slice(2)],
    ['in a JSON string', JSON.stringify(secret).slice(1, -1)],
    ['in JSON within JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
    ['in JSON of ASCII alone', JSON.stringify(secret).slice(1, -1).replace('ü', '\\u00fc')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
    ['in upper-case hexadecimal', Buffer.from(secret).toString('hex').toUpperCase()],
  ])('are found %s', (_name, form) => {
    expect(redact(`before ${form} after`)).toBe('before *** after');
  });

  test('are found in base64 of a text that they are part of, wherever they stand in it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }), fc.boolean(), (before, after, url) => {
        const encoded = Buffer.from(before + secret + after).toString(url ? 'base64url' : 'base64');
        const seen = redact(encoded);
        expect(seen).toContain('***');
        const left = Buffer.from(seen.split('***').join('AAAA'), 'base64').toString('latin1');
        expect(left).not.toContain(secret.slice(3, 9));
      }),
    );
  });

  test('each longer line of a value of several lines is a value of its own', () => {
    const [first, second] = [secretOf(3), secretOf(3)];
    const seen = redactor([`${first}\n${second}\r\nshort\n`])(`a ${second} b ${first} c short`);
    expect(seen).toBe('a *** b *** c short');
  });

  test('the longest wins where one holds another, and what several cover together is one mask', () => {
    const long = `${secretOf(2)}-tail-of-it`;
    expect(redactor([long.slice(0, 12), long])(`<${long}>`)).toBe('<***>');
    expect(redactor(['abcdefgh', 'fghijklm'])('xabcdefghijklmx')).toBe('x***x');
  });

  test('a short value is replaced as a word of its own, a very short one or a setting not at all', () => {
    const seen = redactor(['1234', 'ab', 'true', 'False', ''])('1234 x1234 1234x "1234" ab true False');
    expect(seen).toBe('*** x1234 1234x "***" ab true False');
  });

  test('text without a secret comes back as it was', () => {
    const text = 'nothing here: {"a": 1}';
    expect(redact(text)).toBe(text);
    expect(redactor([])(text)).toBe(text);
  });

  test('no secret stands in any text after redaction, whatever stands around it', () => {
    const secrets = fc.array(fc.string({ minLength: 6, maxLength: 12 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(secrets, fc.array(fc.oneof(fc.string(), fc.nat(5)), { maxLength: 12 }), (hidden, parts) => {
        const text = parts.map((part) => (typeof part === 'number' ? (hidden[part % hidden.length] ?? '') : part)).join('');
        const pieces = redactor(hidden)(text).split('***');
        for (const piece of pieces) for (const one of hidden) if (one.trim() !== '' && !one.includes('*')) expect(piece).not.toContain(one);
      }),
    );
  });

  test('hundreds of secrets in 64 MiB are found in a time that grows with the text, not with their number', () => {
    const many = Array.from({ length: 200 }, (_, at) => `${secretOf(3)}-${at}`);
    const text = `${'a line of a build log, with words in it\n'.repeat(1_700_000)}${many[150]}`;
    const started = performance.now();
    const seen = redactor(many)(text);
    expect(seen.endsWith('in it\n***')).toBe(true);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('the beginning of a text', () => {
  test('never shows a part of a secret that stands across the cut', () => {
    const secret = secretOf(5);
    for (let at = 0; at <= secret.length; at += 1) {
      const { text, whole } = redactor([secret]).beginning(`${'.'.repeat(100 - at)}${secret}${'.'.repeat(50)}`, 100);
      expect(text).toMatch(/^\.+\*{0,3}$/);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(whole).toBe(false);
    }
  });

  test('is whole where nothing was cut, also where it became shorter', () => {
    const secret = secretOf(5);
    expect(redactor([secret]).beginning(`a ${secret}`, 100)).toEqual({ text: 'a ***', whole: true });
    expect(redactor([]).beginning('x'.repeat(100), 100)).toEqual({ text: 'x'.repeat(100), whole: true });
    expect(redactor([]).beginning('x'.repeat(101), 100)).toEqual({ text: 'x'.repeat(100), whole: false });
  });

  test('does not part the two halves of a character', () => {
    expect(redactor([]).beginning(`${'x'.repeat(9)}😀`, 10)).toEqual({ text: 'x'.repeat(9), whole: false });
  });

  const word = (length: number): string => Array.from({ length }, (_, at) => 'abcdefghij0123456789'[(at * 7) % 20]).join('');
  test.each([
    ['a forge token', ['gh', 'p_', word(36)]],
    ['a fine-grained forge token', ['github', '_pat_', word(60)]],
    ['a provider key', ['s', 'k-', 'proj-', word(40)]],
    ['a model hub’s token', ['h', 'f_', word(34)]],
    ['a registry token', ['np', 'm_', word(36)]],
    ['a cloud key id', ['AK', 'IA', word(16).toUpperCase()]],
    ['a chat token', ['xo', 'xb-', word(20)]],
    ['a web token', ['ey', 'J', word(20), '.ey', word(20), '.', word(20)]],
  ])('hides what has the shape of %s, whoever it belongs to', (_name, parts) => {
    expect(redactor([]).beginning(`key=${parts.join('')}; rest`, 2048).text).toBe('key=***; rest');
  });

  test('hides what follows a scheme of authorisation, a password in an address, and a private key', () => {
    const seen = (text: string): string => redactor([]).beginning(text, 2048).text;
    expect(seen(`Authorization: Bearer ${word(30)}`)).toBe('Authorization: Bearer ***');
    expect(seen('https://mona:tulipcandle@example.test/')).toBe('https://mona:***@example.test/');
    const pem = ['-----BEGIN RSA PRIV', 'ATE KEY-----\n', word(64), '\n-----END RSA PRIV', 'ATE KEY-----'].join('');
    expect(seen(`a\n${pem}\nb`)).toBe('a\n***\nb');
    expect(seen(`a\n${pem.slice(0, 60)}`)).toBe('a\n***');
  });

  test('is the same for a text whatever was searched before it', () => {
    const redact = redactor([]);
    const token = ['gh', 'p_', word(36)].join('');
    const texts = [`${'x '.repeat(3000)}${token}`, token, `${token} ${token}`, 'none', token];
    expect(texts.slice(1).map((text) => redact.beginning(text, 2048).text)).toEqual(['***', '*** ***', 'none', '***']);
    for (const text of texts) expect(redact.beginning(text, 2048)).toEqual(redactor([]).beginning(text, 2048));
  });

  test('leaves ordinary text alone', () => {
    const text = 'sk-learn is a risk-free task-manager; ghp_short; see https://example.test:8080/a@b and `Bearer token`';
    expect(redactor([]).beginning(text, 2048).text).toBe(text);
  });
});

describe('names of variables', () => {
  test('that hold secrets are told from those that say where one lies', () => {
    const secret = [
      'GITHUB_TOKEN',
      'OPENAI_API_KEY',
      'PGPASSWORD',
      'AWS_SECRET_ACCESS_KEY',
      'npm_config__authToken',
      'MY_CREDENTIALS',
      'APIKEY',
      'SENTRY_DSN',
    ];
    const others = [
      'PATH',
      'HOME',
      'PWD',
      'MONKEY',
      'KEYBOARD_LAYOUT',
      'SSH_AUTH_SOCK',
      'AWS_WEB_IDENTITY_TOKEN_FILE',
      'COMPASS',
      'AUTHOR',
      'GITHUB_SHA',
    ];
    expect(secretNames([...secret, ...others])).toEqual(secret);
  });
});
