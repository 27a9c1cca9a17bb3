// `basis` as the guard runs it, with the scripted agent in its place: what it is shown of the checkout, and where it may not run.
import { expect, test } from 'vitest';
import { basisKind, basisTranslator } from '../../../src/agents/acp/basis-calls.ts';
import { basis } from '../../../src/agents/acp/basis.ts';
import { inputOf } from '../../../src/agents/acp/input.ts';
import { writeJson } from '../../../src/contract/json/text.ts';
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
  const ran = await runAcp({ agent: 'basis', command: false, flags: ['--allow-external'], steps: [] });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(2);
  expect(ran.stderr).toContain('basis runs as `basis serve --acp` where agent-command says nothing else');
});

test('its model is one of Chat Completions', () => {
  expect(basis.wire({ provider: 'openai', name: 'm' })).toEqual({ ok: true, value: 'chat' });
  expect(basis.wire({ provider: 'openai-compatible', name: 'm' })).toEqual({ ok: true, value: 'chat' });
  expect(basis.wire({ provider: 'anthropic', name: 'm' }).ok).toBe(false);
});

const told = (kind: string, raw: object) => ({ id: 'a', kind, rawInput: writeJson(raw) });

test.each<[string, string, object, string | undefined]>([
  [
    'a batch that only reads',
    'edit',
    {
      operations: [
        { op: 'read', path: 'a' },
        { op: 'search', path: '.', pattern: 'x' },
      ],
    },
    'read',
  ],
  [
    'a batch that changes something',
    'edit',
    {
      operations: [
        { op: 'read', path: 'a' },
        { op: 'delete', path: 'a' },
      ],
    },
    undefined,
  ],
  ['no batch', 'edit', { operations: [] }, undefined],
  ['waiting for a sub-agent', 'other', { wait: ['one'] }, 'think'],
  ['a task that also waits', 'other', { input: 'do it', wait: ['one'] }, undefined],
  ['another tool', 'execute', { wait: ['one'] }, undefined],
])('%s is read as what it is', (_what, kind, raw, is) => {
  expect(basisKind(told(kind, raw))).toBe(is);
});

test.each<[string, object, string, boolean]>([
  ['a task for a sub-agent', { mode: 'agent', body: 'do it', target: 'local' }, 'local_state', true],
  ['a task for an agent elsewhere', { mode: 'agent', body: 'do it', target: 'far' }, 'external', false],
  ['any other call', { body: 'do it' }, 'external', false],
])('%s has its level', (_what, raw, level, delegates) => {
  const call = { name: 'other', input: inputOf({ rawInput: writeJson(raw) }) };
  expect([basisTranslator.level(call), basisTranslator.delegates(call)]).toEqual([level, delegates]);
});
