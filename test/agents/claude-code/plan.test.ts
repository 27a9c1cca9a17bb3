import { describe, expect, test } from 'vitest';
import type { LaunchContext } from '../../../src/agents/adapter.ts';
import { claudeCode } from '../../../src/agents/claude-code/adapter.ts';
import { launchContext } from '../launch-context.ts';

const CONTEXT = launchContext({
  prompt: '--help',
  gateway: { url: 'http://127.0.0.1:1', token: 'gateway-token' },
  decisions: { url: 'http://127.0.0.1:2', token: 'hook-token', shim: (event) => `/g/shims/${event}` },
  answerMs: 30_000,
  allow: { external: false, delegation: false },
});

const plan = (more: Partial<LaunchContext> = {}) => claudeCode.plan({ ...CONTEXT, ...more });
const textOf = (more: Partial<LaunchContext>, path: string): string => plan(more).files.find((file) => file.path === path)?.text ?? '';
const settingsOf = (more: Partial<LaunchContext> = {}) => {
  const file = plan(more).files.find(({ path }) => path.includes('settings'));
  return { ...file, settings: JSON.parse(file?.text ?? '{}') as Record<string, unknown> };
};

describe('the plan of Claude Code', () => {
  test('confined has managed settings, which are read last, and names none', () => {
    const { settings, ...file } = settingsOf();
    expect(file).toMatchObject({ in: 'system', path: 'claude-code/managed-settings.d/~basis-guard.json' });
    expect(settings).toMatchObject({ allowManagedHooksOnly: true, allowManagedPermissionRulesOnly: true });
    expect(plan().argv).not.toContain('--settings');
    expect(plan().gaps).toEqual([]);
  });

  test('unconfined hands the settings over, says what that leaves open, and switches its own hooks not off', () => {
    const { settings, ...file } = settingsOf({ confined: false });
    expect(file).toMatchObject({ in: 'guard', path: 'claude-code/settings.json' });
    expect(settings).not.toHaveProperty('allowManagedHooksOnly');
    expect(plan({ confined: false }).argv).toEqual(expect.arrayContaining(['--settings', '/g/claude-code/settings.json']));
    expect(plan({ confined: false }).gaps).toHaveLength(1);
  });

  test.each([true, false])('has exactly one hook an event, which closes and outwaits the guard (confined: %s)', (confined) => {
    const { hooks } = settingsOf({ confined }).settings as { hooks: Record<string, { hooks: object[] }[]> };
    expect(Object.keys(hooks).sort()).toEqual(['PostToolUse', 'PostToolUseFailure', 'PreSkillShellCommand', 'PreToolUse']);
    for (const [event, path] of [
      ['PreToolUse', 'pre'],
      ['PostToolUse', 'post'],
      ['PostToolUseFailure', 'post'],
    ] as const)
      expect(hooks[event]).toEqual([
        {
          matcher: '*',
          hooks: [expect.objectContaining({ type: 'http', url: `http://127.0.0.1:2/${path}`, timeout: 40, onFailure: 'block' })],
        },
      ]);
  });

  test('keeps what the repository says out, and what nobody allowed from running', () => {
    const { argv } = plan();
    expect(argv.join(' ')).toContain(
      '--permission-mode dontAsk --setting-sources  --strict-mcp-config --mcp-config /g/claude-code/mcp.json',
    );
    expect(argv[argv.indexOf('--setting-sources') + 1]).toBe('');
  });

  test.each([true, false])('a skill runs no command of its own (confined: %s)', (confined) => {
    const { settings } = settingsOf({ confined });
    expect(settings).toMatchObject({ disableSkillShellExecution: true, disableAllHooks: false });
    const { hooks } = settings as { hooks: Record<string, unknown> };
    expect(hooks['PreSkillShellCommand']).toEqual([{ matcher: '*', hooks: [{ type: 'command', command: 'exit 2', onFailure: 'block' }] }]);
  });

  test('nothing goes on in the background, and nothing reaches the model past a call', () => {
    expect(plan().env).toMatchObject({
      CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
      CLAUDE_CODE_DISABLE_CRON: '1',
      CLAUDE_CODE_DISABLE_WORKFLOWS: '1',
      CLAUDE_CODE_DISABLE_FILE_MENTIONS: '1',
      CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1',
      CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
    });
    expect(settingsOf().settings).toMatchObject({
      permissions: { deny: ['Monitor', 'Workflow', 'CronCreate', 'SendMessage'], disableBypassPermissionsMode: 'disable' },
      disableClaudeAiConnectors: true,
    });
  });

  test('has no token and no prompt in its arguments and files', () => {
    const { argv, files, env } = plan({ confined: false, guidance: 'Be kind.' });
    for (const secret of ['gateway-token', 'hook-token', '--help']) {
      expect(argv.join(' ')).not.toContain(secret);
      expect(files.map(({ text }) => text).join('\n')).not.toContain(secret);
    }
    expect(env).toMatchObject({
      ANTHROPIC_API_KEY: 'gateway-token',
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:1',
      BASIS_GUARD_HOOK_TOKEN: 'hook-token',
    });
  });

  test('hands guidance over by a file, and leaves it out where there is none', () => {
    expect(plan({ guidance: 'Be kind.' }).argv).toEqual(
      expect.arrayContaining(['--append-system-prompt-file', '/g/claude-code/guidance.md']),
    );
    expect(textOf({ guidance: 'Be kind.' }, 'claude-code/guidance.md')).toBe('Be kind.');
    expect(plan().argv.join(' ')).not.toContain('append-system-prompt');
  });

  test('starts the MCP servers that may be, each in its own folder', () => {
    const server = { name: 'lab', timeoutMs: 5000, unset: [], source: '/w/.mcp.json' };
    const mcp = [
      { ...server, transport: { kind: 'stdio', command: ['node', 'a b.mjs'], cwd: 'x y', env: { A: '1' } } },
      {
        ...server,
        name: 'far',
        timeoutMs: 9000,
        unset: ['KEY'],
        transport: { kind: 'http', url: 'https://far.example/', headers: { h: 'v' } },
      },
    ] as const;
    expect(JSON.parse(textOf({ mcp }, 'claude-code/mcp.json'))).toEqual({
      mcpServers: {
        lab: { type: 'stdio', command: '/bin/sh', args: ['-c', 'cd -- "$0" && exec "$@"', 'x y', 'node', 'a b.mjs'], env: { A: '1' } },
        far: { type: 'http', url: 'https://far.example/', headers: { h: 'v' } },
      },
    });
    expect(plan({ mcp }).env).toMatchObject({ MCP_TOOL_TIMEOUT: '9000' });
    expect(plan({ mcp }).gaps).toEqual([expect.stringContaining("'far' names KEY")]);
  });

  test.each([
    ['--bare'],
    ['--settings=x'],
    ['--dangerously-skip-permissions'],
    ['--model', 'x'],
    ['-c'],
    ['-pr', 'x'],
    ['--mcp-config', 'x'],
    ['--allowedTools', 'Bash'],
    ['--allowed-tools=Bash'],
    ['--agents', '{}'],
  ])('is refused with the argument %s', (...args) => {
    expect(plan({ args }).refuse).toMatch(/^`agent-args` has .* cannot go with the guard: .*; leave it out$/);
  });

  test('takes other arguments as they are, last', () => {
    const args = ['--max-budget-usd', '5', '--effort', 'low'];
    expect(plan({ args })).not.toHaveProperty('refuse');
    expect(plan({ args }).argv.slice(-4)).toEqual(args);
  });

  test('is for models of Anthropic alone, at the clouds too', () => {
    expect(claudeCode.wire({ provider: 'amazon-bedrock', name: 'x' })).toEqual({ ok: true, value: 'bedrock' });
    expect(claudeCode.wire({ provider: 'google-vertex', name: 'x' })).toEqual({ ok: true, value: 'vertex' });
    expect(claudeCode.wire({ provider: 'anthropic', name: 'x' })).toEqual({ ok: true, value: 'anthropic' });
    expect(claudeCode.wire({ provider: 'openai', name: 'x' })).toEqual({ ok: false, error: expect.stringContaining('anthropic/NAME') });
  });

  test.each(['constructor', 'toString', '__proto__'])('knows no provider %s, which every object has', (provider) => {
    expect(claudeCode.wire({ provider, name: 'x' })).toEqual({ ok: false, error: expect.stringContaining('anthropic/NAME') });
  });
});
