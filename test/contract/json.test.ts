import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/contract/json/parse.ts';
import { decodeUtf8, quoteJson, readExact, stripBom, textOf, writeJson } from '../../src/contract/json/text.ts';
import { Scanner } from '../../src/contract/json/scan.ts';
import { member, viewOf } from '../../src/contract/json/view.ts';

function view(text: string): unknown {
  const read = parseJson(text);
  if (!read.ok) throw new Error(read.error.message);
  return viewOf(read.value.root);
}

function problem(text: string): string {
  const read = parseJson(text);
  return read.ok ? 'none' : `${read.error.line}:${read.error.column} ${read.error.message}`;
}

function exact(text: string): string {
  const read = readExact(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('what is JSON', () => {
  test.each([
    'null',
    'true',
    'false',
    '0',
    '-0',
    '12.5e-3',
    '1E+2',
    '""',
    '"a"',
    '[]',
    '{}',
    ' [1, 2 ] \n',
    '{"a":{"b":[{}]}}',
    '"\\ud83d\\ude00"',
  ])('reads %j as the platform does', (text) => {
    expect(JSON.stringify(view(text))).toBe(JSON.stringify(JSON.parse(text)));
  });

  test.each([
    '',
    ' ',
    '[',
    '{',
    '[1,]',
    '{"a":1,}',
    '{a:1}',
    "{'a':1}",
    '{"a"}',
    '{"a":}',
    '01',
    '-',
    '1.',
    '.5',
    '1e',
    '+1',
    'NaN',
    'Infinity',
    'tru',
    'nulll',
    '"',
    '"\t"',
    '"\\x"',
    '"\\u12g4"',
    '"\\u123"',
    '1 2',
    '{} x',
    'x {}',
    '// c\n1',
    '[1 2]',
    '\u00a01',
    '"a" "b"',
    '\ud800',
    '[\ud800]',
    '"\\',
  ])('refuses %j as the platform does', (text) => {
    expect(() => {
      JSON.parse(text);
    }).toThrow(SyntaxError);
    expect(parseJson(text).ok).toBe(false);
    expect(readExact(text).ok).toBe(false);
  });

  test('a problem has a one-based line and column, after LF, CR LF and CR alike', () => {
    expect(problem('[1,\n  2,\n  x]')).toBe('3:3 a JSON value is missing');
    expect(problem('[1,\r\n  2,\r\n  x]')).toBe('3:3 a JSON value is missing');
    expect(problem('[1,\r  2,\r  x]')).toBe('3:3 a JSON value is missing');
    expect(problem('{"a" 1}')).toBe('1:6 a colon is missing after the key');
  });

  test('a comma that nothing follows is one too many, at its own place', () => {
    expect(problem('[1,\n  2,\n  ]')).toBe('2:4 there is a comma too many: take it out');
    expect(problem('{"a": 1,\n}')).toBe('1:8 there is a comma too many: take it out');
    expect(problem('[1,, 2]')).toBe('1:3 there is a comma too many: take it out');
    expect(problem('{"a": 1 , ,"b": 2}')).toBe('1:9 there is a comma too many: take it out');
    expect(problem('[,]')).toBe('1:2 a JSON value is missing');
    expect(problem('[1,')).toBe('1:4 the text ends too early: a JSON value is missing');
    expect(problem('{"a": 1, b')).toBe('1:10 a key in double quotes is missing');
  });

  test('a text that ends too early says so', () => {
    expect(problem('{"a": [1, 2')).toBe('1:12 the text ends too early: a comma or the closing bracket of the array is missing');
    expect(problem('')).toBe('1:1 there is no JSON value, the text is empty');
  });

  test('a problem never quotes a value', () => {
    for (const text of ['{"token": hunter2}', '{"token": "hunter2}', '{"token": "hunter2" "x"}', '["hunter2\\q"]', '{"a":1} hunter2']) {
      expect(problem(text)).not.toBe('none');
      expect(problem(text)).not.toContain('hunter');
    }
  });
});

describe('what is stricter than the platform', () => {
  test('4.5 a duplicate key is refused, also where it is written with escapes, and its place is told', () => {
    expect(problem('{"a":1,"b":2,"a":3}')).toBe('1:14 the key "a" occurs twice in one object');
    expect(problem('{"decision":"deny","\\u0064ecision":"allow"}')).toBe('1:20 the key "decision" occurs twice in one object');
    expect(problem('{"x":{"\\ud83d\\ude00":1,"\u{1f600}":2}}')).toContain('occurs twice');
  });

  test('4.5 a duplicate is found among many keys', () => {
    const keys = Array.from({ length: 5000 }, (_, at) => `"k${at}":${at}`);
    expect(parseJson(`{${keys.join(',')}}`).ok).toBe(true);
    expect(problem(`{${[...keys, '"k4321":0'].join(',')}}`)).toContain('the key "k4321" occurs twice');
    expect(readExact(`{${[...keys, '"k8":0'].join(',')}}`).ok).toBe(false);
  });

  test('4.5 the same key in two objects is no duplicate', () => {
    expect(parseJson('[{"a":1},{"a":{"a":2}}]').ok).toBe(true);
  });

  test('4.5 128 levels are read and 129 are refused, of arrays, objects and both', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(parseJson(nested(128)).ok).toBe(true);
    expect(parseJson(objects(128)).ok).toBe(true);
    expect(problem(nested(129))).toBe('1:129 it is nested deeper than 128 levels');
    expect(problem(objects(129))).toContain('nested deeper than 128 levels');
    expect(problem(`${'[{"a":'.repeat(65)}1`)).toContain('nested deeper than 128 levels');
    expect(readExact(nested(129)).ok).toBe(false);
  });

  test('a million open brackets are refused without a stack overflow', () => {
    expect(problem('['.repeat(1_000_000))).toContain('nested deeper than 128 levels');
  });

  test('4.6 a byte order mark is not part of JSON text', () => {
    expect(problem('\ufeff{}')).toBe('1:1 a byte order mark stands before the JSON value');
  });
});

describe('the exact text', () => {
  test.each(['12345678901234567890', '1e400', '-1E+400', '1.10', '0.1000000000000000055511151231257827', '-0', '1e-999'])(
    '4.3 the number %s stays as it is written',
    (number) => {
      expect(exact(` {"n": [${number}] } `)).toBe(`{"n": [${number}] }`);
    },
  );

  test('4.3 key order, space and escapes stay as they are written', () => {
    const text = '{"b" : 1,\n\t"a":"\\u0041\\/\\n", "":[ ]}';
    expect(exact(`\n${text}\n`)).toBe(text);
  });

  test('4.3 a lone surrogate becomes its escape, a pair stays', () => {
    expect(exact('"\ud800"')).toBe('"\\ud800"');
    expect(exact('{"\udfff":"\u{1f600}\ud83d"}')).toBe('{"\\udfff":"\u{1f600}\\ud83d"}');
    expect(JSON.parse(exact('"x\ud800\ud800\udc00y\udc00"'))).toBe('x\ud800\ud800\udc00y\udc00');
  });

  test('a value of a document has its own exact text', () => {
    const read = parseJson('{"a": [1.10, {"b" : "\ud800"}], "c": 1e400}');
    if (!read.ok) throw new Error(read.error.message);
    const at = (key: string): string => {
      const node = member(read.value.root, key);
      return node === undefined ? 'absent' : textOf(read.value, node);
    };
    expect(at('a')).toBe('[1.10, {"b" : "\\ud800"}]');
    expect(at('c')).toBe('1e400');
    expect(at('d')).toBe('absent');
  });

  test('own strings and values are written so that they survive UTF-8', () => {
    expect(quoteJson('a"\n\ud800')).toBe('"a\\"\\n\\ud800"');
    expect(writeJson({ a: '\udc00', b: [1, null] })).toBe('{"a":"\\udc00","b":[1,null]}');
    expect(writeJson(undefined)).toBe('null');
  });
});

describe('the view', () => {
  test('4.5 __proto__ and constructor are ordinary keys and pollute nothing', () => {
    const read = view('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "toString": 1}');
    expect(Object.keys(read as object)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a number that a double cannot hold is the nearest one, or Infinity', () => {
    expect(view('[12345678901234567891, 1e400, -1e400]')).toEqual([12345678901234567000, Infinity, -Infinity]);
  });

  test('a member that is not there, or of something that is no object, is undefined', () => {
    const read = parseJson('[{"a":1}]');
    if (!read.ok) throw new Error(read.error.message);
    expect(member(read.value.root, 'a')).toBeUndefined();
    expect(member(read.value.root, 'length')).toBeUndefined();
  });
});

describe('bytes', () => {
  test('4.6 one leading byte order mark is skipped, a second one is not', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    expect(decodeUtf8(bytes('\ufeff{}'))).toBe('{}');
    expect(decodeUtf8(bytes('\ufeff\ufeff{}'))).toBe('\ufeff{}');
    expect(decodeUtf8(bytes('{}\ufeff'))).toBe('{}\ufeff');
    expect(stripBom('\ufeff\ufeff{}')).toBe('\ufeff{}');
    expect(stripBom('{}')).toBe('{}');
  });

  test('4.6 bytes that are not UTF-8 become U+FFFD, and a character is not taken apart', () => {
    expect(decodeUtf8(Uint8Array.of(0x22, 0xff, 0xc3, 0xa9, 0xe2, 0x82, 0x22))).toBe('"\ufffdé\ufffd"');
  });
});

describe('size', () => {
  test('a string of 64 MiB is read in one go, plain and full of escapes', () => {
    const size = 64 * 1024 * 1024;
    const plain = readExact(`{"output":"${'a'.repeat(size)}"}`);
    expect(plain.ok && plain.value.length).toBe(size + 13);
    const read = parseJson(`"${'\\n'.repeat(size / 2)}"`);
    expect(read.ok && read.value.root.kind === 'string' && read.value.root.value.length).toBe(size / 2);
  });

  test('the exact text is found without building a tree', () => {
    const scanner = new Scanner('  [1, {"a": "b"}, [2]] ', false);
    expect(scanner.document()).toEqual({ kind: 'null', start: 0, end: 0 });
    expect([scanner.start, scanner.end]).toEqual([2, 22]);
  });
});
