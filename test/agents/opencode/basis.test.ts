import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { toolInput } from '../../../src/contract/input.ts';
import type { JsonText } from '../../../src/contract/json/node.ts';
import { writeJson } from '../../../src/contract/json/text.ts';

const shapeOf = (name: string, input: unknown) => opencode.translator.basis({ name, input: toolInput(JSON.stringify(input)) });

function shown(name: string, input: unknown): unknown {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const seen = opencode.translator.basis({ name, input: toolInput(text) })?.toBasis(toolInput(text));
  return seen?.ok === true ? JSON.parse(seen.value.text) : seen;
}

function back(name: string, input: object, rewrite: object): unknown {
  const seen = shapeOf(name, input)?.toNative(writeJson(rewrite));
  return seen?.ok === true ? JSON.parse(seen.value) : seen;
}

const one = (operation: object) => ({ operations: [operation] });

describe('what a hook written for spawn or files sees', () => {
  test.each([
    ['bash', { command: 'ls', timeout: 5000, workdir: 'a' }, { command: 'ls', timeout_ms: 5000 }],
    ['Bash', { command: 'ls' }, { command: 'ls' }],
    ['task', { description: 'd', prompt: 'Look around.', subagent_type: 'general' }, { task: 'Look around.' }],
    ['bash', { command: 'ls', timeout: 9_000_000 }, { command: 'ls' }],
    ['read', { filePath: '/a', offset: 0, limit: 3 }, one({ op: 'read', path: '/a', limit: 3 })],
    ['write', { filePath: 'a', content: 'b' }, one({ op: 'set', path: 'a', content: 'b' })],
    ['edit', { filePath: 'a', oldString: 'x', newString: 'y' }, one({ op: 'replace', path: 'a', old: 'x', new: 'y' })],
    [
      'edit',
      { filePath: 'a', oldString: 'x', newString: '', replaceAll: true },
      one({ op: 'replace', path: 'a', old: 'x', new: '', replaceAll: true }),
    ],
    ['edit', { filePath: 'a', oldString: '', newString: 'y' }, one({ op: 'create', path: 'a', content: 'y' })],
    ['glob', { pattern: '*.ts' }, one({ op: 'list', path: '.', depth: 32 })],
    ['grep', { pattern: 'a+', include: '*.ts', path: 'src' }, one({ op: 'search', path: 'src', pattern: 'a+', regex: true, glob: '*.ts' })],
    [
      'apply_patch',
      { patchText: '*** Begin Patch\n*** Add File: a\n+one\n+\n*** Delete File: b\n*** End Patch' },
      {
        operations: [
          { op: 'set', path: 'a', content: 'one\n\n' },
          { op: 'delete', path: 'b' },
        ],
      },
    ],
  ])('%s %j', (name, input, wanted) => {
    expect(shown(name, input)).toEqual(wanted);
  });

  test('keeps the exact text of what the model wrote', () => {
    expect(shown('bash', '{"command":"a\\u0041"}')).toEqual({ command: 'aA' });
    const input = toolInput('{"command":"ls","timeout":1e3}');
    const seen = opencode.translator.basis({ name: 'bash', input })?.toBasis(input);
    expect(seen).toEqual({ ok: true, value: { kind: 'json', text: '{"command":"ls","timeout_ms":1e3}' } });
  });

  test.each(['webfetch', 'todowrite', 'skill', 'lab_cat', 'constructor'])('%s is neither', (name) => {
    expect(shapeOf(name, { command: 'x' })).toBeUndefined();
  });

  test('a patch that changes lines cannot be said so, in a sentence', () => {
    const patchText = '*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n*** End Patch';
    expect(shown('apply_patch', { patchText })).toEqual({
      ok: false,
      error: 'a patch that changes lines within a file cannot be said as operations',
    });
  });
});

describe('what becomes of a rewrite', () => {
  test.each([
    ['bash', { command: 'a', timeout: 9, workdir: 'w' }, { command: 'b' }, { command: 'b', timeout: 9, workdir: 'w' }],
    ['bash', { command: 'a', timeout: 9 }, { command: 'b', timeout_ms: 7 }, { command: 'b', timeout: 7 }],
    ['read', { filePath: 'a', limit: 3 }, one({ op: 'read', path: 'b' }), { filePath: 'b' }],
    ['glob', { pattern: '*' }, one({ op: 'list', path: '.', depth: 32 }), { pattern: '*' }],
    ['glob', { pattern: '*' }, one({ op: 'list', path: 'src', depth: 32 }), { pattern: '*', path: 'src' }],
    [
      'edit',
      { filePath: 'a', oldString: 'x', newString: 'y' },
      one({ op: 'create', path: 'b', content: 'c' }),
      { filePath: 'b', oldString: '', newString: 'c' },
    ],
    [
      'apply_patch',
      { patchText: '*** Begin Patch\n*** Delete File: b\n*** End Patch' },
      {
        operations: [
          { op: 'create', path: 'a', content: 'x\ny\n' },
          { op: 'set', path: 'e', content: '' },
        ],
      },
      { patchText: '*** Begin Patch\n*** Add File: a\n+x\n+y\n*** Add File: e\n*** End Patch' },
    ],
  ])('%s %j by %j', (name, input, rewrite, wanted) => {
    expect(back(name, input, rewrite)).toEqual(wanted);
  });

  test.each([
    ['bash', { command: 'a' }, { task: 'b' }],
    ['read', { filePath: 'a' }, one({ op: 'set', path: 'a', content: '' })],
    [
      'read',
      { filePath: 'a' },
      {
        operations: [
          { op: 'read', path: 'a' },
          { op: 'read', path: 'b' },
        ],
      },
    ],
    ['write', { filePath: 'a', content: '' }, one({ op: 'delete', path: 'a' })],
    [
      'edit',
      { filePath: 'a', oldString: 'x', newString: '' },
      one({ op: 'replace', path: 'a', old: 'x', new: '', expectedReplacements: 2 }),
    ],
    ['glob', { pattern: 'a' }, one({ op: 'list', path: 'a', depth: 1 })],
    ['grep', { pattern: 'a' }, one({ op: 'search', path: 'a', pattern: 'b' })],
    ['apply_patch', { patchText: 'x' }, one({ op: 'move', from: 'a', to: 'b' })],
    ['apply_patch', { patchText: 'x' }, one({ op: 'set', path: 'a\n*** Delete File: b', content: '' })],
  ])('of %s %j by %j there is none', (name, input, rewrite) => {
    expect(back(name, input, rewrite)).toEqual({ ok: false, error: expect.stringMatching(/\w+ \w+/) as unknown });
  });
});

const text = fc.string({ unit: 'binary', maxLength: 20 });
const filled = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((word) => word.trim() !== '' && !word.includes('\0'));
const count = fc.integer({ min: 1, max: 5000 });
const NATIVE = fc.oneof(
  fc.record({
    name: fc.constant('bash'),
    input: fc.record({ command: filled, timeout: count, workdir: text }, { requiredKeys: ['command'] }),
  }),
  fc.record({
    name: fc.constant('read'),
    input: fc.record({ filePath: filled, offset: count, limit: count }, { requiredKeys: ['filePath'] }),
  }),
  fc.record({ name: fc.constant('write'), input: fc.record({ filePath: filled, content: text }) }),
  fc.record({
    name: fc.constant('edit'),
    input: fc.record(
      { filePath: filled, oldString: text, newString: text, replaceAll: fc.boolean() },
      { requiredKeys: ['filePath', 'oldString', 'newString'] },
    ),
  }),
  fc.record({ name: fc.constant('glob'), input: fc.record({ pattern: filled, path: filled }, { requiredKeys: ['pattern'] }) }),
  fc.record({
    name: fc.constant('grep'),
    input: fc.record({ pattern: filled, path: filled, include: filled }, { requiredKeys: ['pattern'] }),
  }),
);

test('a hook that changes nothing changes nothing', () => {
  fc.assert(
    fc.property(NATIVE, ({ name, input }) => {
      const given = toolInput(JSON.stringify(input));
      const shape = opencode.translator.basis({ name, input: given });
      const seen = shape?.toBasis(given);
      if (seen?.ok !== true || seen.value.kind !== 'json') return expect.fail('it has a shape');
      const kept = shape?.toNative(seen.value.text);
      expect(kept?.ok === true ? JSON.parse(kept.value) : kept).toEqual(JSON.parse(given.text));
    }),
  );
});

describe('absolute paths below the workspace', () => {
  const shape = (name: string, input: object) => opencode.translator.basis({ name, input: toolInput(JSON.stringify(input)) }, '/w');
  const seen = (name: string, input: object): unknown => {
    const told = shape(name, input)?.toBasis(toolInput(JSON.stringify(input)));
    return told?.ok === true ? JSON.parse(told.value.text) : told;
  };

  test.each([
    ['read', { filePath: '/w/src/a.ts' }, one({ op: 'read', path: 'src/a.ts' })],
    ['read', { filePath: '/wide/a.ts' }, one({ op: 'read', path: '/wide/a.ts' })],
    ['glob', { pattern: '*', path: '/w' }, one({ op: 'list', path: '.', depth: 32 })],
    ['glob', { pattern: '*' }, one({ op: 'list', path: '.', depth: 32 })],
    ['apply_patch', { patchText: '*** Begin Patch\n*** Delete File: /w/a.txt\n*** End Patch' }, one({ op: 'delete', path: 'a.txt' })],
  ])('%s %j are shown relative to it', (name, input, operations) => {
    expect(seen(name, input)).toEqual(operations);
  });

  test('stay as the model wrote them where a rewrite keeps them', () => {
    const read = shape('read', { filePath: '/w/a', limit: 9 });
    expect(read?.toNative(writeJson(one({ op: 'read', path: 'a', limit: 3 })))).toEqual({
      ok: true,
      value: '{"filePath":"/w/a","limit":3}',
    });
    expect(read?.toNative(writeJson(one({ op: 'read', path: 'b', limit: 3 })))).toEqual({ ok: true, value: '{"filePath":"b","limit":3}' });
    const list = shape('glob', { pattern: '*' });
    expect(list?.toNative(writeJson(one({ op: 'list', path: '.', depth: 32 })))).toEqual({ ok: true, value: '{"pattern":"*"}' });
  });
});

test('no input and no rewrite makes it throw', () => {
  const names = fc.constantFrom('bash', 'read', 'write', 'edit', 'glob', 'grep', 'apply_patch', 'task', 'read_mcp_resource', '__proto__');
  const any = fc.oneof(
    fc.json(),
    text,
    fc.record({ patchText: text, command: text, filePath: fc.jsonValue() }).map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(names, any, any, (name, input, rewrite) => {
      const call = { name, input: toolInput(input) };
      const { translator } = opencode;
      const shape = translator.basis(call);
      shape?.toBasis(call.input);
      shape?.toNative(rewrite as JsonText);
      translator.mend(call);
      translator.touched(call);
      translator.level(call);
      translator.toolName(call, ['lab']);
      opencode.identify({ workspace: '/w', home: '/h', temp: '/t', guard: '/g' })(call);
    }),
  );
});
