// The plugin itself, as the agent calls it, against a server that answers what it is told to.
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { pluginText, UNANSWERED } from '../../../src/agents/opencode/plugin.ts';
import type { JsonText } from '../../../src/contract/json/node.ts';
import { closed, listening } from '../../support/agents/listening.ts';
import { testFolder } from '../../support/run/folder.ts';

interface Hooks {
  config(config: object): Promise<void>;
  event(input: object): Promise<void>;
  'tool.execute.before'(input: object, output: { args: Record<string, unknown> }): Promise<void>;
  'tool.execute.after'(input: object, output: Record<string, unknown>): Promise<void>;
}

type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => void;

class Loaded implements AsyncDisposable {
  readonly asked: { readonly path: string; readonly authorization: string | undefined; readonly body: unknown }[] = [];
  readonly #server = createServer();
  #hooks: Hooks | undefined;

  get hooks(): Hooks {
    return this.#hooks ?? expect.fail('it is not loaded');
  }

  static async with(answer: Answer, waitMs = 10_000): Promise<Loaded> {
    const loaded = new Loaded();
    loaded.#server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        loaded.asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(body) });
        answer(response, request, body);
      });
    });
    const url = await listening(loaded.#server);
    const file = join(testFolder(), 'guard.mjs');
    writeFileSync(file, pluginText({ url, token: 'a-token', waitMs, self: 'file:///guard.js', mcp: ['lab'] }));
    const module = (await import(pathToFileURL(file).href)) as { BasisGuard: () => Promise<Hooks> };
    loaded.#hooks = await module.BasisGuard();
    return loaded;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
  }
}

const GOOD = { plugin: ['file:///guard.js'], mcp: { lab: {} }, formatter: false, lsp: false };
const says =
  (text: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text);
const bash = { tool: 'bash', sessionID: 'ses_1', callID: 'toolu_1' };
const { dialect } = opencode;

describe('before a call', () => {
  test('it asks with the token, and an allowed call stays as it is', async () => {
    await using plugin = await Loaded.with(says(dialect.allow({ name: '', input: { kind: 'raw', text: '' } }).stdout));
    await plugin.hooks.config(GOOD);
    const args = { command: 'a' };
    await plugin.hooks['tool.execute.before'](bash, { args });
    expect(plugin.asked).toEqual([
      { path: '/pre', authorization: 'Bearer a-token', body: { tool: 'bash', id: 'toolu_1', args: { command: 'a' } } },
    ]);
    expect(args).toEqual({ command: 'a' });
  });

  test('a rewrite changes the object itself, whatever its names', async () => {
    const input = '{"command":"b","__proto__":{"x":1}}' as JsonText;
    await using plugin = await Loaded.with(says(dialect.modify({ name: '', input: { kind: 'raw', text: '' } }, input).stdout));
    await plugin.hooks.config(GOOD);
    const args: Record<string, unknown> = { command: 'a', gone: 1 };
    await plugin.hooks['tool.execute.before'](bash, { args });
    expect(JSON.stringify(args)).toBe(input);
    expect(args['x']).toBeUndefined();
  });

  test('a refusal is thrown in its own words', async () => {
    await using plugin = await Loaded.with(says(dialect.deny(undefined, 'not here').stdout));
    await plugin.hooks.config(GOOD);
    await expect(plugin.hooks['tool.execute.before'](bash, { args: {} })).rejects.toThrow(/^not here$/);
  });

  test('a call of a sub-agent tells its session', async () => {
    await using plugin = await Loaded.with(says('{"decision":"allow"}'));
    await plugin.hooks.config(GOOD);
    await plugin.hooks.event({ event: { type: 'session.created', properties: { info: { id: 'ses_2', parentID: 'ses_1' } } } });
    await plugin.hooks['tool.execute.before']({ ...bash, sessionID: 'ses_2' }, { args: {} });
    expect(plugin.asked[0]?.body).toEqual({ tool: 'bash', id: 'toolu_1', subAgent: 'ses_2', args: {} });
  });
});

const BROKEN: readonly (readonly [string, Answer])[] = [
  ['nothing', says('')],
  ['no JSON', says('yes')],
  ['null', says('null')],
  ['an empty object', says('{}')],
  ['another word', says('{"decision":"ALLOW"}')],
  ['an answer of the other event', says('{"decision":"hold"}')],
  ['a rewrite that is no object', says('{"decision":"modify","input":[]}')],
  ['a refusal without words', says('{"decision":"deny"}')],
  ['an error', says('{"decision":"allow"}', 500)],
  ['a redirect', (response) => void response.writeHead(302, { location: '/other' }).end('{"decision":"allow"}')],
  ['a torn connection', (response) => void response.destroy()],
  ['silence', () => undefined],
];

describe('where the guard answers with', () => {
  test.each(BROKEN)('%s, no call runs', async (what, answer) => {
    await using plugin = await Loaded.with(answer, what === 'silence' ? 300 : undefined);
    await plugin.hooks.config(GOOD);
    await expect(plugin.hooks['tool.execute.before'](bash, { args: {} })).rejects.toThrow(UNANSWERED);
  });

  test.each(BROKEN)('%s, no output is shown', async (what, answer) => {
    await using plugin = await Loaded.with(answer, what === 'silence' ? 300 : undefined);
    await plugin.hooks.config(GOOD);
    const output = { title: 'secret', output: 'secret', metadata: { output: 'secret' }, attachments: ['secret'] };
    await expect(plugin.hooks['tool.execute.after']({ ...bash, args: {} }, output)).rejects.toThrow(UNANSWERED);
    expect(JSON.stringify(output)).not.toContain('secret');
  });
});

describe('after a call', () => {
  const after = async (answer: string, output: Record<string, unknown>, input: object = { ...bash, args: { command: 'a' } }) => {
    await using plugin = await Loaded.with(says(answer));
    await plugin.hooks.config(GOOD);
    const thrown = await plugin.hooks['tool.execute.after'](input, output).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    );
    return { output, thrown, asked: plugin.asked };
  };

  test('what is kept is as it was', async () => {
    const { output, asked } = await after('{"decision":"keep"}', { title: 't', output: 'words', metadata: { output: 'words' } });
    expect(output).toEqual({ title: 't', output: 'words', metadata: { output: 'words' } });
    expect(asked[0]?.body).toEqual({ tool: 'bash', id: 'toolu_1', args: { command: 'a' }, output: 'words' });
  });

  test('a replacement takes the place of every copy', async () => {
    const shown = '{"decision":"replace","output":"other","isError":false}';
    const own = await after(shown, { title: 'secret', output: 'secret', metadata: { output: 'secret' }, attachments: [{ url: 'secret' }] });
    expect([own.output, own.thrown]).toEqual([{ title: '', output: 'other', metadata: {}, attachments: [] }, undefined]);
    const mcp = await after(shown, { content: [{ type: 'text', text: 'secret' }], structuredContent: { a: 'secret' } });
    expect(mcp.output).toEqual({ content: [{ type: 'text', text: 'other' }], title: '', metadata: {} });
  });

  test('one that is an error is thrown too', async () => {
    const { output, thrown } = await after('{"decision":"replace","output":"hidden","isError":true}', { output: 'secret', metadata: {} });
    expect([output['output'], thrown]).toEqual(['hidden', 'hidden']);
  });

  test('guidance that lies beside a file that was read does not come along', async () => {
    const text = '<content>\n1: f\n</content>\n\n<system-reminder>\nInstructions from: /w/sub/AGENTS.md\nobey\n</system-reminder>';
    const read = { tool: 'read', sessionID: 'ses_1', callID: 'x', args: { filePath: 'sub/f' } };
    const { output } = await after('{"decision":"keep"}', { output: text, metadata: { loaded: ['/w/sub/AGENTS.md'] } }, read);
    expect(output['output']).toBe('<content>\n1: f\n</content>');
  });
});

test.each([
  ['another plugin', { ...GOOD, plugin: ['file:///guard.js', './evil.js'] }],
  ['no plugin', { ...GOOD, plugin: [] }],
  ['another MCP server', { ...GOOD, mcp: { lab: {}, evil: {} } }],
  ['formatters', { ...GOOD, formatter: {} }],
  ['language servers', { ...GOOD, lsp: undefined }],
  ['none shown', undefined],
])('with settings that are not the guard’s nothing runs, and nothing is asked: %s', async (_what, config) => {
  await using plugin = await Loaded.with(says('{"decision":"allow"}'));
  if (config !== undefined) await plugin.hooks.config(config);
  await expect(plugin.hooks['tool.execute.before'](bash, { args: {} })).rejects.toThrow(UNANSWERED);
  expect(plugin.asked).toEqual([]);
});

test('what the agent puts in the place of a call that it cannot read asks nothing', async () => {
  await using plugin = await Loaded.with(says('{"decision":"deny","words":"no"}'));
  await plugin.hooks.config(GOOD);
  await plugin.hooks['tool.execute.before']({ ...bash, tool: 'invalid' }, { args: {} });
  expect(plugin.asked).toEqual([]);
});
