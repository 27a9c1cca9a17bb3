import { describe, expect, it } from 'vitest';
import type { LaunchContext } from '../../../src/agents/adapter.ts';
import { copilot } from '../../../src/agents/copilot/adapter.ts';
import { launchContext } from '../launch-context.ts';

const context = (more: Partial<LaunchContext> = {}): LaunchContext =>
  launchContext({
    gateway: { url: 'http://127.0.0.1:8401', token: 'a-token' },
    decisions: { url: '', token: '', shim: (event) => `/g/it's/${event}` },
    answerMs: 20_000,
    ...more,
  });

describe('the plan for Copilot CLI', () => {
  it('sets one hook for each event by the policy of the machine where that can be put in its place', () => {
    const { files, shims, rootOwned } = copilot.plan(context());
    expect(shims).toEqual(['pre', 'post']);
    expect(rootOwned).toBe(true);
    expect(files.map(({ in: where, path }) => `${where} ${path}`)).toEqual([
      'system github-copilot/policy.d/basis-guard.json',
      'home .copilot/agents/basis-guard-worker.agent.md',
    ]);
    const hook = (event: string) => [{ type: 'command', bash: `'/g/it'\\''s/${event}'`, timeoutSec: 25 }];
    expect(JSON.parse(files[0]?.text ?? '')).toEqual({ version: 1, hooks: { preToolUse: hook('pre'), postToolUse: hook('post') } });
  });

  it('sets them in the private HOME where it cannot, and says what is then not held', () => {
    const { files, rootOwned, masked, gaps } = copilot.plan(context({ confined: false }));
    expect(files.map(({ in: where, path }) => `${where} ${path}`)).toEqual([
      'home .copilot/hooks/basis-guard.json',
      'home .copilot/agents/basis-guard-worker.agent.md',
    ]);
    expect(rootOwned).toBeUndefined();
    expect(masked).toEqual([]);
    expect(gaps).toHaveLength(2);
  });

  it('waits longer for the hook than the guard may take for its answer', () => {
    for (const answerMs of [1, 999, 20_000, 60_001]) {
      const [file] = copilot.plan(context({ answerMs })).files;
      const { hooks } = JSON.parse(file?.text ?? '') as { hooks: { preToolUse: { timeoutSec: number }[] } };
      expect((hooks.preToolUse[0]?.timeoutSec ?? 0) * 1000).toBeGreaterThanOrEqual(answerMs + 4_000);
    }
  });

  it('allows nothing beforehand, trusts no folder, and keeps the prompt out of the arguments', () => {
    const { argv } = copilot.plan(context({ prompt: '--allow-all' }));
    expect(argv.filter((arg) => /allow|trust|yolo|add-dir/.test(arg))).toEqual(['--allow-all-paths']);
    expect(argv).toContain('--no-custom-instructions');
  });

  it.each([
    ['anthropic', { COPILOT_PROVIDER_TYPE: 'anthropic', COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:8401' }],
    ['responses', { COPILOT_PROVIDER_WIRE_API: 'responses', COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:8401/v1' }],
    ['chat', { COPILOT_PROVIDER_WIRE_API: 'completions', COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:8401/v1' }],
  ] as const)('has the gateway for its provider on the wire %s', (wire, env) => {
    expect(copilot.plan(context({ wire })).env).toMatchObject({
      ...env,
      COPILOT_PROVIDER_API_KEY: 'a-token',
      COPILOT_MODEL: 'some-model',
      COPILOT_OFFLINE: 'true',
    });
  });

  it('hands over the servers that may be started, and no others', () => {
    const server = (name: string, cwd?: string) => ({
      name,
      transport: { kind: 'stdio', command: ['node', 's.mjs'], env: { A: 'b' }, ...(cwd === undefined ? {} : { cwd }) } as const,
      timeoutMs: 5000,
      unset: [],
      source: '/w/.mcp.json',
    });
    const { files, argv } = copilot.plan(context({ mcp: [server('lab', 'sub'), server('other')] }));
    expect(argv).toContain('--additional-mcp-config=@/g/copilot-mcp.json');
    expect(argv).toContain('--disable-builtin-mcps');
    const entry = { type: 'local', command: 'node', args: ['s.mjs'], env: { A: 'b' }, tools: ['*'], timeout: 5000 };
    expect(JSON.parse(files.find(({ in: where }) => where === 'guard')?.text ?? '')).toEqual({
      mcpServers: { lab: { ...entry, cwd: '/w/sub' }, other: entry },
    });
  });

  it('covers the agents and skills that the repository offers by itself', () => {
    expect(copilot.plan(context()).masked).toEqual([
      '.github/agents',
      '.claude/agents',
      '.github/skills',
      '.claude/skills',
      '.agents/skills',
    ]);
  });

  it('tells sub-agents the guidance', () => {
    expect(copilot.plan(context({ guidance: 'Be kind.' })).files.at(-1)?.text).toMatch(/^---\nname: basis-guard-worker\n[^]*Be kind\.$/);
  });

  it('offers no sub-agents where none may be started', () => {
    expect(copilot.plan(context()).argv).not.toContain('--excluded-tools=task');
    expect(copilot.plan(context({ allow: { external: false, delegation: false } })).argv).toContain('--excluded-tools=task');
  });

  it('is given skills, and the tool for them, only where those of the checkout are hidden', () => {
    const skills = [{ name: 'measure', files: [{ path: 'SKILL.md', text: 'Measure.' }] }];
    const confined = copilot.plan(context({ skills }));
    expect(confined.files).toContainEqual({ in: 'home', path: '.copilot/skills/measure/SKILL.md', text: 'Measure.' });
    expect(confined.argv).not.toContain('--excluded-tools=skill');
    expect(confined.masked).toEqual(expect.arrayContaining(['.github/skills', '.claude/skills', '.agents/skills']));
    const open = copilot.plan(context({ skills, confined: false }));
    expect(open.files.filter(({ path }) => path.includes('skills'))).toEqual([]);
    expect(open.argv).toContain('--excluded-tools=skill');
    expect(open.gaps.join()).toContain('no skills');
    expect(copilot.plan(context()).argv).toContain('--excluded-tools=skill');
  });

  it('does not start with arguments by which the repository is obeyed', () => {
    expect(copilot.plan(context({ args: ['--trust-folder'] })).refuse).toMatch(/--trust-folder/);
    expect(copilot.plan(context({ args: ['--add-dir=/x'] })).refuse).toMatch(/--add-dir/);
    for (const arg of ['-C', '-C/x', '-sC', '-r']) expect(copilot.plan(context({ args: [arg, '/x'] })).refuse, arg).toContain(arg);
    expect(copilot.plan(context({ args: ['--effort=high', '-n', 'Cr'] })).refuse).toBeUndefined();
    expect(copilot.plan(context({ args: ['--allow-all-tools'] })).gaps).toHaveLength(1);
    expect(copilot.plan(context({ args: ['--stream=off'] })).argv.at(-1)).toBe('--stream=off');
  });
});

describe('the wire of Copilot CLI', () => {
  it('follows from the provider', () => {
    const wires = ['anthropic', 'openai', 'openai-compatible'].map((provider) => copilot.wire({ provider, name: 'm' }));
    expect(wires).toEqual(['anthropic', 'responses', 'chat'].map((value) => ({ ok: true, value })));
    expect(copilot.wire({ provider: 'google', name: 'm' })).toMatchObject({ ok: false });
  });
});
