import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonText } from '../../../src/contract/json/node.ts';
import { quoteJson, readExact, writeJson } from '../../../src/contract/json/text.ts';
import { filesLevel, readFilesInput, touchedPaths } from '../../../src/loop/tools/files-input.ts';
import { filesSchema, MAX_OPERATIONS } from '../../../src/loop/tools/files-table.ts';

const exact = (text: string): JsonText => {
  const read = readExact(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const input = (...operations: object[]): JsonText => writeJson({ operations });
const level = (text: JsonText): string | undefined => filesLevel({ kind: 'json', text });

const words = (text: JsonText): string => {
  const read = readFilesInput(text);
  return read.ok ? 'fine' : read.error;
};

test('8.1 files is none where every operation only reads, local_state where one changes something, unknown where it cannot be read', () => {
  const read = { op: 'read', path: 'a' };
  expect(level(input(read, { op: 'list', path: '.' }, { op: 'search', path: '.', pattern: 'x' }))).toBe('none');
  for (const change of [
    { op: 'create', path: 'a', content: '' },
    { op: 'set', path: 'a', content: '' },
    { op: 'replace', path: 'a', old: 'x', new: '' },
    { op: 'insert', path: 'a', anchor: 'x', position: 'after', content: '' },
    { op: 'move', from: 'a', to: 'b' },
    { op: 'delete', path: 'a' },
  ]) {
    expect(level(input(change))).toBe('local_state');
    expect(level(input(read, change, read))).toBe('local_state');
  }
  expect(level(input())).toBeUndefined();
  expect(level(input(read, { op: 'chmod', path: 'a' }))).toBeUndefined();
  expect(filesLevel({ kind: 'raw', text: '{"operations": [' })).toBeUndefined();
});

test('the touched paths are those written in the input, both ends of a move among the changed ones', () => {
  expect(touchedPaths(input({ op: 'read', path: './a' }, { op: 'move', from: 'b', to: 'c/../d' }, { op: 'delete', path: '.git' }))).toEqual(
    {
      reads: ['./a'],
      writes: ['b', 'c/../d', '.git'],
    },
  );
  expect(touchedPaths(input({ op: 'read' }))).toBeUndefined();
});

test('an input that cannot be used is told what is wrong and where, in one sentence', () => {
  expect(words(input({ op: 'read', path: 'a' }, { op: 'read' }))).toBe('operation 2: read needs `path`');
  expect(words(input({ op: 'read', path: '' }))).toBe('operation 1: `path` of read is empty');
  expect(words(input({ op: 'read', path: 'a', line: 3 }))).toBe('operation 1: read has no field "line"; it has path, offset, limit');
  expect(words(input({ op: 'read', path: 'a', offset: 0 }))).toBe(
    'operation 1: `offset` of read has to be a whole number from 1 to 100000000',
  );
  expect(words(input({ op: 'insert', path: 'a', anchor: 'x', position: 'behind', content: '' }))).toBe(
    'operation 1: `position` of insert has to be one of before, after',
  );
  expect(words(input({ op: '__proto__', path: 'a' }))).toBe(
    'operation 1: `op` has to be one of read, list, search, create, set, replace, insert, move, delete',
  );
  expect(words(writeJson({ operations: [], more: 1 }))).toBe('the input has an unknown key "more"; write {"operations": [...]}');
  expect(words(input(...Array.from({ length: MAX_OPERATIONS + 1 }, () => ({ op: 'read', path: 'a' }))))).toBe(
    '101 operations are too many; 100 are the most',
  );
});

test('what the schema lets through is what the reader takes, over valid inputs and mutations of them', () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(filesSchema()));
  const path = fc.constantFrom('a', 'b/c', '.');
  const whole = fc.constantFrom(1, 7, 5000);
  const text = fc.constantFrom('', 'x', '\n');
  const valid = fc.oneof(
    fc.record({ op: fc.constant('read'), path, offset: whole, limit: whole }, { requiredKeys: ['op', 'path'] }),
    fc.record({ op: fc.constant('list'), path, depth: fc.constantFrom(1, 32), limit: whole }, { requiredKeys: ['op', 'path'] }),
    fc.record(
      { op: fc.constant('search'), path, pattern: path, regex: fc.boolean(), glob: path },
      { requiredKeys: ['op', 'path', 'pattern'] },
    ),
    fc.record({ op: fc.constantFrom('create', 'set'), path, content: text }),
    fc.record(
      { op: fc.constant('replace'), path, old: path, new: text, replaceAll: fc.boolean() },
      { requiredKeys: ['op', 'path', 'old', 'new'] },
    ),
    fc.record({ op: fc.constant('insert'), path, anchor: path, position: fc.constantFrom('before', 'after'), content: text }),
    fc.record({ op: fc.constant('move'), from: path, to: path }),
    fc.record({ op: fc.constant('delete'), path, recursive: fc.boolean() }, { requiredKeys: ['op', 'path'] }),
  );
  const key = fc.constantFrom('op', 'path', 'from', 'to', 'content', 'limit', 'regex', 'position', '__proto__', 'other');
  const value = fc.constantFrom<unknown>(null, '', 'read', 'move', 0, 1, 1.5, Number.POSITIVE_INFINITY, -1, true, [], {}, undefined);
  const mutation = fc.option(fc.tuple(key, value), { freq: 1 });
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(valid, mutation), { maxLength: 3 }), (operations) => {
      const mutated = operations.map(([operation, change]) => {
        const members = new Map<string, unknown>(Object.entries(operation));
        if (change !== null) members.set(change[0], change[1]);
        const written = [...members].filter(([, member]) => member !== undefined);
        return `{${written.map(([name, member]) => `${quoteJson(name)}:${writeJson(member)}`).join(',')}}`;
      });
      const written = exact(`{"operations":[${mutated.join(',')}]}`);
      const taken = readFilesInput(written).ok;
      if (taken) accepted += 1;
      expect(taken).toBe(validate(JSON.parse(written)));
    }),
    { numRuns: 1500 },
  );
  expect(accepted).toBeGreaterThan(300);
});
