// What Claude Code 2.1.332 asks its hooks, as it was seen to, cut to what matters.
import type { HookQuestion } from '../../../src/agents/adapter.ts';
import { dialect } from '../../../src/agents/claude-code/dialect.ts';

const COMMON = { session_id: '9c4e', cwd: '/w', permission_mode: 'dontAsk', effort: { level: 'medium' } };

export const before = (name: string, input: object, more: object = {}): string =>
  JSON.stringify({ ...COMMON, hook_event_name: 'PreToolUse', tool_name: name, tool_input: input, tool_use_id: 'toolu_1', ...more });

export const after = (name: string, input: object, response: unknown, more: object = {}): string =>
  JSON.stringify({
    ...COMMON,
    hook_event_name: 'PostToolUse',
    tool_name: name,
    tool_input: input,
    tool_response: response,
    tool_use_id: 'toolu_1',
    duration_ms: 91,
    ...more,
  });

export const failure = (name: string, input: object, error: string): string =>
  JSON.stringify({
    ...COMMON,
    hook_event_name: 'PostToolUseFailure',
    tool_name: name,
    tool_input: input,
    tool_use_id: 'toolu_1',
    error,
    is_interrupt: false,
  });

export const PRINTED = { stdout: 'one', stderr: '', interrupted: false, isImage: false, noOutputExpected: false };
export const READ = { type: 'text', file: { filePath: 'a.txt', content: 'first\nsecond\n', numLines: 3, startLine: 1, totalLines: 3 } };

/** The question, or an error where it cannot be read. */
export function question(event: 'pre' | 'post', body: string): HookQuestion {
  const read = dialect.read(event, body);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

export function postQuestion(body: string): Extract<HookQuestion, { event: 'post' }> {
  const asked = question('post', body);
  if (asked.event !== 'post') throw new Error('it is no question after a call');
  return asked;
}
