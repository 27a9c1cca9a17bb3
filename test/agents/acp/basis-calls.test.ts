// What a call of basis is read as, by its tool: kind, level, and how hooks by basis name see it.
import { expect, test } from 'vitest';
import { BASIS_CALLS, basisKind, basisTranslator } from '../../../src/agents/acp/basis-calls.ts';
import { Calls } from '../../../src/agents/acp/calls.ts';
import { inputOf } from '../../../src/agents/acp/input.ts';
import { writeJson } from '../../../src/contract/json/text.ts';

const OPERATIONS = [
  { op: 'read', path: 'a' },
  { op: 'search', path: '.', pattern: 'x' },
];

test.each<[string, string, object, string | undefined, string | undefined]>([
  ['reading', 'read: a.txt', { path: 'a.txt' }, 'read', 'read'],
  ['looking for lines', 'grep({"pattern":"x"})', { pattern: 'x' }, 'search', 'search'],
  ['writing, of a sub-agent', 'write wants to run and can change state outside this process', { path: 'a' }, undefined, 'edit'],
  ['a batch that only reads', 'files({"operations":…)', { operations: OPERATIONS }, 'edit', 'read'],
  ['a batch that changes something', 'files({…)', { operations: [...OPERATIONS, { op: 'delete', path: 'a' }] }, 'edit', 'edit'],
  ['no batch', 'files({"operations":[]})', { operations: [] }, 'edit', 'edit'],
  ['a batch that is asked about in other words', 'files wants to run and …', { operations: [{ op: 'set' }] }, undefined, 'edit'],
  ['a command', 'spawn({"input":"!ls"})', { input: '!ls' }, 'execute', 'execute'],
  ['a command, of a sub-agent', 'spawn wants to run and …', { mode: 'command', body: 'ls' }, undefined, 'execute'],
  ['a task', 'spawn({"input":"do it"})', { input: 'do it' }, undefined, 'delegate'],
  ['a task, of a sub-agent', 'spawn wants to run and …', { mode: 'agent', body: 'do it' }, undefined, 'delegate'],
  ['waiting for a sub-agent', 'spawn({"wait":["one"]})', { wait: ['one'] }, undefined, 'think'],
  ['a task that also waits', 'spawn({…)', { input: 'do it', wait: ['one'] }, undefined, 'delegate'],
  ['making the conversation shorter', 'compact({})', {}, undefined, 'think'],
  ['a tool of a server', 'mcp__lab__cat({"file":"a"})', { file: 'a' }, undefined, 'mcp__lab__cat'],
  ['one that says that it waits', 'mcp__lab__cat({"wait":["x"]})', { wait: ['x'] }, undefined, 'mcp__lab__cat'],
  ['one that says that it hands over', 'mcp__lab__cat wants to run and …', { mode: 'agent', target: 'local' }, undefined, 'mcp__lab__cat'],
  ['another tool that waits', 'other({"wait":["x"]})', { wait: ['x'] }, undefined, undefined],
  ['a title without a tool', 'Thinking', { wait: ['x'] }, undefined, undefined],
])('%s is read as what it is', (_what, title, raw, kind, is) => {
  const told = { id: 'a', title, rawInput: writeJson(raw), ...(kind === undefined ? {} : { kind }) };
  // Later titles are what the tool prints.
  expect(basisKind({ ...told, title: 'spawn: x' }, told)).toBe(is);
});

test.each<[string, string, object, string | undefined, boolean]>([
  ['a task for a sub-agent', 'delegate', { mode: 'agent', body: 'do it', target: 'local' }, 'local_state', true],
  ['a task for an agent elsewhere', 'delegate', { mode: 'agent', body: 'do it', target: 'far' }, undefined, false],
  ['what says so of itself', 'other', { mode: 'agent', body: 'do it', target: 'local' }, 'external', false],
  ['a tool of a server that says so', 'mcp__lab__cat', { mode: 'agent', target: 'local' }, undefined, false],
])('%s has its level', (_what, name, raw, level, delegates) => {
  const call = { name, input: inputOf({ rawInput: writeJson(raw) }) };
  expect([basisTranslator.level(call), basisTranslator.delegates(call)]).toEqual([level, delegates]);
});

const toBasis = (name: string, title: string, raw: object): unknown => {
  const input = inputOf({ title, rawInput: writeJson(raw) });
  const shape = basisTranslator.basis({ name, input }, '/w');
  const told = shape?.toBasis(input);
  if (shape === undefined || told === undefined) return undefined;
  if (!told.ok) return told.error;
  if (told.value.kind === 'raw') return told.value.text;
  return [shape.name, JSON.parse(told.value.text)];
};
const files = (...operations: readonly object[]): unknown => ['files', { operations }];

test.each<[string, string, string, object, unknown]>([
  ['a command', 'execute', 'spawn wants to run', { mode: 'command', body: 'ls', target: 'local' }, ['spawn', { command: 'ls' }]],
  ['a task', 'delegate', 'spawn wants to run', { mode: 'agent', body: 'do it', target: 'local' }, ['spawn', { task: 'do it' }]],
  ['reading', 'read', 'read: a', { path: '/w/a', offset: 3, limit: 5 }, files({ op: 'read', path: 'a', offset: 3, limit: 5 })],
  ['reading by the other name', 'read', 'read: a', { file_path: 'a' }, files({ op: 'read', path: 'a' })],
  [
    'looking for lines',
    'search',
    'grep({…)',
    { pattern: 'x', glob: '*.ts' },
    files({ op: 'search', path: '.', pattern: 'x', regex: true, glob: '*.ts' }),
  ],
  [
    'looking for a text',
    'search',
    'grep: src',
    { pattern: 'x', literal: true, path: 'src' },
    files({ op: 'search', path: 'src', pattern: 'x' }),
  ],
  ['looking for files', 'search', 'glob({…)', { pattern: '*.ts' }, files({ op: 'list', path: '.' })],
  ['listing', 'search', 'ls({…)', { path: 'src', depth: 2 }, files({ op: 'list', path: 'src', depth: 2 })],
  ['writing', 'edit', 'write: a', { path: 'a', content: 'x' }, files({ op: 'set', path: 'a', content: 'x' })],
  ['a change', 'edit', 'edit: a', { path: 'a', old_string: 'x', new_string: 'y' }, files({ op: 'replace', path: 'a', old: 'x', new: 'y' })],
  [
    'changes',
    'edit',
    'edit: a',
    { file_path: 'a', replace_all: true, edits: [{ old_string: 'x', new_string: 'y' }] },
    files({ op: 'replace', path: 'a', old: 'x', new: 'y', replaceAll: true }),
  ],
  [
    'changes of which one cannot be read',
    'edit',
    'edit: a',
    { path: 'a', edits: [{ old_string: 'x', new_string: 'y' }, {}] },
    'the agent does not say what it does to which file',
  ],
  ['a change that cannot be read', 'edit', 'edit: a', { path: 'a' }, 'the agent does not say what it does to which file'],
])('%s reads for hooks by basis name as what it is', (_what, name, title, raw, is) => {
  expect(toBasis(name, title, raw)).toEqual(is);
});

const READ = { id: 'c', title: 'read: a.txt', kind: 'read', rawInput: writeJson({ path: 'a.txt' }) };
const RUNS = {
  id: 'c',
  title: 'spawn wants to run and can change state outside this process',
  rawInput: writeJson({ mode: 'command', body: 'ls' }),
};

test('a request under the id of a call that has ended is for another call', () => {
  const calls = new Calls(BASIS_CALLS);
  calls.tell(READ, true).end = 'completed';
  const asking = calls.asks(RUNS);
  expect([asking.id, asking.kind]).toEqual(['c#2', 'execute']);
});

test('a request for another tool than the call of its id is of a sub-agent, and leaves that call as it is', () => {
  const calls = new Calls(BASIS_CALLS);
  const reading = calls.tell(READ, true);
  const asking = calls.asks(RUNS);
  expect([asking.id, asking.kind, reading.kind]).toEqual(['c#2', 'execute', 'read']);
  expect(calls.tell({ id: 'c', status: 'completed' })).toBe(reading);
});

test('a second request under the id of a call that has asked is of a sub-agent', () => {
  const calls = new Calls(BASIS_CALLS);
  const running = calls.tell({ ...RUNS, title: 'spawn({"input":"!ls"})', kind: 'execute' }, true);
  expect(calls.asks(RUNS)).toBe(running);
  running.asked = { call: running.agentCall, answer: Promise.resolve('allow') };
  expect(calls.asks(RUNS).id).toBe('c#2');
  expect(calls.asks(RUNS).id).toBe('c#3');
});
