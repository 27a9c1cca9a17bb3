import { describe, expect, test } from 'vitest';
import { decodeAnswer } from '../../src/contract/answer.ts';
import type { HookEvent } from '../../src/contract/outcome.ts';

function decode(event: HookEvent, printed: string | Uint8Array): ReturnType<typeof decodeAnswer> {
  return decodeAnswer(event, typeof printed === 'string' ? new TextEncoder().encode(printed) : printed);
}

const pre = (printed: string | Uint8Array): unknown => {
  const answer = decode('pre_tool_use', printed);
  return answer.ok ? answer.value : answer.error.kind;
};

const post = (printed: string | Uint8Array): unknown => {
  const answer = decode('post_tool_use', printed);
  return answer.ok ? answer.value : answer.error.kind;
};

function broken(event: HookEvent, printed: string | Uint8Array): { kind: string; what: string; plain: string } {
  const answer = decode(event, printed);
  if (answer.ok) throw new Error('it was read as an answer');
  return answer.error;
}

describe('answers before a call', () => {
  test('2 allow and deny, with and without a reason', () => {
    expect(pre('{"decision":"allow"}')).toEqual({ kind: 'allow' });
    expect(pre('{"decision":"allow","reason":"fine"}')).toEqual({ kind: 'allow', reason: 'fine' });
    expect(pre('{"decision":"deny"}')).toEqual({ kind: 'deny' });
    expect(pre('{"reason":"no","decision":"deny"}')).toEqual({ kind: 'deny', reason: 'no' });
  });

  test('2.2 modify carries the exact text of a whole new input', () => {
    expect(pre('{"decision":"modify","input":{"b": 1.10,"a":1e400},"reason":"narrower"}')).toEqual({
      kind: 'modify',
      input: '{"b": 1.10,"a":1e400}',
      reason: 'narrower',
    });
  });

  test.each(['', ',"input":null', ',"input":"ls"', ',"input":[]', ',"input":1', ',"input":"{}"'])(
    '2.2 modify with the rest %j is no answer',
    (rest) => {
      expect(pre(`{"decision":"modify"${rest}}`)).toBe('no-decision');
    },
  );

  test('2.1 replace belongs to the other event', () => {
    expect(pre('{"decision":"replace","output":"x"}')).toBe('wrong-event');
  });
});

describe('answers after a call', () => {
  test('2 allow keeps, deny hides', () => {
    expect(post('{"decision":"allow"}')).toEqual({ kind: 'allow' });
    expect(post('{"decision":"deny","reason":"secret"}')).toEqual({ kind: 'deny', reason: 'secret' });
  });

  test.each([
    ['"text"', { kind: 'text', text: 'text' }],
    ['"{\\"a\\":1}"', { kind: 'text', text: '{"a":1}' }],
    ['{"a": 1.10}', { kind: 'json', text: '{"a": 1.10}' }],
    ['[1e400]', { kind: 'json', text: '[1e400]' }],
    ['null', { kind: 'json', text: 'null' }],
    ['12345678901234567890', { kind: 'json', text: '12345678901234567890' }],
    ['false', { kind: 'json', text: 'false' }],
  ])('2.3 the output %s of a replace', (output, expected) => {
    expect(post(`{"decision":"replace","output":${output}}`)).toEqual({ kind: 'replace', output: expected });
  });

  test('2.3 replace needs an output; is_error is a boolean or absent', () => {
    expect(post('{"decision":"replace"}')).toBe('no-decision');
    expect(post('{"decision":"replace","output":"x","is_error":true}')).toMatchObject({ isError: true });
    expect(post('{"decision":"replace","output":"x","is_error":false}')).toMatchObject({ isError: false });
    expect(post('{"decision":"replace","output":"x"}')).not.toHaveProperty('isError');
    expect(post('{"decision":"replace","output":"x","is_error":"yes"}')).toBe('no-decision');
    expect(post('{"decision":"replace","output":"x","is_error":1}')).toBe('no-decision');
  });

  test('2.1 modify belongs to the other event', () => {
    expect(post('{"decision":"modify","input":{}}')).toBe('wrong-event');
  });
});

describe('what counts at both events', () => {
  test('2.5 null for reason and is_error means absent', () => {
    expect(pre('{"decision":"allow","reason":null}')).toEqual({ kind: 'allow' });
    expect(pre('{"decision":"modify","input":{},"reason":null}')).toEqual({ kind: 'modify', input: '{}' });
    expect(post('{"decision":"replace","output":"x","is_error":null,"reason":null}')).toEqual({
      kind: 'replace',
      output: { kind: 'text', text: 'x' },
    });
  });

  test.each(['', ' \n', '\n\n\n', '\ufeff'])('4.4 printing %j is printing nothing', (printed) => {
    expect(pre(printed)).toBe('silent');
    expect(post(printed)).toBe('silent');
  });

  test.each([
    'x{"decision":"allow"}',
    '{"decision":"allow"}x',
    'checking…\n{"decision":"allow"}',
    '{"decision":"allow"}{"decision":"allow"}',
    '{"decision":"allow"}\n{"decision":"deny"}',
    '{"decision":"allow"},',
    '```json\n{"decision":"allow"}\n```',
    '\u00a0{"decision":"allow"}',
  ])('4.4 text before or after the object is failure: %j', (printed) => {
    expect(pre(printed)).toBe('no-decision');
    expect(post(printed)).toBe('no-decision');
  });

  test('4.4 white space around the object is none of that', () => {
    expect(pre(' \r\n\t{"decision":"allow"}\r\n')).toEqual({ kind: 'allow' });
  });

  test.each(['"allow"', '["allow"]', 'true', 'null', '1'])('4.5 %s is not an object and no answer', (printed) => {
    expect(pre(printed)).toBe('no-decision');
  });

  test('4.5 an unknown or missing decision is failure', () => {
    for (const printed of ['{}', '{"Decision":"allow"}', '{"decision":"Allow"}', '{"decision":"approve"}', '{"decision":"allow "}']) {
      expect(pre(printed), printed).toBe('no-decision');
      expect(post(printed), printed).toBe('no-decision');
    }
    for (const value of ['null', 'true', '["allow"]', '{"decision":"allow"}', '1']) {
      expect(pre(`{"decision":${value}}`), value).toBe('no-decision');
    }
  });

  test.each(['1', 'true', '[]', '{}', '["no"]'])('4.5 the reason %s is neither a string nor null, which is failure', (reason) => {
    for (const decision of ['allow', 'deny']) expect(pre(`{"decision":"${decision}","reason":${reason}}`)).toBe('no-decision');
    expect(pre(`{"decision":"modify","input":{},"reason":${reason}}`)).toBe('no-decision');
    expect(post(`{"decision":"replace","output":1,"reason":${reason}}`)).toBe('no-decision');
  });

  test('4.5 unknown fields are ignored, those of other decisions too', () => {
    expect(pre('{"decision":"allow","version":2,"input":"x","output":1,"is_error":"x","hookSpecificOutput":{}}')).toEqual({
      kind: 'allow',
    });
  });

  test('4.5 a duplicate key is failure, at the top and deep inside', () => {
    expect(pre('{"decision":"deny","decision":"allow"}')).toBe('no-decision');
    expect(pre('{"decision":"allow","decision":"allow"}')).toBe('no-decision');
    expect(pre('{"decision":"deny","d\\u0065cision":"allow"}')).toBe('no-decision');
    expect(pre('{"decision":"modify","input":{"a":{"b":1,"b":2}}}')).toBe('no-decision');
    expect(pre('{"decision":"allow","extra":[{"x":1,"x":1}]}')).toBe('no-decision');
  });

  test('4.5 nesting deeper than 128 is failure, also in a field that is ignored', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(pre(`{"decision":"allow","extra":${nested(127)}}`)).toEqual({ kind: 'allow' });
    expect(pre(`{"decision":"allow","extra":${nested(128)}}`)).toBe('no-decision');
    expect(post(`{"decision":"replace","output":${nested(128)}}`)).toBe('no-decision');
  });

  test('4.5 __proto__ and constructor are ordinary keys', () => {
    expect(pre('{"__proto__":{"decision":"allow"}}')).toBe('no-decision');
    expect(pre('{"constructor":{"decision":"allow"},"decision":"deny"}')).toEqual({ kind: 'deny' });
    expect(pre('{"decision":"toString"}')).toBe('no-decision');
    expect(pre('{"decision":"modify","input":{"__proto__":{"a":1}}}')).toEqual({ kind: 'modify', input: '{"__proto__":{"a":1}}' });
  });

  test('4.6 one byte order mark is skipped, two are text before the object', () => {
    expect(pre('\ufeff{"decision":"allow"}')).toEqual({ kind: 'allow' });
    expect(pre('\ufeff\ufeff{"decision":"allow"}')).toBe('no-decision');
  });

  test('4.6 bytes that are not UTF-8 are U+FFFD: harmless in a reason, failure around the object', () => {
    const bytes = (...parts: (string | number)[]): Uint8Array =>
      Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])));
    expect(pre(bytes('{"decision":"deny","reason":"caf', 0xe9, '"}'))).toEqual({ kind: 'deny', reason: 'caf\ufffd' });
    expect(pre(bytes('{"decision":"allow"}', 0xff))).toBe('no-decision');
    expect(pre(bytes('{"decision":"all', 0xff, 'ow"}'))).toBe('no-decision');
    expect(pre(bytes('{"decision":"allow', 0xc2, '"}'))).toBe('no-decision');
  });
});

describe('the words for a bad answer', () => {
  test('they say what is wrong and where, and quote what was printed', () => {
    expect(broken('pre_tool_use', 'oops').what).toBe(
      'its answer is not one JSON object (line 1, column 1: a JSON value is missing); it printed: oops',
    );
    expect(broken('pre_tool_use', '{"decision":"ok"}').what).toBe(
      'its "decision" is none of "allow", "deny" and "modify"; it printed: {"decision":"ok"}',
    );
    expect(broken('post_tool_use', '{"decision":"modify","input":{}}').what).toContain(
      'it answered "modify" at post_tool_use, where only "allow", "deny" and "replace" are answers',
    );
  });

  test('6.4 at most 512 bytes of it are quoted', () => {
    const { what } = broken('pre_tool_use', 'x'.repeat(10_000));
    expect(what).toContain('(the first 512 of 10000 bytes)');
    expect(what).not.toContain('x'.repeat(513));
  });

  test('6.6 the plain words quote nothing of it', () => {
    const word = `w${Math.random().toString(36).slice(2)}`;
    const prints = [word, `{"decision":"${word}"}`, `{"${word}":1,"${word}":2}`, `{"decision":"replace","output":"${word}","reason":1}`];
    for (const printed of prints) {
      expect(broken('post_tool_use', printed).what, printed).toContain(word);
      expect(broken('post_tool_use', printed).plain, printed).not.toContain(word);
    }
  });
});
