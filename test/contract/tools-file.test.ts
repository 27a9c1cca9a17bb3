import { describe, expect, test } from 'vitest';
import { expandVariables } from '../../src/contract/expand.ts';
import { problemSentence } from '../../src/contract/problem.ts';
import { type DeclaredTool, parseToolsFile, type ToolsFileOrigin } from '../../src/contract/tools-file.ts';

const SOURCE = '/repo/.basis/tools.json';
const origin: ToolsFileOrigin = { source: SOURCE, scope: 'workspace' };

function tools(content: string | Uint8Array, more: Partial<ToolsFileOrigin> = {}): readonly DeclaredTool[] {
  const read = parseToolsFile(content, { ...origin, ...more });
  if (!read.ok) throw new Error(problemSentence(read.error));
  return read.value;
}

function refusal(content: string, more: Partial<ToolsFileOrigin> = {}): string {
  const read = parseToolsFile(content, { ...origin, ...more });
  return read.ok ? 'it was read' : problemSentence(read.error);
}

const BASE = '"description": "d", "input_schema": {"type": "object"}, "command": ["c"]';
const file = (name: string, entry = BASE): string => `{"schema": 1, "tools": {${JSON.stringify(name)}: {${entry}}}}`;

describe('a tools file', () => {
  test('5.7 an entry has defaults: process, 120000 ms', () => {
    expect(tools(file('lint'))).toEqual([
      {
        name: 'lint',
        description: 'd',
        inputSchema: '{"type": "object"}',
        command: ['c'],
        timeoutMs: 120_000,
        sideEffect: 'process',
        source: SOURCE,
        scope: 'workspace',
      },
    ]);
  });

  test('5.7 everything that an entry may say, in the order of the file', () => {
    const entry = `${BASE}, "cwd": "sub", "env": {"A": "1"}, "timeout_ms": 5, "side_effect": "external"`;
    const text = `{"$schema": "s", "description": "x", "schema": 1, "tools": {"z": {${BASE}}, "a": {${entry}}}}`;
    const read = tools(text);
    expect(read.map(({ name }) => name)).toEqual(['z', 'a']);
    expect(read[1]).toMatchObject({ cwd: 'sub', env: { A: '1' }, timeoutMs: 5, sideEffect: 'external' });
  });

  test('5.7 absent tools are none, and null for the time-out means absent', () => {
    expect(tools('{"schema": 1}')).toEqual([]);
    expect(tools(file('t', `${BASE}, "timeout_ms": null`))[0]?.timeoutMs).toBe(120_000);
  });

  test('4.3 the input schema keeps its exact text', () => {
    const schema = '{"maximum": 1e400, "type" :"number"}';
    expect(tools(file('t', BASE.replace('{"type": "object"}', schema)))[0]?.inputSchema).toBe(schema);
  });

  test('5.7 names: at most 64 letters, digits, underscores and hyphens', () => {
    expect(tools(file('a'.repeat(64)))).toHaveLength(1);
    for (const name of ['a'.repeat(65), '', 'a b', 'a/b', 'a\n', 'é', '__proto__\u0000']) {
      expect(refusal(file(name)), name).toContain("must be a tool's name: 1 to 64 letters, digits, underscores or hyphens");
    }
  });

  test('5.7 mcp__ is reserved and the names of built-in tools cannot be claimed', () => {
    expect(refusal(file('mcp__x__y'))).toContain('line 1, column 25: a declared tool cannot be called "mcp__x__y", mcp__ is reserved');
    expect(refusal(file('spawn'))).toContain('a built-in tool has that name');
    expect(refusal(file('files'))).toContain('a built-in tool has that name');
    expect(refusal(file('review'), { builtIn: ['review'] })).toContain('a built-in tool has that name');
    expect(tools(file('mcp_'))).toHaveLength(1);
  });

  test('5.7 the format cannot say read-only', () => {
    for (const level of ['none', 'local_state', 'readonly']) {
      expect(refusal(file('t', `${BASE}, "side_effect": "${level}"`))).toContain('tools.t.side_effect must be "process" or "external"');
    }
  });

  test('5.7 unknown keys are errors, with the nearest known one', () => {
    expect(refusal(file('t', `${BASE}, "inputschema": {}`))).toContain('"inputschema" is not a key of tools.t; write "input_schema"');
    expect(refusal('{"schema": 1, "tool": {}}')).toContain('"tool" is not a key of the top level; write "tools"');
  });

  test.each(['description', 'input_schema', 'command'])('5.7 %s is needed', (key) => {
    const entry = BASE.split(/, (?=")/).filter((part) => !part.startsWith(`"${key}"`));
    expect(refusal(file('t', entry.join(', ')))).toContain(`tools.t has no "${key}", which it needs`);
  });

  test('5.7 a problem tells the place, never the value', () => {
    const word = `w${Math.random().toString(36).slice(2)}`;
    const texts = [
      file('t', `${BASE}, "env": {"TOKEN": ["${word}"]}`),
      file('t', `${BASE}, "env": {"TOKEN": "${word}\\u0000"}`),
      file('t', `${BASE}, "env": "${word}"`),
      file('t', `${BASE}, "side_effect": "${word}"`),
      file('t', `${BASE}, "timeout_ms": "${word}"`),
      file('t', `${BASE}, "env": {"TOKEN": "${word}}`),
      file('t', `${BASE}, "env": {"TOKEN": ${word}}`),
      file('t', `${BASE}, "env": {"TOKEN": "${word}" "B": ""}`),
    ];
    for (const text of texts) {
      expect(refusal(text), text).toMatch(/line 1, column \d+: /);
      expect(refusal(text), text).not.toContain(word);
    }
  });

  test('5.7 another schema version names both numbers', () => {
    expect(refusal('{"schema": 3}')).toContain('it has schema 3, and schema 1 is what is read here');
  });

  test('an environment variable needs a name', () => {
    for (const name of ['', 'A=B', 'A\\u0000']) {
      expect(refusal(file('t', `${BASE}, "env": {"${name}": "1"}`)), name).toContain("must be a variable's name");
    }
    expect(Object.keys(tools(file('t', `${BASE}, "env": {"__proto__": "1"}`))[0]?.env ?? {})).toEqual(['__proto__']);
  });
});

describe('variables', () => {
  const variables = { TOKEN: 'secret', EMPTY: '', DOLLAR: '${TOKEN}' };

  test('5.7 only variables that are given are expanded; anything else stays as it is written', () => {
    expect(expandVariables('a ${TOKEN} b${TOKEN}', variables)).toBe('a secret bsecret');
    expect(expandVariables('[${EMPTY}]', variables)).toBe('[]');
    for (const text of ['${OTHER}', '$TOKEN', '${token}', '${ TOKEN }', '${TOKEN', '${TOKEN:-x}', '${}', '${toString}', '${__proto__}']) {
      expect(expandVariables(text, variables), text).toBe(text);
    }
  });

  test('5.7 what a variable holds is not expanded again', () => {
    expect(expandVariables('${DOLLAR}', variables)).toBe('${TOKEN}');
    expect(expandVariables('${A}', { A: '$& $1' })).toBe('$& $1');
  });

  test('5.7 they are expanded in command, cwd and the values of env, and nowhere else', () => {
    const entry =
      '"description": "${TOKEN}", "input_schema": {"title": "${TOKEN}"}, "command": ["${TOKEN}", "x${TOKEN}"], "cwd": "${TOKEN}", "env": {"${TOKEN}": "${TOKEN} ${HOME}"}';
    expect(tools(file('t', entry), { variables })).toMatchObject([
      {
        description: '${TOKEN}',
        inputSchema: '{"title": "${TOKEN}"}',
        command: ['secret', 'xsecret'],
        cwd: 'secret',
        env: { '${TOKEN}': 'secret ${HOME}' },
      },
    ]);
    expect(tools(file('t', entry))[0]?.command).toEqual(['${TOKEN}', 'x${TOKEN}']);
  });
});
