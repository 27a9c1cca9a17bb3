import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { WireName } from '../../../src/gateway/types.ts';
import { WIRES } from '../../../src/gateway/wire/wires.ts';
import { NAMES, ROUTES, text } from './reading.ts';

const COUNT = 1000;
/** About five thousand characters, with escapes as a program's output has them. */
const OUTPUT = Array.from({ length: 130 }, (_, line) => `line ${line}: "quoted" \\ and\ttabs, é and more\n`).join('');

type Maker = (turns: readonly number[]) => object;

const messages: Maker = (turns) => ({
  model: 'm',
  messages: turns.flatMap((turn) => [
    { role: 'assistant', content: [{ type: 'tool_use', id: `t${turn}`, name: 'Bash', input: { command: `echo ${turn}` } }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: `t${turn}`, content: OUTPUT }] },
  ]),
});

const MAKERS: Readonly<Record<WireName, Maker>> = {
  anthropic: messages,
  bedrock: messages,
  vertex: messages,
  responses: (turns) => ({
    model: 'm',
    input: turns.flatMap((turn) => [
      { type: 'function_call', call_id: `t${turn}`, name: 'exec_command', arguments: `{"cmd":"echo ${turn}"}` },
      { type: 'function_call_output', call_id: `t${turn}`, output: OUTPUT },
    ]),
  }),
  chat: (turns) => ({
    model: 'm',
    messages: turns.flatMap((turn) => [
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: `t${turn}`, type: 'function', function: { name: 'bash', arguments: `{"command":"echo ${turn}"}` } }],
      },
      { role: 'tool', tool_call_id: `t${turn}`, content: OUTPUT },
    ]),
  }),
  gemini: (turns) => ({
    contents: turns.flatMap((turn) => [
      { role: 'model', parts: [{ functionCall: { name: 'run', args: { command: `echo ${turn}` } } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'run', response: { output: OUTPUT } } }] },
    ]),
  }),
};

/** Collects garbage, whether or not the process was started so that it can. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
}

function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe.each(NAMES)('a context of 5 MB over %s', (name) => {
  const body = JSON.stringify(MAKERS[name](Array.from({ length: COUNT }, (_, turn) => turn)));

  test('is read, walked and edited in well under a second, by the better of three', () => {
    expect(body.length).toBeGreaterThan(5_000_000);
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      const read = WIRES[name].readRequest(body, ROUTES[name]);
      if (!read.ok) throw new Error(read.error);
      expect(read.value.results).toHaveLength(COUNT);
      let characters = 0;
      for (const one of read.value.texts()) characters += one.text.length;
      expect(characters).toBeLessThan(body.length / 10);
      const done = read.value.edit({ results: read.value.results.map(({ index }) => ({ index, output: text('ruled'), isError: true })) });
      expect(done.ok && done.value.length).toBeLessThan(body.length / 10);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  test('is held in less than eight times its size', () => {
    const before = held();
    const read = WIRES[name].readRequest(body, ROUTES[name]);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.results).toHaveLength(COUNT);
    expect(held() - before).toBeLessThan(8 * 5_000_000);
    expect(read.value.calls).toHaveLength(COUNT);
  });
});

test('a string of 20 MB that is split into small events is told at the cost of reading it once', () => {
  const reader = WIRES.anthropic.readEvents();
  reader.read('{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a","name":"Write","input":{}}}');
  const piece = 'x'.repeat(1000);
  const start = performance.now();
  const pieces = ['{"content":"', ...Array.from({ length: 20_000 }, () => piece), '"}'];
  const told = pieces.flatMap((partial_json) => {
    const read = reader.read(JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json } }));
    return read.ok ? read.value : [];
  });
  expect(told).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(10_000);
});
