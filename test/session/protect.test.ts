import { describe, expect, test } from 'vitest';
import type { PathVerdict } from '../../src/bindings/trust/path-verdict.ts';
import { toolInput } from '../../src/contract/input.ts';
import { touchedPaths } from '../../src/loop/tools/files-input.ts';
import { protect } from '../../src/session/protect.ts';

const judge = (path: string): PathVerdict =>
  path.startsWith('out')
    ? { kind: 'outside' }
    : path.startsWith('.basis')
      ? { kind: 'protected', what: 'a file of the guard' }
      : { kind: 'free' };

const interceptor = protect({
  touched: ({ toolName, input }) => (toolName === 'files' && input.kind === 'json' ? touchedPaths(input.text) : undefined),
  judge,
});

const decide = (toolName: string, input: unknown) =>
  interceptor.beforeTool({ id: '1', agentId: 'main', toolName, input: toolInput(JSON.stringify(input)) }, new AbortController().signal);

const files = (...operations: readonly unknown[]) => decide('files', { operations });

describe('the interceptor protect', () => {
  test('a call that edits free paths, or only reads, passes', () => {
    expect(files({ op: 'create', path: 'a.txt', content: '' })).toEqual({ kind: 'allow' });
    expect(files({ op: 'read', path: '.basis/hooks.json' }, { op: 'list', path: 'outside' })).toEqual({ kind: 'allow' });
    expect(decide('spawn', { command: 'echo .basis' })).toEqual({ kind: 'allow' });
  });

  test('one protected path among many denies the whole call, and the words say which, what and why', () => {
    expect(files({ op: 'create', path: 'a.txt', content: '' }, { op: 'create', path: '.basis/x', content: '' })).toEqual({
      kind: 'deny',
      reason:
        '".basis/x" may not be edited: it is a file of the guard. Guard files, guidance for agents, git configuration and hooks, workflows and actions stay as they are in this run. Leave this change to a person.',
    });
  });

  test('a path outside the workspace is denied at every level', () => {
    expect(files({ op: 'delete', path: 'out/of' })).toEqual({
      kind: 'deny',
      reason: '"out/of" lies outside the workspace, and nothing there may be edited',
    });
  });

  test('a call that reads outside is denied, where reading is judged', () => {
    const reading = protect({
      touched: () => ({ reads: ['a.txt', '/etc/"passwords"'], writes: [] }),
      judge,
      mayRead: (path) => !path.startsWith('/'),
    });
    const call = { id: '1', agentId: 'main', toolName: 'Read', input: toolInput('{}') };
    expect(reading.beforeTool(call, new AbortController().signal)).toEqual({
      kind: 'deny',
      reason: '"/etc/\\"passwords\\"" lies outside the workspace, and nothing there may be read',
    });
  });

  test('a move is judged at both ends', () => {
    expect(files({ op: 'move', from: '.basis', to: 'b' })).toMatchObject({ kind: 'deny' });
    expect(files({ op: 'move', from: 'b', to: '.basis' })).toMatchObject({ kind: 'deny' });
    expect(files({ op: 'move', from: 'a', to: 'b' })).toEqual({ kind: 'allow' });
  });

  test('a path with a quote or a control character is shown escaped', () => {
    const denied = files({ op: 'delete', path: '.basis/"\n\u001b[31m' });
    expect(denied).toMatchObject({ kind: 'deny', reason: expect.stringContaining('".basis/\\"\\n\\u001b[31m" may not be edited') });
  });
});
