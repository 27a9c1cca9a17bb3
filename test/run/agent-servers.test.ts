// What an installed agent is told to start as its MCP servers, in a checkout whose head has changed them.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Trust } from '../../src/bindings/trust/open-trust.ts';
import type { Result } from '../../src/contract/result.ts';
import { planServers, type McpPlan } from '../../src/loop/mcp/plan.ts';
import { serverFolder, trustedServers } from '../../src/main/run/agent-servers.ts';
import { put } from '../support/run/folder.ts';
import { commit, plainGit } from '../support/run/repository.ts';
import { repository } from '../bindings/trust/scratch.ts';
import { opened, options } from '../bindings/trust/trust-scene.ts';

const PROGRAM = { program: '#!/bin/sh\necho base "$@"\n' };
const SERVERS = {
  path: { command: './tools/server.sh' },
  argument: { command: 'sh', args: ['tools/server.sh'] },
  here: { command: 'sh', args: ['tools/server.sh'], cwd: '.' },
  far: { url: 'https://docs.example.com/mcp' },
};

async function planned(servers: object, head: Parameters<typeof put>[1] = {}) {
  const checkout = repository({ '.mcp.json': JSON.stringify({ mcpServers: servers }), 'tools/server.sh': PROGRAM });
  const base = plainGit(checkout, 'rev-parse', 'HEAD');
  commit(checkout, { 'tools/server.sh': { program: '#!/bin/sh\necho head\n' } });
  put(checkout, head);
  const scene = { server: checkout, base, head: base, checkout };
  const trust = await opened(options(scene));
  const plan = planServers(trust.mcp, { external: true, mcp: [], evaluateOnly: false });
  return { checkout, trust, plan: trustedServers(plan, trust) };
}

/** What each server's program prints where it is started as the plan says. */
function printed(plan: Result<McpPlan, string>): object {
  if (!plan.ok) throw new Error(plan.error);
  return Object.fromEntries(
    plan.value.started.map(({ name, transport }) => {
      if (transport.kind !== 'stdio') return [name, transport.url];
      const [program, ...args] = transport.command;
      return [name, execFileSync(program, args, { cwd: transport.cwd, encoding: 'utf8' }).trim()];
    }),
  );
}

const cwdOf = (plan: Result<McpPlan, string>, name: string): string | undefined => {
  const transport = plan.ok ? plan.value.started.find((server) => server.name === name)?.transport : undefined;
  return transport?.kind === 'stdio' ? transport.cwd : undefined;
};

test('a server is started from the trusted version, also in a folder of the workspace, and the agent is to see where that lies', async () => {
  const { checkout, trust, plan } = await planned(SERVERS);
  expect(printed(plan)).toEqual({ path: 'base', argument: 'base', here: 'base', far: 'https://docs.example.com/mcp' });
  expect([cwdOf(plan, 'path'), cwdOf(plan, 'here')]).toEqual([trust.snapshot?.folder, checkout]);
  expect(plan.ok && serverFolder(plan.value, trust)).toBe(trust.snapshot?.folder);
  await trust.close();
});

test('one that the head alone has is not started at all', async () => {
  const { trust, plan } = await planned(
    { new: { command: 'sh', args: ['tools/planted.sh'], cwd: '.' } },
    { 'tools/planted.sh': { program: '#!/bin/sh\necho planted\n' } },
  );
  expect(plan).toMatchObject({ ok: false, error: expect.stringContaining('the MCP server "new" cannot be started: its file') });
  await trust.close();
});

test('where the working tree is what is trusted a server is what that says', async () => {
  const { checkout, trust } = await planned(SERVERS);
  await trust.close();
  const tree: Trust = await opened({
    ...options({ server: checkout, base: '', head: '', checkout }),
    plan: { source: { kind: 'working-tree' }, workspaceFiles: true, why: 'nobody else is there' },
  });
  const plan = planServers(tree.mcp, { external: true, mcp: [], evaluateOnly: false });
  expect(plan.started).toHaveLength(4);
  expect(trustedServers(plan, tree)).toEqual({ ok: true, value: plan });
});
