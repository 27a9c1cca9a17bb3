import { dirname } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Adapter, HostSettings, LaunchContext } from '../../src/agents/adapter.ts';
import { codex } from '../../src/agents/codex/adapter.ts';
import { copilot } from '../../src/agents/copilot/adapter.ts';
import { geminiCli } from '../../src/agents/gemini-cli/adapter.ts';
import { hostSettings } from '../../src/agents/launch/host-settings.ts';
import { fail, ok } from '../../src/contract/result.ts';
import { launchContext } from './launch-context.ts';

/** A machine with these files below /etc. */
const machine = (files: Readonly<Record<string, string>>): HostSettings => ({
  text: (path) => ok(files[path]),
  names: (folder) =>
    ok(
      Object.keys(files)
        .filter((path) => dirname(path) === folder)
        .map((path) => path.slice(folder.length + 1)),
    ),
});

const refusal = (adapter: Adapter, host: HostSettings, more: Partial<LaunchContext> = {}): string | undefined =>
  adapter.plan(launchContext({ wire: adapter.capabilities.wires[0] ?? 'anthropic', host, ...more })).refuse;

const hooks = (...events: readonly string[]): string =>
  JSON.stringify({ version: 1, hooks: Object.fromEntries(events.map((event) => [event, [{ type: 'command', bash: 'true' }]])) });

describe('an agent is not started where the machine has rules of its own for it that cannot be joined', () => {
  it.each([
    [codex, 'codex/requirements.toml', 'allowed_sandbox_modes = ["read-only"]\n'],
    [geminiCli, 'gemini-cli/settings.json', '{"tools":{"exclude":["run_shell_command"]}}'],
    [geminiCli, 'gemini-cli/system-defaults.json', '{}'],
    [geminiCli, 'gemini-cli/policies/ours.toml', '[[rule]]\n'],
    [copilot, 'github-copilot/policy.d/ours.json', hooks('preToolUse')],
    [copilot, 'github-copilot/policy.d/ours.json', '{"disableAllHooks":true}'],
    [copilot, 'github-copilot/policy.d/ours.json', '{'],
  ])('$name: /etc/%s', (adapter, path, text) => {
    expect(refusal(adapter, machine({ [path]: text }))).toContain(`/etc/${path}`);
    expect(refusal(adapter, machine({ [path]: text }), { confined: false })).toContain(`/etc/${path}`);
  });

  it.each([codex, geminiCli, copilot])('$name: what cannot be read is said, too', (adapter) => {
    const host: HostSettings = { text: () => fail('it could not be read'), names: () => ok(['a']) };
    expect(refusal(adapter, host)).toBe('it could not be read');
    expect(refusal(copilot, { ...host, names: () => fail('no folder') })).toBe('no folder');
  });

  it.each([codex, geminiCli, copilot])('$name starts where there are none', (adapter) => {
    expect(refusal(adapter, machine({ 'other/settings.json': '{}' }))).toBeUndefined();
  });

  it('policies of the machine that are asked about no call stay in force beside the guard’s', () => {
    expect(refusal(copilot, machine({ 'github-copilot/policy.d/ours.json': hooks('sessionStart', 'sessionEnd') }))).toBeUndefined();
  });
});

test('the machine’s own settings are read below /etc', () => {
  expect(hostSettings.text('hosts')).toMatchObject({ ok: true });
  expect(hostSettings.names('no-such-agent')).toEqual({ ok: true, value: [] });
  const names = hostSettings.names('ssl');
  expect(names.ok ? names.value : []).toContain('certs');
});
