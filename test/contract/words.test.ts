import { describe, expect, test } from 'vitest';
import { cutBytes } from '../../src/contract/cut.ts';
import { BREAKAGE_KINDS, type Who } from '../../src/contract/outcome.ts';
import { problemSentence } from '../../src/contract/problem.ts';
import {
  carriedOn,
  couldNotAnswer,
  deniedBy,
  handsOf,
  nameOf,
  plainWords,
  quoteStderr,
  quoteStdout,
  rewriteFailed,
} from '../../src/contract/words.ts';

const hook = (name: string): Who => ({ kind: 'hook', name });
const interceptor = (name: string): Who => ({ kind: 'interceptor', name });

describe('words about participants', () => {
  test('6.4 a refusal is named after who refused, with the reason where one was given', () => {
    expect(deniedBy(hook('N'), 'reason')).toBe("denied by hook 'N': reason");
    expect(deniedBy(hook('N'))).toBe("denied by hook 'N'");
    expect(deniedBy(hook('N'), '')).toBe("denied by hook 'N'");
    expect(deniedBy(interceptor('protect'), 'no')).toBe("denied by interceptor 'protect': no");
  });

  test('6.4 a breakage says that it denies on failure, and then what went wrong', () => {
    expect(couldNotAnswer(hook('N'), 'it printed nothing')).toBe("hook 'N' could not answer and denies on failure: it printed nothing");
    expect(carriedOn(hook('N'), 'it printed nothing')).toContain("hook 'N' could not answer");
    expect(carriedOn(hook('N'), 'it printed nothing')).not.toContain('denies');
  });

  test('3.6 the hands of a rewrite are named in order, with their reasons, joined by semicolons', () => {
    expect(handsOf([{ who: interceptor('redact'), reason: 'stripped a credential' }, { who: hook('narrow') }])).toBe(
      "interceptor 'redact': stripped a credential; hook 'narrow'",
    );
  });

  test('3.8 the failure of a rewritten call says first whose rewrite it was', () => {
    expect(rewriteFailed(handsOf([{ who: hook('N'), reason: 'reason' }]), 'path is missing')).toBe(
      "hook 'N': reason rewrote this call; the rewritten call then failed: path is missing",
    );
  });

  test("6.5 a name cannot pass for another participant's: quotes, backslashes and control characters are escaped", () => {
    expect(nameOf(hook("a': x; hook 'b"))).toBe("hook 'a\\': x; hook \\'b'");
    expect(nameOf(hook("a\\'"))).toBe("hook 'a\\\\\\''");
    expect(nameOf(hook('a"`b'))).toBe("hook 'a\\\"\\`b'");
    expect(nameOf(hook('a\nb\r\tc\u0000\u001b[31m\u0085'))).toBe("hook 'a\\nb\\r\\tc\\u{0}\\u{1b}[31m\\u{85}'");
    expect(nameOf(hook('a\u2028b\u202ec\u200bd\ud800'))).toBe("hook 'a\\u{2028}b\\u{202e}c\\u{200b}d\\u{d800}'");
    expect(nameOf(hook('Grüße 猫'))).toBe("hook 'Grüße 猫'");
  });

  test('6.6 every way of breaking has words that quote nothing', () => {
    const words = BREAKAGE_KINDS.map(plainWords);
    expect(new Set(words).size).toBe(BREAKAGE_KINDS.length);
    for (const sentence of words) expect(sentence).toMatch(/^(it|the call) [a-z' ]+$/);
  });
});

describe('quotations', () => {
  test('6.4 what fits is quoted whole', () => {
    expect(cutBytes('é'.repeat(4), 8)).toBe('éééé');
    expect(cutBytes(new TextEncoder().encode('abc'), 3)).toBe('abc');
    expect(cutBytes('', 0)).toBe('');
  });

  test('6.4 what does not fit is cut on a character boundary, with the total size', () => {
    expect(cutBytes('é'.repeat(4), 7)).toBe('ééé… (the first 6 of 8 bytes)');
    expect(cutBytes(new TextEncoder().encode('a😀b'), 4)).toBe('a… (the first 1 of 6 bytes)');
    expect(cutBytes(new TextEncoder().encode('a😀b'), 5)).toBe('a😀… (the first 5 of 6 bytes)');
    expect(cutBytes('a😀b', 3)).toBe('a… (the first 1 of 6 bytes)');
  });

  test('6.4 where only a part was kept, the size is that of all there was', () => {
    expect(cutBytes('kept', 2048, 9000)).toBe('kept… (the first 4 of 9000 bytes)');
  });

  test('6.4 bytes that are not UTF-8 never make a quotation longer than its limit', () => {
    const quoted = cutBytes(new Uint8Array(3000).fill(0xff), 512);
    expect(quoted).toMatch(/^\ufffd{170}… \(the first 510 of 3000 bytes\)$/);
  });

  test('6.4 at most 512 bytes of standard output and 2048 of standard error are quoted', () => {
    const quotedOut = quoteStdout('o'.repeat(600));
    expect(quotedOut).toContain(`${'o'.repeat(512)}… (the first 512 of 600 bytes)`);
    expect(quotedOut).not.toContain('o'.repeat(513));
    const quotedErr = quoteStderr(new TextEncoder().encode('e'.repeat(2100)), 5000);
    expect(quotedErr).toContain(`${'e'.repeat(2048)}… (the first 2048 of 5000 bytes)`);
    expect(quotedErr).not.toContain('e'.repeat(2049));
  });
});

describe('words about files', () => {
  test('a problem of a file is one sentence with its place', () => {
    expect(problemSentence({ source: '/a/hooks.json', line: 3, column: 5, message: 'it is wrong' })).toBe(
      '/a/hooks.json, line 3, column 5: it is wrong.',
    );
    expect(problemSentence({ source: '/a/hooks.json', message: 'it cannot be read.' })).toBe('/a/hooks.json: it cannot be read.');
  });
});
