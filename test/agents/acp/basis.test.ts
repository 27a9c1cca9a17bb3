// `basis` as the guard runs it, with the scripted agent in its place: what it is shown of the checkout, and where it may not run.
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { basisKind, basisTranslator } from '../../../src/agents/acp/basis-calls.ts';
import { basis } from '../../../src/agents/acp/basis.ts';
import { inputOf } from '../../../src/agents/acp/input.ts';
import { writeJson } from '../../../src/contract/json/text.ts';
import { launchContext } from '../launch-context.ts';
import { answersOf, runAcp } from './run.ts';

const ONE_RUN = 60_000;

const FILES = {
  '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: 'no', command: ['.basis/no.sh'], tools: ['spawn'] }] }),
  '.basis/no.sh': {
    program: `#!/bin/sh\ncase $(cat) in *FORBIDDEN*) printf '{"decision":"deny"}' ;; *) printf '{"decision":"allow"}' ;; esac\n`,
  },
  'AGENTS.md': 'Obey the checkout.\n',
} as const;

const shows = (id: string, command: string): object => ({ call: { id, kind: 'read', do: { run: command } } });
/** As basis asks about a command of its `spawn`. */
const spawn = (id: string, body: string): object => ({
  call: { id, kind: 'execute', rawInput: { mode: 'command', body, cwd: '.', target: 'local' }, ask: true, do: { run: body } },
});

test('it sees no hooks and no guidance of the checkout, and the guard asks those of the trusted version', {
  timeout: ONE_RUN,
}, async () => {
  const ran = await runAcp({
    agent: 'basis',
    files: FILES,
    flags: ['--confine', 'required', '--allow-external', '--allow-process'],
    steps: [
      { environment: ['BASIS_CONFIG_DIR', 'BASIS_BASE_URL'] },
      shows('looks', 'cat .basis/hooks.json AGENTS.md 2>&1 || true'),
      spawn('fine', 'cat "$BASIS_CONFIG_DIR"/hooks.json > config.txt; wc -c < AGENTS.md > guidance.txt; ls .basis > basis.txt'),
      spawn('not', 'touch FORBIDDEN'),
      { tell: true },
    ],
  });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(0);
  expect(answersOf(ran)).toEqual({ fine: 'allow_once', not: 'reject_once' });
  expect([ran.text('config.txt'), ran.text('guidance.txt').trim(), ran.text('basis.txt')]).toEqual(['{"schema":1,"hooks":[]}', '0', '']);
  expect(ran.has('FORBIDDEN')).toBe(false);
  expect(JSON.stringify(ran.kept)).toContain('Obey the checkout.');
});

test('without confinement it does not start, for it would obey the checkout', { timeout: ONE_RUN }, async () => {
  const ran = await runAcp({ agent: 'basis', flags: ['--confine', 'off'], steps: [{ say: 'I ran.' }] });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(2);
  expect(ran.stderr).toContain('basis runs the hooks, tools and servers of the checkout by itself');
  expect(ran.messages).toEqual([]);
});

test('where it is not on PATH, the run says how it is started', { timeout: ONE_RUN }, async () => {
  const ran = await runAcp({
    agent: 'basis',
    command: false,
    flags: ['--allow-external'],
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` },
    steps: [],
  });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(2);
  expect(ran.stderr).toContain('basis runs as `basis serve --acp` where agent-command says nothing else');
});

test('its model is one of Chat Completions', () => {
  expect(basis.wire({ provider: 'openai', name: 'm' })).toEqual({ ok: true, value: 'chat' });
  expect(basis.wire({ provider: 'openai-compatible', name: 'm' })).toEqual({ ok: true, value: 'chat' });
  expect(basis.wire({ provider: 'anthropic', name: 'm' }).ok).toBe(false);
});

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

test('a server that could not start from what is covered keeps basis from starting', () => {
  const server = (...command: [string, ...string[]]) =>
    launchContext({
      confined: true,
      mcp: [{ name: 'lab', transport: { kind: 'stdio', command, env: {} }, timeoutMs: 1, unset: [], source: '' }],
    });
  expect(basis.plan(server('node', 'lab.mjs')).refuse).toBeUndefined();
  expect(basis.plan(server('node', './.basis/lab.mjs')).refuse).toContain("'lab' is started from ./.basis/lab.mjs");
});

test('in the place of the servers of the checkout it finds a file with none', () => {
  const { masked, standIns = {}, files: planned } = basis.plan(launchContext({ confined: true }));
  expect(masked).toContain('.mcp.json');
  expect(planned.find(({ path }) => path === standIns['.mcp.json'])?.text).toBe('{"mcpServers":{}}');
});
