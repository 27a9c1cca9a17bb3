import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translator } from '../../../src/agents/copilot/translate.ts';
import { callTo, exact } from './call.ts';

const WORKSPACE = '/srv/work';

/** What a hook is asked, as text, or why it cannot be. */
function shown(name: string, input: string | object): string {
  const call = callTo(name, input);
  const shape = translator.basis(call, WORKSPACE);
  if (shape === undefined) return 'no shape';
  const asked = shape.toBasis(call.input);
  return asked.ok ? `${shape.name} ${asked.value.text}` : `problem: ${asked.error}`;
}

function rewritten(name: string, input: string | object, by: object): string {
  const shape = translator.basis(callTo(name, input), WORKSPACE);
  const native = shape?.toNative(exact(JSON.stringify(by)));
  return native === undefined ? 'no shape' : native.ok ? native.value : `problem: ${native.error}`;
}

const operations = (...list: object[]): object => ({ operations: list });

describe('hooks written for `spawn` and `files`', () => {
  it.each([
    ['bash', { command: 'ls -l', description: 'd' }, 'spawn {"command":"ls -l"}'],
    ['view', { path: '/srv/work/src/a.ts' }, 'files {"operations":[{"op":"read","path":"src/a.ts"}]}'],
    ['view', { path: 'a.ts', view_range: [3, 7] }, 'files {"operations":[{"op":"read","path":"a.ts","offset":3,"limit":5}]}'],
    ['view', { path: '/srv/work', view_range: [3, -1] }, 'files {"operations":[{"op":"read","path":".","offset":3}]}'],
    ['create', { path: '/srv/other/a', file_text: 'x' }, 'files {"operations":[{"op":"create","path":"/srv/other/a","content":"x"}]}'],
    ['edit', { path: 'a', old_str: 'x', new_str: 'y' }, 'files {"operations":[{"op":"replace","path":"a","old":"x","new":"y"}]}'],
    ['glob', { pattern: '*.ts' }, 'files {"operations":[{"op":"list","path":".","depth":32}]}'],
    ['task', { agent_type: 'explore', prompt: 'go' }, 'spawn {"task":"go"}'],
    ['lab-echo', { text: 'x' }, 'no shape'],
  ])('see a call of %s %j', (name, input, text) => {
    expect(shown(name, input)).toBe(text);
  });

  it('see each path that a search goes through as an operation', () => {
    expect(shown('rg', { pattern: 'x', paths: ['src', 'test'], glob: '*.ts' })).toBe(
      'files {"operations":[{"op":"search","path":"src","pattern":"x","regex":true,"glob":"*.ts"},{"op":"search","path":"test","pattern":"x","regex":true,"glob":"*.ts"}]}',
    );
  });

  it('see a patch as what it does to each file', () => {
    const patch = [
      '*** Begin Patch',
      '*** Add File: new.txt',
      '+one',
      '*** Update File: a.txt',
      '*** Move to: b.txt',
      '@@ somewhere',
      ' before',
      '-old',
      '+new',
      '*** Delete File: c.txt',
      '*** End Patch',
    ].join('\n');
    expect(shown('apply_patch', { patch })).toBe(
      `files ${JSON.stringify(
        operations(
          { op: 'create', path: 'new.txt', content: 'one\n' },
          { op: 'replace', path: 'a.txt', old: 'before\nold', new: 'before\nnew' },
          { op: 'move', from: 'a.txt', to: 'b.txt' },
          { op: 'delete', path: 'c.txt' },
        ),
      )}`,
    );
  });

  it.each([
    ['bash', { cmd: 'ls' }, '`command` is not a string'],
    ['view', { path: 'a', view_range: [3, 2] }, '`view_range` of view ends before it begins'],
    ['edit', { path: 'a', new_str: 'y' }, '`old_str` is not a string'],
    ['rg', { pattern: 'x', paths: [1] }, '`paths` of rg is neither a string nor a list of strings'],
    ['apply_patch', { patch: 'rm -rf' }, "a patch goes from '*** Begin Patch' to '*** End Patch'"],
    ['create', '[1]', 'the input is not an object'],
  ])('are not asked about a call of %s %j that cannot be put so', (name, input, words) => {
    expect(shown(name, input)).toBe(`problem: ${words}`);
  });

  it('keep what they do not know of a call that they rewrite', () => {
    expect(rewritten('bash', '{"command":"a","description":"d","n":1.10}', { command: 'b' })).toBe(
      '{"command":"b","description":"d","n":1.10}',
    );
    expect(rewritten('rg', { pattern: 'x', '-i': true }, operations({ op: 'search', path: '.', pattern: 'y', regex: true }))).toBe(
      '{"pattern":"y","-i":true}',
    );
    expect(rewritten('view', { path: 'a', view_range: [1, 2] }, operations({ op: 'read', path: 'b' }))).toBe('{"path":"b"}');
  });

  it.each([
    ['bash', { command: 'a' }, { command: 'b', timeout_ms: 5 }, 'bash has no `timeout_ms`; leave it out'],
    ['bash', { command: 'a' }, { task: 'b' }, 'bash runs a command; `task` is none'],
    ['view', { path: 'a' }, operations({ op: 'delete', path: 'a' }), 'view cannot delete; write an operation read'],
    [
      'create',
      { path: 'a', file_text: '' },
      operations(...[1, 2].map(() => ({ op: 'create', path: 'a', content: '' }))),
      'create is one operation; 2 were given',
    ],
    [
      'edit',
      { path: 'a', old_str: 'x' },
      operations({ op: 'replace', path: 'a', old: 'x', new: 'y', replaceAll: true }),
      'edit changes one place; leave out `replaceAll` and `expectedReplacements`',
    ],
    [
      'apply_patch',
      { patch: '' },
      operations({ op: 'set', path: 'a', content: '' }),
      'apply_patch cannot set; write an operation create, replace, delete or move',
    ],
  ])('cannot rewrite a call of %s %j to %j', (name, input, by, words) => {
    expect(rewritten(name, input, by)).toBe(`problem: ${words}`);
  });

  it('get back what they were shown', () => {
    const path = fc.stringMatching(/^[a-z]{1,8}(\/[a-z]{1,8})?$/);
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    const range = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 })).map(([from, more]) => [from, from + more]);
    const calls = fc.oneof(
      fc.record({ path, view_range: range }, { requiredKeys: ['path'] }).map((input) => ['view', input] as const),
      fc.record({ path, file_text: fc.string() }).map((input) => ['create', input] as const),
      fc.record({ path, old_str: text, new_str: fc.string() }).map((input) => ['edit', input] as const),
      fc
        .record(
          { pattern: text, paths: fc.oneof(path, fc.array(path, { minLength: 2, maxLength: 3 })), '-n': fc.boolean() },
          { requiredKeys: ['pattern'] },
        )
        .map((input) => ['grep', input] as const),
    );
    fc.assert(
      fc.property(calls, ([name, input]) => {
        const call = callTo(name, input);
        const shape = translator.basis(call);
        const asked = shape?.toBasis(call.input);
        expect(asked?.ok).toBe(true);
        const back = asked?.ok === true ? shape?.toNative(exact(asked.value.text)) : undefined;
        expect(back?.ok === true ? JSON.parse(back.value) : back).toEqual(input);
      }),
    );
  });

  it('see a patch again as it was written', () => {
    const line = fc.stringMatching(/^[a-z ]{1,10}$/);
    const lines = fc.array(line, { minLength: 1, maxLength: 3 });
    const path = fc.stringMatching(/^[a-z]{1,8}$/);
    const operation = fc.oneof(
      fc.record({ op: fc.constant('create'), path, content: lines.map((all) => `${all.join('\n')}\n`) }),
      fc.record({ op: fc.constant('delete'), path }),
      fc.record({ op: fc.constant('replace'), path, old: lines.map((all) => all.join('\n')), new: lines.map((all) => all.join('\n')) }),
      fc.record({ op: fc.constant('move'), from: path, to: path }),
    );
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), (list) => {
        const native = rewritten('apply_patch', { patch: '' }, operations(...list));
        expect(shown('apply_patch', native)).toBe(`files ${JSON.stringify(operations(...list))}`);
      }),
    );
  });

  it('never make the translator throw, whatever the input is', () => {
    const names = fc.constantFrom('bash', 'view', 'create', 'edit', 'rg', 'glob', 'apply_patch', 'task', 'x');
    const keys = fc.constantFrom(
      'path',
      'paths',
      'pattern',
      'patch',
      'view_range',
      'old_str',
      'mode',
      'agent_type',
      'command',
      '__proto__',
    );
    const inputs = fc.oneof(
      fc.json(),
      fc.string(),
      fc.dictionary(keys, fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(names, inputs, inputs, (name, input, rewrite) => {
        const call = callTo(name, input);
        translator.level(call);
        translator.touched(call);
        translator.mend(call);
        translator.toolName(call, ['lab']);
        const shape = translator.basis(call, WORKSPACE);
        shape?.toBasis(call.input);
        const read = callTo(name, rewrite).input;
        if (read.kind === 'json') shape?.toNative(read.text);
      }),
    );
  });
});
