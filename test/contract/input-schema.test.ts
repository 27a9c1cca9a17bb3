import { describe, expect, test } from 'vitest';
import { type InputCheck, inputSchemaCheck, MAX_SCHEMA_LENGTH } from '../../src/contract/input-schema.ts';
import { writeJson } from '../../src/contract/json/text.ts';
import type { PatternEngine } from '../../src/contract/patterns.ts';
import { MAX_MATCHED_LENGTH, PatternRefused } from '../../src/contract/patterns.ts';
import { json } from '../hooks/support.ts';

function compiled(schema: unknown, patterns?: PatternEngine): InputCheck {
  const check = inputSchemaCheck(typeof schema === 'string' ? json(schema) : writeJson(schema), patterns);
  if (!check.ok) throw new Error(check.error);
  return check.value;
}

function refusal(schema: unknown): string {
  const check = inputSchemaCheck(writeJson(schema));
  return check.ok ? 'it compiled' : check.error;
}

describe('the check of an input', () => {
  const check = compiled({
    type: 'object',
    additionalProperties: false,
    required: ['operations'],
    properties: {
      operations: {
        type: 'array',
        items: {
          type: 'object',
          required: ['op'],
          properties: { op: { enum: ['read', 'list'] }, path: { type: 'string', pattern: '^[a-z/]+$' } },
        },
      },
    },
  });

  test('1.2 an input that fulfils the schema passes', () => {
    expect(check(json('{"operations":[{"op":"read","path":"a/b"}]}'))).toBeUndefined();
  });

  test.each([
    ['{}', 'the input has no "operations", which it needs'],
    ['[]', 'the input must be an object, but is an array'],
    ['{"operations":[{"op":"reed"}]}', 'operations[0].op must be "read" or "list"; write "read"'],
    ['{"operations":[{"op":"read"},{"op":"read","path":1}]}', 'operations[1].path must be a string, but is a number'],
    ['{"operations":[{"op":"read","path":"A"}]}', 'operations[0].path must match pattern "^[a-z/]+$"'],
    ['{"operation":[]}', '"operation" is not a key of the input; write "operations"'],
    ['{"operations":[],"opertions":1}', '"opertions" is not a key of the input; write "operations"'],
  ])('1.2 %s does not, in one sentence with its place', (input, words) => {
    expect(check(json(input))).toBe(words);
  });

  test('1.2 a choice that fails names its branches', () => {
    const either = compiled({ anyOf: [{ required: ['command'] }, { required: ['task'] }] });
    expect(either(json('{"task":1}'))).toBeUndefined();
    expect(either(json('{}'))).toBe(
      'the input fits none of the shapes that it may have: the input has no "command", which it needs; or the input has no "task", which it needs',
    );
    const one = compiled({ oneOf: [{ required: ['command'] }, { required: ['task'] }] });
    expect(one(json('{"command":1,"task":1}'))).toBe('the input fits more than one shape of which it must fit one');
  });

  test('4.3 numbers are seen as doubles: 1e400 is a whole number, larger than every limit', () => {
    const numbers = compiled('{"properties":{"n":{"type":"number"},"i":{"type":"integer"},"most":{"maximum":5},"least":{"minimum":5}}}');
    expect(numbers(json('{"n":1e400,"i":1e400,"least":1e400}'))).toBeUndefined();
    expect(numbers(json('{"most":1e400}'))).toBe('most must be at most 5');
    expect(numbers(json('{"least":-1e400}'))).toBe('least must be at least 5');
    expect(numbers(json('{"i":12345678901234567890}'))).toBeUndefined();
    expect(numbers(json('{"i":1.10}'))).toContain('i must be a whole number');
    expect(compiled('{"const":12345678901234567890}')(json('12345678901234567891'))).toBeUndefined();
  });

  test('4.5 inherited names are not members, and odd keys break nothing', () => {
    expect(compiled({ required: ['toString'] })(json('{}'))).toContain('has no "toString"');
    expect(compiled({ required: ['toString'] })(json('{"toString":1}'))).toBeUndefined();
    expect(compiled({ additionalProperties: false })(json('{"__proto__":{}}'))).toContain('"__proto__" is not a key of the input');
    const unique = compiled({ uniqueItems: true });
    expect(unique(json('[{"a":1},{"a":2}]'))).toBeUndefined();
    expect(unique(json('[{"a":1},{"a":1}]'))).toContain('must NOT have duplicate items');
  });

  test('1.6 a check that throws refuses: values that trap the comparison, references without end', () => {
    const unique = compiled({ uniqueItems: true });
    expect(unique(json('[{"valueOf":1},{"valueOf":2}]'))).toBe('the input could not be checked against the schema');
    expect(compiled({ $ref: '#' })(json('{}'))).toBe('the input could not be checked against the schema');
  });

  test('two tools with the same $id and different patterns do not touch each other', () => {
    const a = compiled({ $id: 'tool', properties: { x: { pattern: '^a' }, y: { pattern: '^b' } } });
    const b = compiled({ $id: 'tool', properties: { x: { pattern: '^b' } } });
    expect([a(json('{"x":"a","y":"b"}')), b(json('{"x":"b"}'))]).toEqual([undefined, undefined]);
    expect([a(json('{"x":"b"}')), a(json('{"y":"a"}')), b(json('{"x":"a"}'))].filter(Boolean)).toHaveLength(3);
  });
});

describe('which schemas compile', () => {
  test('the dialect is that of $schema, else 2020-12', () => {
    const seventh = compiled({ $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }] });
    expect(seventh(json('[1]'))).toContain('must be a string');
    const latest = { prefixItems: [{ type: 'string' }] };
    expect(compiled(latest)(json('[1]'))).toContain('must be a string');
    expect(compiled({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...latest })(json('[1]'))).toContain('must be a string');
    expect(compiled({ $schema: 'https://json-schema.org/draft/2019-09/schema', items: [{ type: 'string' }] })(json('[1]'))).toBeDefined();
  });

  test.each(['http://json-schema.org/draft-04/schema#', 'constructor', '', 7, null])('the dialect %j is refused', ($schema) => {
    expect(refusal({ $schema })).toContain('its input schema has a "$schema" that is not known here');
  });

  test('what is no schema is refused at load', () => {
    expect(refusal({ type: 'sting' })).toContain('its input schema is no JSON Schema (2020-12): ');
    expect(refusal({ properties: { a: { pattern: '(' } } })).toContain('its input schema cannot be compiled: Invalid regular expression');
    expect(refusal(true)).toBe('its input schema is not an object');
    expect(refusal([])).toBe('its input schema is not an object');
  });

  test('no reference leads out of it', () => {
    expect(refusal({ $ref: 'http://127.0.0.1:1/schema.json' })).toContain("can't resolve reference");
    expect(refusal({ $ref: '#/$defs/none' })).toContain("can't resolve reference");
    expect(compiled({ $ref: '#/$defs/a', $defs: { a: { type: 'string' } } })(json('1'))).toContain('must be a string');
  });

  test('an asynchronous schema is refused, for its check would be a promise and every promise is true', () => {
    expect(refusal({ $async: true, type: 'string' })).toContain('"$async"');
    expect(refusal({ $defs: { a: { $async: true, type: 'string' } }, $ref: '#/$defs/a' })).toContain('async schema');
  });

  test('a schema larger than the bound is refused', () => {
    expect(refusal({ description: 'x'.repeat(MAX_SCHEMA_LENGTH) })).toContain(`larger than ${MAX_SCHEMA_LENGTH} characters`);
  });

  test('patterns that are valid only without Unicode rules compile, unknown formats and keywords say nothing', () => {
    const check = compiled({ properties: { a: { pattern: '^[\\w-.]+$' }, b: { format: 'none-such', 'x-note': 1 } } });
    expect(check(json('{"a":"b.c-d","b":"?"}'))).toBeUndefined();
    expect(check(json('{"a":"/"}'))).toContain('a must match pattern');
  });
});

describe('patterns', () => {
  test('a text that is too long for a pattern is refused, also under not', () => {
    const long = json(`"${'a'.repeat(MAX_MATCHED_LENGTH + 1)}"`);
    expect(compiled({ pattern: '^a' })(long)).toBe(
      `a text of ${MAX_MATCHED_LENGTH + 1} characters is too long to be matched with the pattern ^a`,
    );
    expect(compiled({ not: { pattern: '^b' } })(long)).toContain('is too long');
    expect(compiled({ type: 'string' })(long)).toBeUndefined();
  });

  test('a host may bring an engine of its own, whose refusal refuses the input', () => {
    const engine: PatternEngine = {
      compile: () => ({
        test: () => {
          throw new PatternRefused('it takes too long');
        },
      }),
    };
    expect(compiled({ pattern: '^a' }, engine)(json('"a"'))).toBe('it takes too long');
  });
});
