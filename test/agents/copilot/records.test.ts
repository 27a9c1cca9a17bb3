import { describe, expect, it } from 'vitest';
import type { RecordedCall } from '../../../src/agents/adapter.ts';
import { records } from '../../../src/agents/copilot/records.ts';
import { put, testFolder } from '../../support/run/folder.ts';
import { readAll } from '../recorded.ts';

const start = (toolCallId: string, toolName: string, args: unknown, agentId?: string): string =>
  JSON.stringify({
    type: 'tool.execution_start',
    data: { toolCallId, toolName, arguments: args },
    ...(agentId === undefined ? {} : { agentId }),
  });
const complete = (toolCallId: string, error?: object): string =>
  JSON.stringify({
    type: 'tool.execution_complete',
    data: { toolCallId, success: error === undefined, ...(error === undefined ? {} : { error }) },
  });
const asked = (...ids: string[]): string =>
  JSON.stringify({ type: 'hook.start', data: { hookType: 'preToolUse', input: { toolCalls: ids.map((id) => ({ id })) } } });

function homeWith(...lines: string[]): string {
  const home = testFolder();
  put(home, { '.copilot/session-state/a-session/events.jsonl': lines.map((line) => `${line}\n`).join('') });
  return home;
}

const read = async (...lines: string[]): Promise<readonly RecordedCall[]> =>
  (await readAll(records({ home: homeWith(...lines), workspace: '/w' }))).calls;

const brief = (calls: readonly RecordedCall[]): unknown => calls.map(({ name, ran }) => [name, ran]);

describe('the records of Copilot CLI', () => {
  it('have every call with its exact input, those of sub-agents among them', async () => {
    const big = '{"type":"tool.execution_start","data":{"toolCallId":"c1","toolName":"bash","arguments":{"command":"ls","n":1.10}}}';
    const calls = await read(
      '{"type":"session.start","data":{}}',
      asked('c1'),
      big,
      complete('c1'),
      start('c2', 'view', { path: 'a' }, 'sub'),
      complete('c2'),
    );
    expect(brief(calls)).toEqual([
      ['bash', true],
      ['view', true],
    ]);
    expect(calls[0]?.input?.text).toBe('{"command":"ls","n":1.10}');
    expect(calls.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(calls[0]?.where).toMatch(/events\.jsonl:3$/);
  });

  it('have the id of the wire, without what the agent puts before that of a patch', async () => {
    const calls = await read(start('custom_c1', 'apply_patch', '*** Begin Patch'), start('custom_c2', 'bash', {}));
    expect(calls.map(({ id }) => id)).toEqual(['c1', 'custom_c2']);
  });

  it('tell what was refused, or cleared for arguments that are no JSON, from what ran', async () => {
    const calls = await read(
      start('c1', 'bash', { command: 'a' }),
      complete('c1', { code: 'denied', message: 'Denied by preToolUse hook: no' }),
      start('c2', 'bash', { command: 'b' }),
      complete('c2', { code: 'denied', message: 'Tool result blocked: hidden' }),
      start('c3', 'bash', {}),
      complete('c3', { code: 'failure', message: "Expected property name or '}' in JSON at position 69" }),
      start('c4', 'view', { path: 'x' }),
      complete('c4', { code: 'failure', message: 'Path does not exist' }),
      start('c5', 'view', { path: 'x' }),
      complete('c5', { code: 'failure', message: 'Denied by preToolUse hook: JSON' }),
      start('c6', 'bash', { command: 'never over' }),
    );
    expect(calls.map(({ ran }) => ran)).toEqual([false, true, false, true, true, true]);
  });

  it('have what the agent reads by itself only where the model asked for it', async () => {
    expect(brief(await read(start('own', 'read_bash', { shellId: '1' }), complete('own')))).toEqual([]);
    expect(brief(await read(asked('c1'), start('c1', 'read_bash', { shellId: '1' }), complete('c1')))).toEqual([['read_bash', true]]);
    expect(brief(await read(start('c1', 'bash', { command: 'x' }), complete('c1')))).toEqual([['bash', true]]);
  });

  it('are none where no session was begun', async () => {
    expect(await readAll(records({ home: testFolder(), workspace: '/w' }))).toEqual({ calls: [], unread: [] });
  });

  it('cannot be read where a line is no JSON', async () => {
    const { unread } = await readAll(records({ home: homeWith('{"type":'), workspace: '/w' }));
    expect(unread).toEqual([expect.stringMatching(/events\.jsonl' has a line 1 that is not JSON/)]);
  });
});
