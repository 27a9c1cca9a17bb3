import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translator } from '../../../src/agents/claude-code/translator.ts';
import { readFilesInput } from '../../../src/loop/tools/files-input.ts';
import { readSpawnInput } from '../../../src/loop/tools/spawn-input.ts';
import { json } from '../../session/rig.ts';

const call = (name: string, input: object | string) =>
  ({ name, input: { kind: 'json', text: json(typeof input === 'string' ? input : JSON.stringify(input)) } }) as const;

const shapeOf = (name: string, input: object | string) => {
  const asked = call(name, input);
  const shape = translator.basis(asked, '/w');
  if (shape === undefined) throw new Error(`${name} has no basis name`);
  const shown = shape.toBasis(asked.input);
  return {
    ...shape,
    shown: shown.ok ? JSON.parse(shown.value.text) : shown.error,
    back: (rewrite: object) => shape.toNative(json(JSON.stringify(rewrite))),
  };
};

test.each(['Agent', 'Task'])('a hook for `spawn` sees the task that %s hands on', (name) => {
  const { name: basis, shown, back } = shapeOf(name, '{"description":"d","prompt":"Look around.","n":1.10}');
  expect([basis, shown]).toEqual(['spawn', { task: 'Look around.' }]);
  expect(back({ task: 'Stay.' })).toEqual({ ok: true, value: '{"description":"d","prompt":"Stay.","n":1.10}' });
  expect(back({ command: 'ls' })).toMatchObject({ ok: false });
  expect(shapeOf(name, {}).shown).toContain('`prompt`');
});

describe('the levels of Claude Code', () => {
  test.each([
    ['Read', 'none'],
    ['Edit', 'local_state'],
    ['Agent', 'local_state'],
    ['Task', 'local_state'],
    ['Bash', 'process'],
    ['Skill', 'process'],
    ['WebFetch', 'external'],
    ['mcp__lab__cat', 'external'],
    ['Unheard', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('%s is %s', (name, level) => {
    expect(translator.level(call(name, {}))).toBe(level);
  });
});

describe('a call as hooks for every agent see it', () => {
  test.each([
    ['Bash', { command: 'ls', description: 'Lists' }, { command: 'ls' }],
    ['Bash', { command: 'ls', timeout: 5000 }, { command: 'ls', timeout_ms: 5000 }],
    ['Bash', { command: 'ls', timeout: 9e9 }, { command: 'ls', timeout_ms: 600_000 }],
    ['Read', { file_path: '/w/src/a.ts', offset: 3, limit: 2 }, { operations: [{ op: 'read', path: 'src/a.ts', offset: 3, limit: 2 }] }],
    ['Read', { file_path: '/etc/passwd' }, { operations: [{ op: 'read', path: '/etc/passwd' }] }],
    ['Read', { file_path: '/w' }, { operations: [{ op: 'read', path: '.' }] }],
    ['Write', { file_path: 'a.txt', content: '' }, { operations: [{ op: 'set', path: 'a.txt', content: '' }] }],
    [
      'Edit',
      { file_path: '/w/a', old_string: 'x', new_string: 'y', replace_all: true },
      { operations: [{ op: 'replace', path: 'a', old: 'x', new: 'y', replaceAll: true }] },
    ],
    ['Edit', { file_path: '/w/a', old_string: '', new_string: 'y' }, { operations: [{ op: 'create', path: 'a', content: 'y' }] }],
    ['Grep', { pattern: 'a+' }, { operations: [{ op: 'search', path: '.', pattern: 'a+', regex: true }] }],
  ])('%s %o', (name, input, basis) => {
    const { shown } = shapeOf(name, input);
    expect(shown).toEqual(basis);
    const text = json(JSON.stringify(shown));
    expect(('command' in basis ? readSpawnInput(text) : readFilesInput(text)).ok).toBe(true);
  });

  test('without a workspace keeps its paths', () => {
    const asked = call('Read', { file_path: '/w/a' });
    expect(translator.basis(asked)?.toBasis(asked.input)).toMatchObject({
      value: { text: '{"operations":[{"op":"read","path":"/w/a"}]}' },
    });
  });

  test('comes back unchanged to the letter, whatever else the agent said', () => {
    const command = '{ "command":"ls",  "timeout":5e3, "description":"\\u00e9", "odd":12345678901234567890 }';
    expect(shapeOf('Bash', command).back({ command: 'ls', timeout_ms: 5000 })).toEqual({
      ok: true,
      value: '{"command":"ls","timeout":5e3,"description":"\\u00e9","odd":12345678901234567890}',
    });
    expect(shapeOf('Read', '{"file_path":"/w/a","pages":"1-2"}').back({ operations: [{ op: 'read', path: 'a' }] })).toEqual({
      ok: true,
      value: '{"file_path":"/w/a","pages":"1-2"}',
    });
  });

  test('a rewrite changes what it names and keeps what basis has no place for', () => {
    expect(shapeOf('Bash', { command: 'ls', timeout: 5000, description: 'Lists' }).back({ command: 'pwd' })).toEqual({
      ok: true,
      value: '{"command":"pwd","description":"Lists"}',
    });
    expect(
      shapeOf('Edit', { file_path: '/w/a', old_string: 'x', new_string: 'y', replace_all: true }).back({
        operations: [{ op: 'replace', path: 'b', old: 'x', new: 'z' }],
      }),
    ).toEqual({ ok: true, value: '{"file_path":"/w/b","old_string":"x","new_string":"z","replace_all":false}' });
  });

  test.each([
    ['Bash', { command: 'ls' }, { task: 'help' }, /runs a command/],
    ['Bash', { command: 'ls' }, { cmd: 'ls' }, /exactly one/],
    ['Read', { file_path: '/w/a' }, { operations: [{ op: 'delete', path: 'a' }] }, /Read cannot delete/],
    ['Write', { file_path: '/w/a', content: '' }, { operations: [{ op: 'create', path: 'a', content: '' }] }, /write `set`/],
    ['Edit', { file_path: '/w/a', old_string: 'x', new_string: 'y' }, { operations: [] }, /at least one/],
    [
      'Read',
      { file_path: '/w/a' },
      {
        operations: [
          { op: 'read', path: 'a' },
          { op: 'read', path: 'b' },
        ],
      },
      /exactly one/,
    ],
    [
      'Edit',
      { file_path: '/w/a', old_string: 'x', new_string: 'y' },
      { operations: [{ op: 'replace', path: 'a', old: 'x', new: 'y', expectedReplacements: 2 }] },
      /expectedReplacements/,
    ],
  ])('a rewrite that %s cannot do is an error: %o to %o', (name, input, rewrite, words) => {
    expect(shapeOf(name, input).back(rewrite)).toEqual({ ok: false, error: expect.stringMatching(words) });
  });

  test.each([
    ['Bash', {}],
    ['Bash', '[]'],
    ['Read', { file_path: 5 }],
    ['Write', { file_path: '/w/a' }],
    ['NotebookEdit', { notebook_path: '/w/a.ipynb', new_source: 'x' }],
  ])('%s %o cannot be put so, in words', (name, input) => {
    expect(shapeOf(name, input).shown).toBeTypeOf('string');
  });

  test('goes there and back to the same call, whatever it holds', () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((said) => said.isWellFormed() && said.trim() !== '' && !said.includes('\0'));
    const inputs = fc.oneof(
      fc.tuple(fc.constant('Bash'), fc.record({ command: text, description: fc.string() })),
      fc.tuple(fc.constant('Write'), fc.record({ file_path: text, content: fc.string() })),
      fc.tuple(
        fc.constant('Edit'),
        fc.record({ file_path: text, old_string: fc.string(), new_string: fc.string(), replace_all: fc.boolean() }),
      ),
      fc.tuple(fc.constant('Read'), fc.record({ file_path: text, limit: fc.integer() }, { requiredKeys: ['file_path'] })),
    );
    fc.assert(
      fc.property(inputs, ([name, input]) => {
        const { shown, back } = shapeOf(name, input);
        const returned = back(shown as object);
        expect(returned.ok && JSON.parse(returned.value)).toEqual(JSON.parse(JSON.stringify(input)));
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Bash', 'Read', 'Edit', 'Write', 'Grep', 'Glob', 'NotebookEdit', 'Agent', 'Nope'),
        fc.json(),
        fc.json(),
        (name, input, rewrite) => {
          const asked = call(name, input);
          const shape = translator.basis(asked, '/w');
          shape?.toBasis(asked.input);
          shape?.toBasis({ kind: 'raw', text: input });
          shape?.toNative(json(rewrite));
          translator.touched(asked);
          translator.mend(asked);
        },
      ),
    );
  });
});

describe('what a call touches', () => {
  test.each([
    ['Read', { file_path: '/w/a' }, { reads: ['/w/a'], writes: [] }],
    ['Edit', { file_path: 'a' }, { reads: [], writes: ['a'] }],
    ['NotebookEdit', { notebook_path: '/w/a' }, { reads: [], writes: ['/w/a'] }],
    ['Grep', { pattern: 'x' }, { reads: ['.'], writes: [] }],
    ['Glob', { pattern: '/etc/*/x' }, { reads: ['.', '/etc'], writes: [] }],
    ['Glob', { pattern: '../*' }, { reads: ['.', '..'], writes: [] }],
    ['Glob', { pattern: 'a/*/../../../x' }, { reads: ['.', '/'], writes: [] }],
    ['Glob', { pattern: '../../x/*', path: 'src' }, { reads: ['src', 'src/../../x'], writes: [] }],
    ['Glob', { pattern: '~/*/x', path: 'src' }, { reads: ['src', '~'], writes: [] }],
    ['Glob', { pattern: '**/*.ts' }, { reads: ['.'], writes: [] }],
    ['Bash', { command: 'cat a' }, undefined],
  ])('%s %o', (name, input, touched) => {
    expect(translator.touched(call(name, input))).toEqual(touched);
  });
});

describe('a leak', () => {
  test.each([
    ['Bash', '{"command":"x","run_in_background":true}', '{"command":"x"}'],
    ['Agent', '{"run_in_background":"true"}', '{"run_in_background":false}'],
  ])('of %s %s is mended by a rewrite', (name, input, mended) => {
    expect(translator.mend(call(name, input))).toMatchObject({ input: mended });
  });

  test.each(['Monitor', 'Workflow', 'CronCreate', 'SendMessage'])('by %s is refused', (name) => {
    expect(translator.mend(call(name, {}))).toEqual({ refuse: expect.stringContaining('past the review') });
  });

  test('to another machine is refused', () => {
    expect(translator.mend(call('Agent', { isolation: 'remote' }))).toHaveProperty('refuse');
  });

  test('is none in a call that is waited for', () => {
    expect(translator.mend(call('Bash', { command: 'x' }))).toBeUndefined();
    expect(translator.mend(call('Agent', { prompt: 'x', run_in_background: false }))).toBeUndefined();
  });
});
