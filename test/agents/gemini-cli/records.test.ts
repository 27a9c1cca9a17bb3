import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RecordedCall } from '../../../src/agents/adapter.ts';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { put, testFolder } from '../../support/run/folder.ts';
import { type ReadRecords, readAll } from '../recorded.ts';

const toolCall = (id: string, response: object, status = 'success', args = '{"n":1.10}') =>
  `{"id":"${id}","name":"read_file","args":${args},"result":[{"functionResponse":{"id":"${id}","name":"read_file","response":${JSON.stringify(response)}}}],"status":"${status}"}`;
const message = (...calls: readonly string[]) => `{"id":"m","type":"gemini","content":"","toolCalls":[${calls.join(',')}]}`;

async function read(files: Readonly<Record<string, string>>): Promise<ReadRecords> {
  const home = testFolder();
  put(join(home, '.gemini', 'tmp', 'work'), files);
  return readAll(geminiCli.records({ home, workspace: '/w' }));
}

const recorded = async (files: Readonly<Record<string, string>>): Promise<readonly RecordedCall[]> => (await read(files)).calls;

it('every call of the main agent and of sub-agents is told once, as the last line about it says', async () => {
  const found = await recorded({
    'chats/session-1.jsonl': [
      '{"sessionId":"s","kind":"main"}',
      message(toolCall('a', {}, 'executing')),
      '{"$set":{"lastUpdated":"x"}}',
      message(toolCall('a', { output: 'x' }), toolCall('b', { error: 'File not found: /x' }, 'error')),
      `{"$set":{"messages":[${message(toolCall('c', { output: 'x' }))}]}}`,
      '',
    ].join('\n'),
    'chats/s/sub.jsonl': message(toolCall('d', { output: 'x' }, 'success', '{"of":"a sub-agent"}')),
    'logs.jsonl': 'no record',
  });
  expect(found.map(({ name, input, ran }) => [name, input?.text, ran])).toEqual([
    ['read_file', '{"of":"a sub-agent"}', true],
    ['read_file', '{"n":1.10}', true],
    ['read_file', '{"n":1.10}', true],
    ['read_file', '{"n":1.10}', true],
  ]);
  expect(found[1]?.where).toMatch(/session-1\.jsonl:4$/);
});

it.each([
  ['Tool execution blocked: no', false],
  ['Tool parameter modification by hook failed validation: x', false],
  ['[Operation Cancelled] User cancelled tool execution.', false],
  ['Tool execution for "Shell" requires user confirmation, which is not supported in non-interactive mode.', false],
  ['params must have required property', false],
  ['Tool result blocked: x', true],
  ['anything else', true],
])('a call that ended with %j: ran = %s', async (error, ran) => {
  expect(await recorded({ 'chats/x.jsonl': message(toolCall('a', { error }, 'error')) })).toMatchObject([{ ran }]);
});

it('no records are none, and a line that is no record is told with its place', async () => {
  expect(await read({})).toEqual({ calls: [], unread: [] });
  expect((await read({ 'chats/x.jsonl': '{}\n{"a"' })).unread).toEqual([expect.stringMatching(/x\.jsonl' has a line 2 that is not JSON/)]);
});
