// `basis` as the guard runs it, with the scripted agent in its place: what it is shown of the checkout, and where it may not run.
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { basis } from '../../../src/agents/acp/basis.ts';
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
  expect(ran.stderr).toContain('basis runs as `basis serve --acp` where --agent-command says nothing else');
});

test('its model is one of Chat Completions', () => {
  expect(basis.wire({ provider: 'openai', name: 'm' })).toEqual({ ok: true, value: 'chat' });
  expect(basis.wire({ provider: 'openai-compatible', name: 'm' })).toEqual({ ok: true, value: 'chat' });
  expect(basis.wire({ provider: 'anthropic', name: 'm' }).ok).toBe(false);
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
