// A head that edits what the built-in agent is given: on a pull request the base's servers and guidance are used, from a snapshot.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls, says, turn } from '../support/model-servers/script.ts';
import type { Files } from '../support/run/folder.ts';
import { commit, makeRepository } from '../support/run/repository.ts';
import { faultsOf, guarded, shownIn, type Guarded } from './guarded.ts';

/** A server whose one tool says who wrote it, what it read and where it runs. */
const server = (who: string) => `import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { words } from './words.mjs';
const answers = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 's', version: '1' } }),
  'tools/list': () => ({ tools: [{ name: 'who', inputSchema: { type: 'object' } }] }),
  'tools/call': () => ({ content: [{ type: 'text', text: '${who} ' + words + ' ' + readFileSync('data.txt', 'utf8').trim() }] }),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method](params) }));
}
`;

const mcp = (more: object = {}): string =>
  JSON.stringify({ mcpServers: { own: { command: 'node', args: ['tools/server.mjs'], ...more } } });

const files = (who: string, more: object = {}): Files => ({
  '.mcp.json': mcp(more),
  'AGENTS.md': `Guidance of the ${who}.\n`,
  'tools/server.mjs': server(who),
  'tools/words.mjs': `export const words = '${who} words';\n`,
  'data.txt': `${who} data\n`,
});

function onPull(more: object = {}): Promise<Guarded> {
  return guarded({
    inputs: { 'allow-mcp': 'own\nplanted' },
    script: [turn([calls('c1', 'mcp__own__who', '{}')]), turn([says('Done.')])],
    prepare: (workspace, folder) => {
      const base = makeRepository(workspace, files('base', more));
      const head = commit(workspace, {
        ...files('head', more),
        '.mcp.json': JSON.stringify({
          mcpServers: { own: { command: 'node', args: ['tools/server.mjs'], ...more }, planted: { command: 'false' } },
        }),
      });
      const repo = { id: 1, full_name: 'acme/greeter' };
      const payload = { pull_request: { base: { sha: base, repo }, head: { sha: head, repo } } };
      writeFileSync(join(folder, 'event.json'), JSON.stringify(payload));
      return {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
        GITHUB_SHA: head,
        GITHUB_REPOSITORY: 'acme/greeter',
        GITHUB_WORKSPACE: workspace,
        GITHUB_ACTOR: 'mona',
        GITHUB_TRIGGERING_ACTOR: 'mona',
      };
    },
  });
}

test('5.8 servers and guidance are the base’s on a pull request: the declaration, the program, what it imports, where it runs', async () => {
  const session = await onPull();
  expect(session.ended.finished, session.said.join('\n')).toMatchObject({ conclusion: 'success' });
  expect(shownIn(session, 1)).toContain('base base words base data');
  expect(shownIn(session, 0)).toContain('Guidance of the base.');
  expect(shownIn(session, 0)).not.toContain('Guidance of the head.');
  const started = session.recordsOf('session_started')[0];
  expect(started?.context_files).toEqual([expect.stringMatching(/AGENTS\.md at [0-9a-f]{12}$/)]);
  expect(started?.notices).toContain('allow-mcp names what no MCP server here is called: "planted"');
  expect(faultsOf(session)).toEqual([]);
});

test('5.9 a server with a folder of its own works in the workspace, with the base’s program', async () => {
  const session = await onPull({ cwd: '.' });
  expect(shownIn(session, 1)).toContain('base base words head data');
});
