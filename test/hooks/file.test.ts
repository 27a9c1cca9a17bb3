import { describe, expect, test } from 'vitest';
import { problemSentence } from '../../src/contract/problem.ts';
import { parseHooksFile } from '../../src/hooks/file.ts';
import type { HookSpec } from '../../src/hooks/participant.ts';

const SOURCE = '/repo/.basis/hooks.json';
const origin = { source: SOURCE, scope: 'workspace' } as const;

function hooks(content: string | Uint8Array): readonly HookSpec[] {
  const read = parseHooksFile(content, origin);
  if (!read.ok) throw new Error(problemSentence(read.error));
  return read.value;
}

function refusal(content: string): string {
  const read = parseHooksFile(content, origin);
  return read.ok ? 'it was read' : problemSentence(read.error);
}

/** A file with one entry, on line 4. */
const file = (...keys: string[]): string => `{\n  "schema": 1,\n  "hooks": [\n    {${keys.join(', ')}}\n  ]\n}\n`;
const N = '"name": "n"';
const C = '"command": ["c"]';

describe('a hooks file', () => {
  test('5.2 an entry has defaults: every tool, pre_tool_use, 5000 ms, deny', () => {
    expect(hooks(file(N, '"command": ["python3", ".basis/guard.py"]'))).toEqual([
      {
        name: 'n',
        command: ['python3', '.basis/guard.py'],
        event: 'pre_tool_use',
        timeoutMs: 5000,
        onFailure: 'deny',
        source: SOURCE,
        scope: 'workspace',
      },
    ]);
  });

  test('5.2 everything that an entry may say', () => {
    const entry = file(
      N,
      C,
      '"tools": ["spawn", "files"]',
      '"event": "post_tool_use"',
      '"timeout_ms": 2147483647',
      '"on_failure": "allow"',
    );
    expect(hooks(entry)).toMatchObject([{ tools: ['spawn', 'files'], event: 'post_tool_use', timeoutMs: 2147483647, onFailure: 'allow' }]);
  });

  test('5.2 names need not be unique, and the order is that of the file', () => {
    const text = '{"schema":1,"hooks":[{"name":"b","command":["1"]},{"name":"a","command":["2"]},{"name":"b","command":["3"]}]}';
    expect(hooks(text).map(({ name, command }) => name + command[0])).toEqual(['b1', 'a2', 'b3']);
  });

  test('2.5 null for tools and timeout_ms means absent', () => {
    const [hook] = hooks(file(N, C, '"tools": null', '"timeout_ms": null'));
    expect(hook).not.toHaveProperty('tools');
    expect(hook).toMatchObject({ timeoutMs: 5000 });
  });

  test.each(['event', 'on_failure', 'name', 'command', 'description'])('2.5 null for %s does not mean absent', (key) => {
    const keys = [N, C].filter((written) => !written.startsWith(`"${key}"`));
    expect(refusal(file(...keys, `"${key}": null`))).toContain(`hooks[0].${key} must be`);
  });

  test('3.4 an empty list of tools stays an empty list', () => {
    expect(hooks(file(N, C, '"tools": []'))[0]?.tools).toEqual([]);
  });

  test('5.4 absent hooks are an empty list', () => {
    expect(hooks('{"schema": 1}')).toEqual([]);
    expect(hooks('{"schema": 1, "hooks": []}')).toEqual([]);
    expect(refusal('{"schema": 1, "hooks": null}')).toContain('hooks must be an array, but is null');
  });

  test('5.5 $schema and description are allowed at the top, a description in an entry', () => {
    const text = `{"$schema": "x", "description": "y", "schema": 1, "hooks": [{${N}, ${C}, "description": "z"}]}`;
    expect(hooks(text)).toHaveLength(1);
    expect(hooks(text)[0]).not.toHaveProperty('description');
    expect(refusal(file(N, C, '"$schema": "x"'))).toContain('"$schema" is not a key of hooks[0]');
  });

  test('4.6 one byte order mark is skipped, in bytes and in text, and two are not', () => {
    const text = `\ufeff${file(N, C)}`;
    expect(hooks(text)).toHaveLength(1);
    expect(hooks(new TextEncoder().encode(text))).toHaveLength(1);
    expect(parseHooksFile(`\ufeff${text}`, origin).ok).toBe(false);
    expect(parseHooksFile(new TextEncoder().encode(`\ufeff${text}`), origin).ok).toBe(false);
  });
});

describe('a hooks file that cannot be used', () => {
  const place = (line: number, column: number): string => `${SOURCE}, line ${line}, column ${column}: `;

  test('5.4 not JSON: with line and column', () => {
    expect(refusal('{\n  "schema": 1,\n  "hooks": [}\n}')).toBe(`${place(3, 13)}this is not JSON: a JSON value is missing.`);
    expect(refusal('')).toBe(`${place(1, 1)}this is not JSON: there is no JSON value, the text is empty.`);
    expect(refusal(`${file(N, C)}x`)).toBe(`${place(7, 1)}this is not JSON: there is more text after the JSON value.`);
  });

  test('5.4 another schema version: both numbers are named', () => {
    expect(refusal('{"hooks": [],\n "schema": 2}')).toBe(
      `${place(2, 12)}it has schema 2, and schema 1 is what is read here; write "schema": 1.`,
    );
    expect(refusal('{"schema": 1.5}')).toContain('it has schema 1.5, and schema 1 is what is read here');
    expect(refusal('{"schema": 99999999999999999999, "unknown": 1}')).toContain('it has schema 99999999999999999999');
  });

  test('5.4 no schema version, or one that is no number', () => {
    expect(refusal('{"hooks": []}')).toBe(`${place(1, 1)}the top level has no "schema", which it needs; write "schema": 1.`);
    expect(refusal('{"schema": "1"}')).toBe(`${place(1, 12)}schema must be a whole number, but is a string.`);
    expect(refusal('{"schema": null}')).toContain('schema must be a whole number, but is null');
  });

  test('5.4 an empty command', () => {
    expect(refusal(file(N, '"command": []'))).toBe(
      `${place(4, 30)}hooks[0].command must not be empty; write for example ["sh", ".basis/guard.sh"].`,
    );
    expect(refusal(file(N, '"command": [""]'))).toBe(`${place(4, 31)}hooks[0].command[0] must not be empty.`);
    expect(refusal(file(N))).toBe(`${place(4, 5)}hooks[0] has no "command", which it needs.`);
    expect(hooks(file(N, '"command": ["sh", ""]'))[0]?.command).toEqual(['sh', '']);
  });

  test('5.4 a command that no system can start', () => {
    expect(refusal(file(N, '"command": ["a\\u0000b"]'))).toContain('hooks[0].command[0] must not contain a NUL character');
    expect(refusal(file(N, '"command": ["a", "\\u0000"]'))).toContain('hooks[0].command[1] must not contain a NUL character');
  });

  test('5.4 an unknown event, with the nearest one', () => {
    expect(refusal(file(N, C, '"event": "pre_tol_use"'))).toBe(
      `${place(4, 46)}hooks[0].event must be "pre_tool_use" or "post_tool_use"; write "pre_tool_use".`,
    );
    expect(refusal(file(N, C, '"event": "session_start"'))).toBe(
      `${place(4, 46)}hooks[0].event must be "pre_tool_use" or "post_tool_use".`,
    );
    expect(refusal(file(N, C, '"on_failure": "alow"'))).toContain('hooks[0].on_failure must be "deny" or "allow"; write "allow"');
  });

  test.each([
    ['"name": 1', 'hooks[0].name must be a string, but is a number'],
    ['"name": ""', 'hooks[0].name must not be empty'],
    ['"command": "ls -l"', 'hooks[0].command must be an array, but is a string; write for example ["sh", ".basis/guard.sh"]'],
    ['"command": ["ls", 1]', 'hooks[0].command[1] must be a string, but is a number'],
    ['"tools": "spawn"', 'hooks[0].tools must be an array, but is a string'],
    ['"tools": [null]', 'hooks[0].tools[0] must be a string, but is null'],
    ['"timeout_ms": "5000"', 'hooks[0].timeout_ms must be a whole number, but is a string'],
    ['"timeout_ms": 1.5', 'hooks[0].timeout_ms must be a whole number, but is a number with a fraction'],
    ['"event": true', 'hooks[0].event must be a string, but is a boolean'],
    ['"on_failure": {}', 'hooks[0].on_failure must be a string, but is an object'],
  ])('5.4 a wrong type: %s', (written, words) => {
    const key = written.split(':', 1)[0] ?? '';
    const others = [N, C].filter((other) => !other.startsWith(key));
    expect(refusal(file(...others, written))).toContain(words);
  });

  test.each(['0', '-1', '2147483648', '1e400', '12345678901234567890'])('5.4 a time-out of %s is outside 1 to 2147483647', (number) => {
    const words = number === '1e400' ? 'a whole number, but is a number that is too large' : 'from 1 to 2147483647';
    expect(refusal(file(N, C, `"timeout_ms": ${number}`))).toBe(`${place(4, 51)}hooks[0].timeout_ms must be ${words}.`);
  });

  test('5.4 the range of a time-out is told', () => {
    expect(refusal(file(N, C, '"timeout_ms": 0'))).toBe(`${place(4, 51)}hooks[0].timeout_ms must be from 1 to 2147483647.`);
    expect(hooks(file(N, C, '"timeout_ms": 1'))[0]?.timeoutMs).toBe(1);
  });

  test('5.4 a duplicate key, with the place of the second', () => {
    expect(refusal(file(N, C, '"event": "post_tool_use"', '"event": "pre_tool_use"'))).toBe(
      `${place(4, 63)}this is not JSON: the key "event" occurs twice in one object.`,
    );
  });

  test.each([
    ['evnt', 'event'],
    ['Event', 'event'],
    ['timeout', 'timeout_ms'],
    ['timeoutMs', 'timeout_ms'],
    ['on_fail', 'on_failure'],
    ['onFailure', 'on_failure'],
    ['tool', 'tools'],
    ['cmd', 'command'],
  ])('5.5 the unknown key %s is an error that suggests %s', (wrong, right) => {
    const words = refusal(file(N, C, `"${wrong}": 1`));
    expect(words).toContain(`${place(4, 37)}"${wrong}" is not a key of hooks[0]; `);
    expect(words).toMatch(new RegExp(`write "${right}"|its keys are .*"${right}"`));
  });

  test('5.5 a misspelled event suggests the right one', () => {
    expect(refusal(file(N, C, '"evnt": "post_tool_use"'))).toBe(`${place(4, 37)}"evnt" is not a key of hooks[0]; write "event".`);
    expect(refusal('{"schema": 1, "hook": []}')).toBe(`${place(1, 15)}"hook" is not a key of the top level; write "hooks".`);
    expect(refusal(file(N, C, '"qqqqqqqqqqqq": 1'))).toContain(
      'its keys are "name", "description", "command", "tools", "event", "timeout_ms", "on_failure"',
    );
  });

  test('4.5 __proto__ and constructor are unknown keys like any other', () => {
    expect(refusal('{"schema": 1, "__proto__": {"hooks": []}}')).toContain('"__proto__" is not a key of the top level');
    expect(refusal(file(N, C, '"constructor": 1'))).toContain('"constructor" is not a key of hooks[0]');
    expect(refusal('{"__proto__": {"schema": 1}}')).not.toBe('it was read');
  });

  test.each(['[]', '"x"', 'null', '1'])('5.4 the file %s is no object', (text) => {
    expect(refusal(text)).toContain('the top level must be an object, but is');
  });
});
