import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type McpServer, parseMcpFile } from '../../src/contract/mcp-file.ts';
import { problemSentence } from '../../src/contract/problem.ts';

const SOURCE = '/repo/.mcp.json';

function servers(content: string | Uint8Array, variables: Record<string, string> = {}): readonly McpServer[] {
  const read = parseMcpFile(content, { source: SOURCE, variables });
  if (!read.ok) throw new Error(problemSentence(read.error));
  return read.value;
}

function refusal(content: string, variables: Record<string, string> = {}): string {
  const read = parseMcpFile(content, { source: SOURCE, variables });
  return read.ok ? 'it was read' : problemSentence(read.error);
}

const file = (entry: string, name = 's'): string => `{"mcpServers": {${JSON.stringify(name)}: {${entry}}}}`;

describe('an MCP file', () => {
  test('5.8 a program has an argv, an environment and defaults', () => {
    expect(servers(file('"command": "npx", "args": ["-y", "server"], "env": {"A": "1"}'))).toEqual([
      {
        name: 's',
        transport: { kind: 'stdio', command: ['npx', '-y', 'server'], env: { A: '1' } },
        timeoutMs: 120_000,
        unset: [],
        source: SOURCE,
      },
    ]);
    expect(servers(file('"type": "stdio", "command": "a", "cwd": "sub", "timeout": 5, "description": "d"'))[0]).toMatchObject({
      transport: { command: ['a'], cwd: 'sub', env: {} },
      timeoutMs: 5,
    });
  });

  test('5.8 a URL has headers; every spelling of its type is taken', () => {
    for (const type of ['', '"type": "http", ', '"type": "streamable-http", ']) {
      expect(servers(file(`${type}"url": "https://mcp.example/x?y", "headers": {"X-Key": "v"}, "timeout": null`))[0]).toMatchObject({
        transport: { kind: 'http', url: 'https://mcp.example/x?y', headers: { 'X-Key': 'v' } },
        timeoutMs: 120_000,
      });
    }
  });

  test('absent servers are none; $schema, a description and a byte order mark are allowed', () => {
    expect(servers('{}')).toEqual([]);
    expect(servers(new TextEncoder().encode('\ufeff{"$schema": "s", "description": "d", "mcpServers": {}}'))).toEqual([]);
  });

  test('5.7 ${NAME} is expanded where pass-env names it, everywhere but in names; what was not is told', () => {
    const variables = { PROGRAM: 'p', TOKEN: 'made up', HOST: 'mcp.example' };
    const [program] = servers(
      file('"command": "${PROGRAM}", "args": ["--x=${PROGRAM}", "$HOME", "${NONE}"], "env": {"${PROGRAM}": "${TOKEN}"}'),
      variables,
    );
    expect(program).toMatchObject({
      transport: { command: ['p', '--x=p', '$HOME', '${NONE}'], env: { '${PROGRAM}': 'made up' } },
      unset: ['NONE'],
    });
    const [web] = servers(file('"url": "https://${HOST}/mcp", "headers": {"Authorization": "Bearer ${TOKEN}"}'), variables);
    expect(web?.transport).toEqual({ kind: 'http', url: 'https://mcp.example/mcp', headers: { Authorization: 'Bearer made up' } });
  });

  test.each(['a', 'A9', 'a-b', 'a_b', 'a'.repeat(40)])('the name %s may be one', (name) => {
    expect(servers(file('"command": "c"', name))).toHaveLength(1);
  });

  test.each(['', 'a__b', 'a_', '_a', '-a', 'a b', 'é', 'a'.repeat(41), 'a\n'])('the name %j cannot be one', (name) => {
    expect(refusal(file('"command": "c"', name))).toContain(
      "must be a server's name: 1 to 40 letters, digits, hyphens and single underscores",
    );
  });

  test.each([
    [
      '{"mcpServers": {"s": {}}}',
      `${SOURCE}, line 1, column 17: the server "s" has neither "command" nor "url"; write exactly one of them.`,
    ],
    [file('"command": "c", "url": "https://x"'), 'has both "command" and "url"; write exactly one of them.'],
    [file('"command": "c", "headers": {}'), 'has "headers", which does not go with "command"; take it out.'],
    [file('"url": "https://x", "env": {}'), 'has "env", which does not go with "url"; take it out.'],
    [file('"command": "c", "type": "http"'), 'has the type "http", which does not go with its other keys; write "stdio".'],
    [file('"url": "https://x", "type": "stdio"'), 'has the type "stdio", which does not go with its other keys; write "http".'],
    [file('"url": "https://x", "type": "sse"'), 'mcpServers.s.type must be "stdio" or "http" or "streamable-http".'],
    [file('"url": "ftp://x"'), 'line 1, column 30: the "url" of the server "s" is no URL of https or http; write one.'],
    [file('"url": "https://user:word@x"'), 'has credentials in it; send them as one of its "headers".'],
    [file('"command": "c", "agrs": []'), '"agrs" is not a key of mcpServers.s; write "args".'],
    [file('"command": ""'), 'mcpServers.s.command must not be empty.'],
    [file('"command": ["c"]'), 'mcpServers.s.command must be a string, but is an array.'],
    [file('"command": "c", "timeout": 0'), 'mcpServers.s.timeout must be from 1 to 2147483647.'],
    ['{"servers": {}}', '"servers" is not a key of the top level; '],
    ['{"mcpServers": {"s": {"command": "c"}, "s": {"command": "d"}}}', 'the key "s" occurs twice in one object'],
    ['{"mcpServers": ', 'this is not JSON: '],
  ])('%s is refused with its place and what to write', (content, words) => {
    expect(refusal(content)).toContain(words);
  });

  test('of the documentation is one', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/mcp.md'), 'utf8');
    const example = /<!-- mcp -->\n```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(servers(example).map(({ name, transport }) => `${name} ${transport.kind}`)).toEqual(['tracker stdio', 'docs http']);
  });

  test('a problem never quotes what was expanded', () => {
    expect(refusal(file('"url": "${HOST}"'), { HOST: 'not a url' })).not.toContain('not a url');
    const header = refusal(file('"url": "https://x", "headers": {"X-Key": "${KEY}"}'), { KEY: 'made\nup' });
    expect(header).toContain('the header "X-Key" has a value that cannot be sent; write visible ASCII characters.');
    expect(header).not.toContain('made');
  });
});
