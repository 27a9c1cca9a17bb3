import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toolInput } from '../../src/contract/input.ts';
import { encodeRequest } from '../../src/contract/wire.ts';
import { Bench, BINDINGS, call, json, modify, textResult } from './support.ts';

// JSON as text, so that nothing is rounded on the way here: numbers by their grammar, strings with any escape, odd keys, any space.

const digits = fc.array(fc.constantFrom(...Array.from('0123456789')), { minLength: 1, maxLength: 25 }).map((all) => all.join(''));
const number = fc
  .tuple(
    fc.boolean(),
    digits,
    fc.option(digits),
    fc.option(fc.tuple(fc.constantFrom('e', 'E', 'e+', 'e-'), fc.constantFrom('0', '400', '07'))),
  )
  .map(([minus, whole, fraction, exponent]) => {
    const integer = whole.replace(/^0+(?=\d)/, '');
    return `${minus ? '-' : ''}${integer}${fraction === null ? '' : `.${fraction}`}${exponent === null ? '' : exponent.join('')}`;
  });
const unit = fc.constantFrom(
  'a',
  ' ',
  'é',
  '😀',
  '\ud83d',
  '\ude00',
  '\\ud83d',
  '\\uDE00',
  '\\u0041',
  '\\n',
  '\\/',
  '\\"',
  '\\\\',
  '\u2028',
  '\u007f',
);
const string = fc.array(unit, { maxLength: 6 }).map((units) => `"${units.join('')}"`);
const key = fc.oneof(string, fc.constantFrom('"__proto__"', '"constructor"', '""', '"\\u005f_proto__"', '"toString"', '"0"'));
const space = fc.constantFrom('', '', ' ', '\n', '\t\r\n');

const { value } = fc.letrec<{ value: string; object: string }>((tie) => ({
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(key, tie('value')), { maxLength: 4, selector: ([written]): unknown => JSON.parse(written) }),
      space,
      space,
    )
    .map(
      ([members, before, after]) =>
        `{${members.map(([written, inner]) => `${before}${written}${after}:${before}${inner}`).join(`${after},`)}}`,
    ),
  value: fc.oneof(
    { depthSize: 'small' },
    number,
    string,
    fc.constantFrom('true', 'false', 'null'),
    tie('object'),
    fc.tuple(fc.array(tie('value'), { maxLength: 3 }), space).map(([items, gap]) => `[${gap}${items.join(`${gap},${gap}`)}]`),
  ),
}));
const object = fc.dictionary(fc.constantFrom('a', 'b', 'é'), value, { minKeys: 1 }).map((members) => {
  const written = Object.entries(members).map(([name, inner]) => `"${name}": ${inner}`);
  return `{${written.join(', ')}}`;
});

/** The text with each surrogate that has no partner as its escape: unit by unit, in the plainest way. */
function escaped(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    const pair = code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000;
    if (pair) out += text.slice(at, ++at + 1);
    else out += code >= 0xd800 && code < 0xe000 ? `\\u${code.toString(16)}` : text[at];
  }
  return out;
}

const PREFIX =
  '{"hook_schema":1,"event":"pre_tool_use","workspace":"/repo","agent_id":"main","tool_call_id":"call-1","tool_name":"spawn","input":';

describe('the exact text', () => {
  test('4.3 is what a request carries, byte for byte', () => {
    const property = fc.property(value, space, (text, around) => {
      const input = toolInput(around + text + around);
      const expected = escaped(text);
      expect(input).toEqual({ kind: 'json', text: expected });
      const request = encodeRequest({
        event: 'pre_tool_use',
        workspace: '/repo',
        agentId: 'main',
        toolCallId: 'call-1',
        toolName: 'spawn',
        input,
      });
      expect(request).toBe(`${PREFIX}${expected}}`);
      expect(new TextDecoder().decode(new TextEncoder().encode(request))).toBe(request);
      expect(JSON.parse(request)).toHaveProperty('input', JSON.parse(text));
    });
    fc.assert(property, { numRuns: 500 });
  });

  test('4.3 is what hooks are asked about and what is left to run, where nobody rewrites', async () => {
    const property = fc.asyncProperty(value, async (text) => {
      const seen: string[] = [];
      const bench = new Bench();
      for (const binding of BINDINGS) {
        bench.add(binding, binding, {
          before: (asked) => {
            seen.push(asked.input.text);
            return { kind: 'allow' };
          },
          after: (asked) => {
            seen.push(asked.input.text);
            return { kind: 'allow' };
          },
        });
      }
      const runner = bench.runner();
      const verdict = await runner.decide(call(text));
      const expected = escaped(text);
      expect(verdict).toMatchObject({ outcome: 'allow', input: { kind: 'json', text: expected } });
      await runner.review({ ...call(), input: verdict.input }, textResult());
      expect(seen).toEqual([expected, expected, expected, expected]);
      expect(bench.requests.get('hook')).toContain(`"input":${expected},"output":"output"`);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  test.each(BINDINGS)('4.3 of a rewrite by a %s is what is left to run', async (binding) => {
    const property = fc.asyncProperty(object, async (text) => {
      const expected = escaped(text);
      const bench = new Bench().add(binding, 'N', { before: () => modify(text) });
      expect((await bench.runner().decide(call())).input).toEqual({ kind: 'json', text: expected });
      expect(json(expected)).toBe(expected);
    });
    await fc.assert(property, { numRuns: 200 });
  });
});
