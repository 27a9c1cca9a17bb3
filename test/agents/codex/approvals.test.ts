import { expect, test } from 'vitest';
import { Approvals } from '../../../src/agents/codex/approvals.ts';
import { ALLOWED, KEPT } from '../../../src/agents/codex/dialect.ts';
import { hooksProblem, trustEdits } from '../../../src/agents/codex/hooks-in-force.ts';

const hookEnd = (call: string, status: string, text?: string, eventName = 'preToolUse') => ({
  threadId: 't',
  run: {
    id: `pre-tool-use:0:/guard:${call}`,
    eventName,
    sourcePath: '/guard',
    status,
    entries: text === undefined ? [] : [{ kind: 'warning', text }],
  },
});
const command = (itemId: string, more: object = {}) => ({ kind: 'command', threadId: 't', itemId, ...more });
const COMMAND = 'item/commandExecution/requestApproval';
const MCP = 'mcpServer/elicitation/request';

test('a command is let run once, after its hook said yes', () => {
  const approvals = new Approvals({ sandboxed: false });
  expect(approvals.hookEnded(hookEnd('call:1', 'completed', ALLOWED))).toBeUndefined();
  expect(approvals.asked(COMMAND, command('call:1'))).toEqual({ result: { decision: 'accept' } });
  expect(approvals.asked(COMMAND, command('call:1'))).toEqual({ result: { decision: 'decline' } });
  expect(approvals.asked(COMMAND, command('call:2'))).toMatchObject({ result: { decision: 'decline' }, fault: expect.any(String) });
});

test('every other end of a hook is a fault, and lets nothing run', () => {
  for (const end of [
    hookEnd('1', 'failed', 'hook exited with code 1'),
    hookEnd('1', 'completed'),
    hookEnd('1', 'completed', KEPT),
    hookEnd('1', 'stopped', ALLOWED),
  ]) {
    const approvals = new Approvals({ sandboxed: false });
    expect(approvals.hookEnded(end)).toMatch(/hook/);
    expect(approvals.asked(COMMAND, command('1'))).toMatchObject({ result: { decision: 'decline' } });
  }
  expect(new Approvals({ sandboxed: false }).hookEnded(hookEnd('1', 'completed', ALLOWED, 'sessionStart'))).toMatch(/none of the guard's/);
  expect(new Approvals({ sandboxed: false }).hookEnded(hookEnd('1', 'completed', undefined, 'postToolUse'))).toMatch(/after a call/);
});

test('a refusal is no fault, and the call does not run', () => {
  const approvals = new Approvals({ sandboxed: false });
  expect(approvals.hookEnded(hookEnd('1', 'blocked', 'no'))).toBeUndefined();
  expect(approvals.asked('item/fileChange/requestApproval', { itemId: '1', grantRoot: null })).toMatchObject({
    result: { decision: 'decline' },
  });
});

test('input for a running command is never allowed, nor a wider sandbox where that is all that holds', () => {
  const approvals = new Approvals({ sandboxed: true });
  for (const call of ['1', '2', '3']) approvals.hookEnded(hookEnd(call, 'completed', ALLOWED));
  expect(approvals.asked(COMMAND, command('1', { kind: 'writeStdin', approvalId: 'x' }))).toMatchObject({
    result: { decision: 'decline' },
  });
  expect(approvals.asked(COMMAND, command('2', { reason: 'needs the network' }))).toMatchObject({ result: { decision: 'decline' } });
  expect(approvals.asked(COMMAND, command('3', { reason: null }))).toEqual({ result: { decision: 'accept' } });
});

test('a call of an MCP server is matched to the one that its hook allowed', () => {
  const approvals = new Approvals({ sandboxed: false });
  const begun = (id: string) => ({ threadId: 't', item: { type: 'mcpToolCall', id, server: 'lab', tool: 'echo' } });
  const ask = (tool: string) => ({ threadId: 't', serverName: 'lab', _meta: { codex_approval_kind: 'mcp_tool_call', tool_name: tool } });
  approvals.hookEnded(hookEnd('1', 'completed', ALLOWED));
  approvals.itemStarted(begun('1'));
  approvals.itemStarted(begun('2'));
  expect(approvals.asked(MCP, ask('other'))).toMatchObject({ result: { action: 'decline' }, fault: expect.any(String) });
  expect(approvals.asked(MCP, ask('echo'))).toEqual({ result: { action: 'accept', content: {} } });
  expect(approvals.asked(MCP, ask('echo'))).toMatchObject({ result: { action: 'decline' }, fault: expect.any(String) });
  expect(approvals.asked(MCP, { threadId: 't', serverName: 'lab', _meta: null })).toEqual({ result: { action: 'decline', content: null } });
});

test('what ran without a hook is noticed', () => {
  const approvals = new Approvals({ sandboxed: false });
  approvals.hookEnded(hookEnd('1', 'completed', ALLOWED));
  const ended = (type: string, id: string, status?: string) => approvals.itemEnded({ item: { type, id, status } });
  expect(ended('commandExecution', '1', 'completed')).toBeUndefined();
  expect(ended('commandExecution', '2', 'declined')).toBeUndefined();
  expect(ended('commandExecution', '2', 'completed')).toMatch(/no hook allowed/);
  expect(ended('imageView', '2')).toMatch(/no hook allowed/);
  expect(ended('webSearch', '1')).toMatch(/passes no hook/);
  expect(ended('agentMessage', '9')).toBeUndefined();
});

const context = { confined: true, decisions: { url: '', token: '', shim: (event: string) => `/guard/shims/${event}` } };
const listed = (eventName: string, event: string, more: object = {}) => ({
  key: `/g:${event}`,
  eventName,
  handlerType: 'command',
  command: `/guard/shims/${event}`,
  async: false,
  matcher: null,
  enabled: true,
  isManaged: true,
  currentHash: 'sha256:00',
  trustStatus: 'managed',
  ...more,
});
const answer = (...hooks: readonly object[]) => ({ data: [{ cwd: '/w', hooks, warnings: [], errors: [] }] });
const PRE = listed('preToolUse', 'pre');
const POST = listed('postToolUse', 'post');

test('the hooks in force are ours, managed, and no others', () => {
  expect(hooksProblem(answer(PRE, POST), context)).toBeUndefined();
  expect(hooksProblem(answer(PRE, POST, listed('stop', 'x', { enabled: false })), context)).toBeUndefined();
  for (const hooks of [
    [],
    [PRE],
    [PRE, PRE, POST],
    [PRE, POST, listed('stop', 'x')],
    [listed('preToolUse', 'pre', { isManaged: false }), POST],
  ])
    expect(hooksProblem(answer(...hooks), context)).toMatch(/hook/);
  for (const more of [{ enabled: false }, { command: '/other' }, { matcher: 'Bash' }, { async: true }, { trustStatus: 'untrusted' }])
    expect(hooksProblem(answer(listed('preToolUse', 'pre', more), POST), context)).toMatch(/hook/);
  expect(hooksProblem(undefined, context)).toMatch(/hook/);
});

test('without requirements only our own hooks are trusted, by their digest', () => {
  expect(trustEdits(answer(PRE, listed('stop', 'x')), { ...context, confined: false })).toEqual([
    { keyPath: 'hooks.state."/g:pre".trusted_hash', value: 'sha256:00', mergeStrategy: 'upsert' },
  ]);
});
