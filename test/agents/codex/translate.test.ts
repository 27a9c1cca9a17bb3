import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisOf } from '../../../src/agents/codex/basis.ts';
import { readPatch, writePatch } from '../../../src/agents/codex/patch.ts';
import { BASIS_NAMES, DELEGATING, LEVELS } from '../../../src/agents/codex/tools.ts';
import { translator } from '../../../src/agents/codex/translate.ts';
import { readExact, writeJson } from '../../../src/contract/json/text.ts';
import type { JsonText } from '../../../src/contract/json/node.ts';

const json = (text: string): JsonText => {
  const read = readExact(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const call = (name: string, input: unknown) => ({ name, input: { kind: 'json', text: writeJson(input) } as const });
const patchCall = (...lines: readonly string[]) => call('apply_patch', { command: writePatch(lines) });

test('a tool that is in no table has no level, whatever its name', () => {
  for (const name of ['mcp__lab__echo', 'web_search', 'read_mcp_resource', 'constructor', '__proto__', ''])
    expect(translator.level(call(name, {}))).toBeUndefined();
  expect(translator.level(call('Bash', {}))).toBe('process');
  expect([...DELEGATING].every((name) => LEVELS[name] === 'local_state')).toBe(true);
  expect(Object.keys(BASIS_NAMES).every((name) => Object.hasOwn(LEVELS, name))).toBe(true);
});

test('an MCP tool has the name of its server as it was declared', () => {
  expect(translator.toolName(call('mcp__my_lab__echo', {}), ['other', 'my-lab'])).toBe('mcp__my-lab__echo');
  expect(translator.toolName(call('mcp__a__b__c', {}), ['a', 'a--b'])).toBe('mcp__a--b__c');
  expect(translator.toolName(call('mcp__lab__echo', {}), [])).toBe('mcp__lab__echo');
  expect(translator.toolName(call('collaborationspawn_agent', {}), ['lab'])).toBe('collaborationspawn_agent');
});

test('a hook for spawn sees the command, and its rewrite keeps what else the call has', () => {
  const shape = basisOf({ name: 'Bash', input: { kind: 'json', text: json('{"n":12345678901234567890,"command":"ls"}') } });
  expect(shape?.toBasis({ kind: 'json', text: json('{"command":"ls","x":1.10}') })).toEqual({
    ok: true,
    value: { kind: 'json', text: '{"command":"ls"}' },
  });
  expect(shape?.toNative(json('{"command":"ls -l"}'))).toEqual({ ok: true, value: '{"n":12345678901234567890,"command":"ls -l"}' });
  expect(shape?.toNative(json('{"command":"ls","timeout_ms":5}'))).toMatchObject({ ok: false });
  expect(shape?.toNative(json('{"task":"help"}'))).toMatchObject({ ok: false });
});

test.each(['spawn_agent', 'collaborationspawn_agent'])('a hook for spawn sees the task that %s hands on', (name) => {
  const input = { kind: 'json', text: json('{"task_name":"one","message":"Look around."}') } as const;
  const shape = basisOf({ name, input });
  expect(shape?.toBasis(input)).toEqual({ ok: true, value: { kind: 'json', text: '{"task":"Look around."}' } });
  expect(shape?.toNative(json('{"task":"Stay."}'))).toEqual({ ok: true, value: '{"task_name":"one","message":"Stay."}' });
});

const PATCH = [
  '*** Add File: /w/new.txt',
  '+one',
  '+two',
  '*** Update File: src/a.ts',
  '*** Move to: src/b.ts',
  '@@ class A',
  ' context',
  '-old',
  '+new',
  '@@',
  '-x',
  '*** Delete File: gone.txt',
];

test('a hook for files sees the operations of a patch', () => {
  const shape = basisOf(patchCall(...PATCH), '/w');
  const seen = shape?.toBasis(patchCall(...PATCH).input);
  expect(seen?.ok === true ? JSON.parse(seen.value.text) : seen).toEqual({
    operations: [
      { op: 'set', path: 'new.txt', content: 'one\ntwo\n' },
      { op: 'replace', path: 'src/a.ts', old: 'context\nold\n', new: 'context\nnew\n' },
      { op: 'replace', path: 'src/a.ts', old: 'x\n', new: '' },
      { op: 'move', from: 'src/a.ts', to: 'src/b.ts' },
      { op: 'delete', path: 'gone.txt' },
    ],
  });
});

test('a rewrite of one operation leaves the others in the very lines of the patch', () => {
  const shape = basisOf(patchCall(...PATCH), '/w');
  const seen = shape?.toBasis(patchCall(...PATCH).input);
  if (seen?.ok !== true) throw new Error('it was not translated');
  const back = shape?.toNative(json(seen.value.text.replace(String.raw`one\ntwo\n`, String.raw`safe\n`)));
  const lines = ['*** Add File: new.txt', '+safe', ...PATCH.slice(3)];
  expect(back).toEqual({ ok: true, value: writeJson({ command: writePatch(lines) }) });
});

test('what a patch cannot say is an error in words', () => {
  const shape = basisOf(patchCall('*** Delete File: a'), '/w');
  const say = (...operations: readonly object[]) => shape?.toNative(writeJson({ operations }));
  for (const operation of [
    { op: 'read', path: 'a' },
    { op: 'set', path: 'a', content: 'no new line' },
    { op: 'replace', path: 'a', old: 'x\n', new: 'y\n', replaceAll: true },
    { op: 'delete', path: 'a', recursive: true },
    { op: 'move', from: 'a', to: 'b' },
    { op: 'set', path: 'a\n*** Delete File: b', content: 'x\n' },
  ])
    expect(say(operation), operation.op).toMatchObject({ ok: false, error: expect.stringMatching(/\w/) });
  expect(say({ op: 'set', path: 'a', content: '' }, { op: 'delete', path: 'a' })).toMatchObject({ ok: false });
});

test('a patch out of the grammar, and one inside a command, are refused before they are judged', () => {
  const refused = (name: string, command: string): boolean => {
    const mended = translator.mend(call(name, { command }));
    return mended !== undefined && 'refuse' in mended;
  };
  for (const text of [
    'x',
    '<<EOF\n*** Begin Patch\n*** Delete File: a\n*** End Patch\nEOF',
    ' *** Begin Patch\n*** Delete File: a\n*** End Patch',
    writePatch(['*** Add File:  a', '+x']),
    writePatch(['*** Update File: a', '*** Move to: b']),
    writePatch(['*** Delete File: a', '*** Delete File: a']),
    writePatch([]),
  ])
    expect(refused('apply_patch', text), text).toBe(true);
  expect(refused('apply_patch', writePatch(PATCH))).toBe(false);
  for (const text of [
    'apply_patch <<EOF',
    'cd a && apply_patch <<EOF',
    'x; applypatch',
    '(apply_patch)',
    'if a; then apply_patch x; fi',
    '/x/apply_patch',
  ])
    expect(refused('Bash', text), text).toBe(true);
  for (const text of ['grep apply_patch a', 'echo "no apply_patch"', 'ls apply_patch.txt', 'my_apply_patch'])
    expect(refused('Bash', text), text).toBe(false);
});

test('the paths that a patch changes and a picture reads are named', () => {
  expect(translator.touched(patchCall(...PATCH))).toEqual({ reads: [], writes: ['/w/new.txt', 'src/a.ts', 'src/b.ts', 'gone.txt'] });
  expect(translator.touched(call('view_image', { path: 'a.png' }))).toEqual({ reads: ['a.png'], writes: [] });
  expect(translator.touched(call('Bash', { command: 'cat a' }))).toBeUndefined();
});

test('nothing throws on any input', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(LEVELS), 'mcp__a__b'), fc.jsonValue(), fc.string(), (name, value, command) => {
      for (const input of [
        value,
        { command },
        { command: writePatch(command.split('!')) },
        { command: writePatch([`*** Update File: ${command}`, '@@', `-${command}`]) },
      ]) {
        const asked = call(name, input);
        translator.touched(asked);
        translator.mend(asked);
        const shape = translator.basis(asked, '/w');
        shape?.toBasis(asked.input);
        shape?.toNative(asked.input.text);
        shape?.toNative(writeJson({ operations: [{ op: 'set', path: command || 'a', content: `${command}\n` }] }));
      }
    }),
  );
});

const line = fc.stringMatching(/^[a-z0-9 +*@-]{0,8}$/);
const path = fc.stringMatching(/^[a-z]{1,6}$/);
const hunk = fc.oneof(
  fc.tuple(path, fc.array(line)).map(([to, lines]) => [`*** Add File: ${to}`, ...lines.map((text) => `+${text}`)]),
  path.map((to) => [`*** Delete File: ${to}`]),
  fc
    .tuple(path, fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 3 }))
    .map(([to, chunks]) => [`*** Update File: ${to}`, ...chunks.flatMap(([from, by]) => ['@@', `-${from}`, `+${by}`])]),
);

test('a patch that a hook leaves alone comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(hunk, { minLength: 1, maxLength: 4 }), (hunks) => {
      const text = writePatch(hunks.flat());
      fc.pre(readPatch(text).ok);
      const asked = call('apply_patch', { command: text });
      const shape = basisOf(asked, '/w');
      const seen = shape?.toBasis(asked.input);
      if (seen?.ok !== true || seen.value.kind !== 'json') throw new Error(`not translated: ${text}`);
      expect(shape?.toNative(seen.value.text)).toEqual({ ok: true, value: asked.input.text });
    }),
  );
});
