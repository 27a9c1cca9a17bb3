import { describe, expect, it } from 'vitest';
import { translator } from '../../../src/agents/acp/translate.ts';
import { inputOf } from '../../../src/agents/acp/input.ts';
import type { ToldCall } from '../../../src/agents/acp/messages.ts';
import { readExact } from '../../../src/contract/json/text.ts';
import type { JsonText } from '../../../src/contract/json/node.ts';

function exact(text: string): JsonText {
  const read = readExact(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const call = (kind: string, told: Partial<ToldCall> = {}, raw?: string) => ({
  id: 'a',
  name: kind,
  input: inputOf({ ...told, ...(raw === undefined ? {} : { rawInput: exact(raw) }) }),
});

describe('calls of an agent behind the protocol', () => {
  it.each([
    ['read', 'none'],
    ['search', 'none'],
    ['think', 'none'],
    ['edit', 'local_state'],
    ['delete', 'local_state'],
    ['move', 'local_state'],
    ['execute', 'process'],
    ['fetch', 'external'],
    ['switch_mode', 'external'],
    ['other', 'external'],
    ['frobnicate', undefined],
    ['constructor', undefined],
  ])('%s is of the level %s', (kind, level) => {
    expect(translator.level(call(kind))).toBe(level);
  });

  it.each([
    ['{"command":"ls -l"}', 'ls -l'],
    ['{"cmd":"ls"}', 'ls'],
    ['{"command":["bash","-lc","ls | wc"]}', 'ls | wc'],
    ['{"command":["git","commit","-m","it\'s"]}', "git commit -m 'it'\\''s'"],
    ['{"mode":"command","body":"ls","cwd":"/w"}', 'ls'],
  ])('hooks for `spawn` see the command of %s', (raw, command) => {
    const of = call('execute', {}, raw);
    expect(translator.basis(of)?.toBasis(of.input)).toEqual({ ok: true, value: { kind: 'json', text: JSON.stringify({ command }) } });
  });

  it.each(['{}', '{"command":[]}', '{"command":["a",1]}', '{"mode":"agent","body":"do it"}', '7'])(
    'a command that cannot be read breaks hooks for `spawn`: %s',
    (raw) => {
      const of = call('execute', {}, raw);
      expect(translator.basis(of)?.toBasis(of.input).ok).toBe(false);
    },
  );

  it('a rewrite that changes nothing leaves the call as it was told, and any other does not', () => {
    const of = call('execute', { title: 'Run' }, '{ "command": "ls" }');
    const shape = translator.basis(of);
    expect(shape?.toNative(exact('{"command":"ls"}'))).toEqual({ ok: true, value: of.input.text });
    expect(shape?.toNative(exact('{"command":"ls /"}'))).toEqual({ ok: true, value: '{"rawInput":{"command":"ls /"}}' });
    expect(shape?.toNative(exact('{"comand":"ls"}')).ok).toBe(false);
  });

  it('hooks for `files` see what is read, written and deleted, with paths from the workspace', () => {
    const shown = (of: ReturnType<typeof call>): unknown => {
      const told = translator.basis(of, '/w')?.toBasis(of.input);
      return told?.ok === true ? JSON.parse(told.value.text) : told?.ok;
    };
    expect(shown(call('read', { paths: ['/w/a.txt'] }))).toEqual({ operations: [{ op: 'read', path: 'a.txt' }] });
    expect(shown(call('delete', { paths: ['/x/a.txt'] }))).toEqual({ operations: [{ op: 'delete', path: '/x/a.txt' }] });
    const diffs = [
      { path: '/w/a.txt', newText: 'new' },
      { path: 'b.txt', oldText: 'one', newText: 'two' },
    ];
    expect(shown(call('edit', { diffs }))).toEqual({
      operations: [
        { op: 'set', path: 'a.txt', content: 'new' },
        { op: 'replace', path: 'b.txt', old: 'one', new: 'two' },
      ],
    });
    expect(shown(call('edit', { paths: ['a.txt'] }))).toBe(false);
    expect(translator.basis(call('move'))).toBeUndefined();
    expect(translator.basis(call('toString'))).toBeUndefined();
  });

  it('names every path that a call tells of, wherever it stands', () => {
    const told = { paths: ['one'], diffs: [{ path: 'two', newText: '' }] };
    const raw = '{"abs_path":"three","edits":[{"filePath":"four","text":"no"}],"operations":[{"op":"move","from":"five","to":"six"}]}';
    const all = ['one', 'two', 'three', 'four', 'five', 'six'];
    expect(translator.touched(call('edit', told, raw))).toEqual({ reads: [], writes: all });
    expect(translator.touched(call('read', told, raw))).toEqual({ reads: all, writes: [] });
    expect(translator.touched(call('execute', told, raw))).toBeUndefined();
    expect(translator.touched(call('edit', {}, '{"text":"a"}'))).toBeUndefined();
  });

  it('keeps the text of an input, and calls one that is too deep no JSON', () => {
    expect(call('other', { title: 'T' }, '{"n":1e400,"__proto__":1.10}').input).toEqual({
      kind: 'json',
      text: '{"title":"T","rawInput":{"n":1e400,"__proto__":1.10}}',
    });
    const deep = `${'['.repeat(128)}${']'.repeat(128)}`;
    expect(call('other', {}, deep).input.kind).toBe('raw');
  });
});
