import { describe, expect, test } from 'vitest';
import { problemSentence } from '../../src/contract/problem.ts';
import { parseReplayFile, type ReplayTurn } from '../../src/contract/replay-file.ts';

function turns(text: string): readonly ReplayTurn[] {
  const read = parseReplayFile(text, '/r.json');
  if (!read.ok) throw new Error(problemSentence(read.error));
  return read.value;
}

function refusal(text: string): string {
  const read = parseReplayFile(text, '/r.json');
  return read.ok ? 'it was read' : problemSentence(read.error);
}

const calls = (...entries: string[]): string => `{"schema": 1, "turns": [{"tool_calls": [${entries.join(', ')}]}]}`;

describe('a replay script', () => {
  test('turns have text, calls, both or neither', () => {
    const text =
      '{"schema": 1, "turns": [{"text": "hello"}, {"text": "x", "tool_calls": [{"id": "c", "name": "spawn", "input": {"command": "ls"}}]}, {}]}';
    expect(turns(text)).toEqual([
      { text: 'hello', calls: [] },
      { text: 'x', calls: [{ id: 'c', name: 'spawn', input: { kind: 'json', text: '{"command": "ls"}' } }] },
      { text: '', calls: [] },
    ]);
  });

  test('4.3 input carries its exact text, any JSON', () => {
    const inputs = ['{"b":1.10,"a":1e400}', 'null', '[12345678901234567890]', '"\\ud800"', 'false'];
    const read = turns(calls(...inputs.map((input) => `{"name": "t", "input": ${input}}`)));
    expect(read[0]?.calls.map(({ input }) => input)).toEqual(inputs.map((text) => ({ kind: 'json', text })));
    expect(read[0]?.calls[0]).not.toHaveProperty('id');
  });

  test('4.2 input_json carries what the model would write, valid or not', () => {
    const read = turns(
      calls(
        '{"name": "t", "input_json": " {\\"a\\": 1.10} "}',
        '{"name": "t", "input_json": "{\\"a\\": 1"}',
        '{"name": "t", "input_json": ""}',
      ),
    );
    expect(read[0]?.calls.map(({ input }) => input)).toEqual([
      { kind: 'json', text: '{"a": 1.10}' },
      { kind: 'raw', text: '{"a": 1' },
      { kind: 'raw', text: '' },
    ]);
  });

  test('a call has exactly one of input and input_json', () => {
    expect(refusal(calls('{"name": "t"}'))).toBe(
      '/r.json, line 1, column 41: this tool call has neither "input" nor "input_json"; write exactly one of them.',
    );
    expect(refusal(calls('{"name": "t", "input": {}, "input_json": "{}"}'))).toContain('has both "input" and "input_json"');
  });

  test.each([
    ['{"schema": 1}', 'the top level has no "turns"'],
    ['{"schema": 2, "turns": []}', 'it has schema 2, and schema 1 is what is read here'],
    ['{"schema": 1, "turns": {}}', 'turns must be an array, but is an object'],
    ['{"schema": 1, "turns": [{"txt": "x"}]}', '"txt" is not a key of turns[0]; write "text"'],
    [calls('{"input": {}}'), 'turns[0].tool_calls[0] has no "name", which it needs'],
    [calls('{"name": "t", "inptu": {}}'), '"inptu" is not a key of turns[0].tool_calls[0]; write "input"'],
    [calls('{"name": "t", "input_json": {}}'), 'turns[0].tool_calls[0].input_json must be a string, but is an object'],
  ])('%s is refused in one sentence', (text, words) => {
    expect(refusal(text)).toContain(words);
  });

  test('a script cut in half anywhere is refused with its place', () => {
    const text = calls('{"id": "call-1", "name": "spawn", "input": {"command": "ls"}}');
    for (let at = 0; at < text.length; at++) {
      expect(refusal(text.slice(0, at))).toMatch(/^\/r\.json, line 1, column \d+: this is not JSON: .+\.$/);
    }
  });
});
