import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callsIn, records } from '../../../src/agents/claude-code/records.ts';
import { type Files, put, testFolder } from '../../support/run/folder.ts';
import { readAll } from '../recorded.ts';

const call = (id: string, name: string, input: object): string =>
  JSON.stringify({
    type: 'assistant',
    isSidechain: false,
    message: { role: 'assistant', content: [{ type: 'tool_use', id, name, input }] },
  });

const result = (id: string, content: string, isError: boolean, more: object = {}): string =>
  JSON.stringify({
    type: 'user',
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content, is_error: isError }] },
    ...more,
  });

async function* lines(...text: readonly string[]): AsyncGenerator<string> {
  yield* text;
}

describe('the calls of a session file', () => {
  test('are those that ran, those that were refused and those without an end', async () => {
    const file = lines(
      '{"type":"queue-operation","content":"Go on."}',
      call('toolu_1', 'Bash', { command: 'ls' }),
      result('toolu_1', 'a.txt', false),
      call('toolu_2', 'Bash', { command: 'false' }),
      result('toolu_2', 'Exit code 1', true),
      call('toolu_3', 'Bash', { command: 'x' }),
      result('toolu_3', 'PreToolUse:Bash hook error: no', true, { toolDenialKind: 'permission-rule' }),
      call('toolu_4', 'Bash', {}),
      result('toolu_4', '<tool_use_error>InputValidationError: no</tool_use_error>', true),
      call('toolu_5', 'Read', { file_path: 'a' }),
    );
    expect((await readAll(callsIn('s.jsonl', file))).calls).toEqual([
      { id: 'toolu_1', name: 'Bash', input: { kind: 'json', text: '{"command":"ls"}' }, ran: true, where: 's.jsonl:2' },
      { id: 'toolu_2', name: 'Bash', input: { kind: 'json', text: '{"command":"false"}' }, ran: true, where: 's.jsonl:4' },
      { id: 'toolu_3', name: 'Bash', input: { kind: 'json', text: '{"command":"x"}' }, ran: false, where: 's.jsonl:6' },
      { id: 'toolu_4', name: 'Bash', input: { kind: 'json', text: '{}' }, ran: false, where: 's.jsonl:8' },
      { id: 'toolu_5', name: 'Read', input: { kind: 'json', text: '{"file_path":"a"}' }, ran: false, where: 's.jsonl:10' },
    ]);
  });

  test('are not those that a prompt or a request only quotes', async () => {
    const quoted = [
      JSON.stringify({
        type: 'api-request-blob',
        message: { role: 'user', content: [{ type: 'tool_use', id: 'x', name: 'Bash', input: {} }] },
      }),
      JSON.stringify({ type: 'user', message: { role: 'user', content: 'a text with "tool_use" in it' } }),
    ];
    expect(await readAll(callsIn('s.jsonl', lines(...quoted)))).toEqual({ calls: [], unread: [] });
  });

  test('cannot be told where a line with a call is no JSON', async () => {
    await expect(readAll(callsIn('s.jsonl', lines('{"type":"assistant","message":{"content":[{"type":"tool_use"')))).rejects.toThrow(
      'has a line 1 that is not JSON',
    );
  });
});

describe('the records of a home', () => {
  function home(files: Files): string {
    const folder = testFolder();
    put(folder, files);
    return folder;
  }

  test('are in the session, its sub-agents and their workflows', async () => {
    const at = '.claude/projects/-w';
    const { calls: found } = await readAll(
      records({
        home: home({
          [`${at}/s.jsonl`]: `${call('toolu_1', 'Agent', {})}\n`,
          [`${at}/s/subagents/agent-a.jsonl`]: `${call('toolu_2', 'Bash', {})}\n${result('toolu_2', 'x', false)}\n`,
          [`${at}/s/subagents/workflows/w/agent-b.jsonl`]: `${call('toolu_3', 'Bash', {})}\n`,
          [`${at}/s/subagents/agent-a.meta.json`]: call('toolu_4', 'Bash', {}),
        }),
      }),
    );
    expect(found.map(({ id, ran }) => `${id} ${ran}`).sort()).toEqual(['toolu_1 false', 'toolu_2 true', 'toolu_3 false']);
  });

  test('of an agent that left none are none', async () => {
    expect(await readAll(records({ home: home({}) }))).toEqual({ calls: [], unread: [] });
  });

  test('are no pipes and links that the agent put there, and it is told that they were not read', async () => {
    const folder = home({ '.claude/projects/-w/s.jsonl': '', 'elsewhere.jsonl': `${call('toolu_1', 'Bash', {})}\n` });
    symlinkSync(join(folder, 'elsewhere.jsonl'), join(folder, '.claude/projects/-w/link.jsonl'));
    execFileSync('mkfifo', [join(folder, '.claude/projects/-w/pipe.jsonl')]);
    expect(await readAll(records({ home: folder }))).toEqual({
      calls: [],
      unread: ["'.claude/projects/-w/link.jsonl' is a link", "'.claude/projects/-w/pipe.jsonl' is no regular file"],
    });
  });
});
