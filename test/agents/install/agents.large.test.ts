// The real agents, as the action installs them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { treeDigest } from '../../../src/agents/install/tree-digest.ts';
import { testAgent } from '../../support/agents/install.ts';
import { endProcessesOf } from '../../support/agents/processes.ts';

/** A download may take minutes. */
const LIMIT_MS = 500_000;

describe.each(['claude-code', 'codex', 'gemini-cli', 'copilot', 'opencode'] as const)('%s', (name) => {
  test('tells the version that was installed, and leaves its own tree as it is', { timeout: LIMIT_MS }, async ({ skip }) => {
    const agent = await testAgent(name);
    if ('unavailable' in agent) return skip(agent.unavailable);
    const home = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
    try {
      const before = await treeDigest(agent.folder ?? '');
      const [file, ...args] = agent.program;
      const env = { PATH: process.env['PATH'], HOME: home, TMPDIR: home };
      const told = await execa(file, [...args, '--version'], { cwd: home, env, extendEnv: false, stdin: 'ignore', timeout: 60_000 });
      expect(told.stdout).toContain(agent.version);
      expect(agent).toMatchObject({ tested: true, temporary: false, gaps: [] });
      expect(await treeDigest(agent.folder ?? '')).toBe(before);
    } finally {
      if (process.platform === 'linux') await endProcessesOf(home);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
