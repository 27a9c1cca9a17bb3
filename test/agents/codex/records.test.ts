import { expect, test } from 'vitest';
import { records } from '../../../src/agents/codex/records.ts';
import { put, testFolder } from '../../support/run/folder.ts';
import { readAll } from '../recorded.ts';

function homeWith(files: Readonly<Record<string, readonly (object | string)[]>>): string {
  const home = testFolder();
  for (const [name, lines] of Object.entries(files)) {
    const text = lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join('');
    put(home, { [`.codex/sessions/2026/11/30/${name}`]: text });
  }
  return home;
}

const item = (payload: object) => ({ timestamp: 't', type: 'response_item', payload });
const acted = (id: string, status?: string) => ({
  type: 'event_msg',
  payload: { type: 'item_completed', item: { type: 'CommandExecution', id, status } },
});
const made = (call_id: string, name: string, more: object = {}) =>
  item({ type: 'function_call', name, call_id, arguments: '{"cmd":"ls"}', ...more });
const came = (call_id: string, output: unknown) => item({ type: 'function_call_output', call_id, output });

async function read(home: string) {
  const { calls } = await readAll(records({ home }));
  return calls.map(({ id, name, ran, input }) => ({ id, name, ran, input: input?.text }));
}

test('every call of every thread is there, with whether it ran', async () => {
  const home = homeWith({
    'rollout-a.jsonl': [
      { type: 'session_meta', payload: { id: 'a' } },
      made('1', 'exec_command'),
      acted('1', 'completed'),
      made('2', 'exec_command'),
      came('2', 'Command blocked by PreToolUse hook: no. Command: ls'),
      made('3', 'nosuch'),
      came('3', 'unsupported call: nosuch'),
      made('4', 'get_goal', { arguments: '{}' }),
      came('4', '{"goal":null}'),
      made('5', 'exec_command'),
      item({ type: 'custom_tool_call', name: 'apply_patch', call_id: '6', input: '*** Begin Patch' }),
      acted('6', 'declined'),
      item({ type: 'custom_tool_call_output', call_id: '6', output: 'patch rejected by user' }),
    ],
    'rollout-b.jsonl': [made('7', 'echo', { namespace: 'mcp__lab' }), came('7', [{ type: 'input_text', text: 'x' }])],
  });
  expect(await read(home)).toEqual([
    { id: '1', name: 'Bash', ran: true, input: '{"cmd":"ls"}' },
    { id: '2', name: 'Bash', ran: false, input: '{"cmd":"ls"}' },
    { id: '3', name: 'nosuch', ran: false, input: '{"cmd":"ls"}' },
    { id: '4', name: 'get_goal', ran: true, input: '{}' },
    { id: '5', name: 'Bash', ran: false, input: '{"cmd":"ls"}' },
    { id: '6', name: 'apply_patch', ran: false, input: '*** Begin Patch' },
    { id: '7', name: 'mcp__lab__echo', ran: true, input: '{"cmd":"ls"}' },
  ]);
});

test('the last line may be cut, any other may not', async () => {
  expect(await read(homeWith({ 'rollout-a.jsonl': [made('1', 'x'), '{"type":"respon'] }))).toHaveLength(1);
  expect(await readAll(records({ home: homeWith({ 'rollout-a.jsonl': ['{"type":\n', made('1', 'x')] }) }))).toEqual({
    calls: [],
    unread: ["'.codex/sessions/2026/11/30/rollout-a.jsonl' has a line 1 that is not JSON"],
  });
});

test('a home without records has none', async () => {
  expect(await read(homeWith({}))).toEqual([]);
});
