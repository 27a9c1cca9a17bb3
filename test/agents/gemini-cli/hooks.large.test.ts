// What the adapter says of Gemini CLI's hooks, held against the agent itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { toolInput } from '../../../src/contract/input.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import type { HookQuestion, LaunchContext } from '../../../src/agents/adapter.ts';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { compare, DecisionLog } from '../../../src/agents/reconcile.ts';
import { type Heard, KEY } from '../bare-place.ts';
import { readAll } from '../recorded.ts';
import { testAgent, type TestAgent } from '../../support/agents/install.ts';
import { ScriptedModel } from '../../support/agents/scripted-model.ts';
import { type Block, calls, says, type ScriptedCall } from '../../support/model-servers/script.ts';
import { Place } from './place.ts';

let agent: TestAgent;
beforeAll(async () => {
  agent = await testAgent('gemini-cli');
}, 500_000);

const { dialect, translator } = geminiCli;
const read = ({ event, body }: Heard): HookQuestion => {
  const question = dialect.read(event, body);
  if (!question.ok) throw new Error(question.error);
  return question.value;
};

const call = (id: string, name: string, input: object): Block => calls(id, name, JSON.stringify(input));
const MCP_SERVER = `
const say = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') say(id, { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } });
  else if (method === 'tools/list') say(id, { tools: [{ name: 'say_it', inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } }] });
  else if (method === 'tools/call') say(id, { content: [{ type: 'text', text: 'said ' + params.arguments.text }], isError: params.arguments.text === 'no' });
  else if (id !== undefined) say(id, {});
});`;

const TURNS: readonly (readonly Block[])[] = [
  [call('c1', 'read_file', { file_path: 'denied.txt' })],
  [call('c2', 'read_file', { file_path: 'asked.txt', start_line: 2, end_line: 2 })],
  [call('c3', 'run_shell_command', { command: 'echo replaced by the guard' })],
  [call('c4', 'read_file', { file_path: 'a.txt' }), call('c5', 'read_file', { file_path: 'a.txt' })],
  [call('c6', 'run_shell_command', { command: 'sleep 1; echo was behind', is_background: true })],
  [call('c7', 'grep_search', { pattern: 'alpha' }), call('c8', 'read_file', { file_path: 'none.txt' })],
  [call('c9', 'mcp_lab_say_it', { text: 'hello' }), call('c10', 'mcp_lab_say_it', { text: 'no' })],
  [call('c11', 'nothing_such', {}), call('c12', 'read_file', { file_path: 3 }), call('c13', 'read_file', { file_path: '/etc/hostname' })],
  [call('c14', 'invoke_agent', { agent_name: 'generalist', prompt: 'SUBAGENT one' })],
  [says('All done.')],
];
const SUB: readonly (readonly Block[])[] = [
  [call('s1', 'write_file', { file_path: 'sub.txt', content: 'é of a sub-agent 😀\n' })],
  [call('s2', 'complete_task', { result: { response: 'ok' } })],
];

function answer(heard: Heard) {
  const question = read(heard);
  if (question.event === 'other') return undefined;
  const { text } = question.call.input;
  if (question.event === 'post') {
    const shown: ToolResult = { output: { kind: 'text', text: 'Ersatz für “dies”' }, isError: false };
    return text.includes('replaced') ? dialect.replace(question, shown) : undefined;
  }
  const mended = translator.mend(question.call);
  if (mended !== undefined && 'input' in mended) return dialect.modify(question.call, mended.input);
  if (text.includes('denied')) return dialect.deny(question.call, 'kein Zugriff, “verboten”');
  const instead = toolInput('{"file_path":"a.txt"}');
  return text.includes('asked') && instead.kind === 'json' ? dialect.modify(question.call, instead.text) : undefined;
}

it('hooks refuse, rewrite and replace, see sub-agents, MCP tools and twins, and name each call as wire and records do', async ({
  skip,
}) => {
  const program: LaunchContext['program'] = 'unavailable' in agent ? skip(agent.unavailable) : agent.program;
  await using model = await ScriptedModel.start('gemini', KEY, {
    main: TURNS.map((blocks) => () => blocks),
    sub: { one: SUB.map((blocks) => () => blocks) },
  });
  await using place = await Place.open({ 'a.txt': 'alpha\n', 'denied.txt': 'hidden\n', 'asked.txt': 'one\ntwo\n' }, answer);
  const server = join(place.folders.guard, 'server.cjs');
  place.put(server, MCP_SERVER);
  const launch = place.context(program, model.url, {
    confined: true,
    guidance: 'Mind @nothing.',
    mcp: [
      { name: 'lab', transport: { kind: 'stdio', command: [process.execPath, server], env: {} }, timeoutMs: 5000, unset: [], source: '' },
    ],
  });
  const told: string[] = [];
  const broken: string[] = [];
  const outcome = await geminiCli.drive(place.planned(launch), {
    launch,
    signal: new AbortController().signal,
    tell: (event) => told.push(event.type),
    ask: () => Promise.resolve({ kind: 'allow' }),
    broken: (words) => broken.push(words),
  });
  expect(outcome).toEqual({ kind: 'finished', finalMessage: 'All done.' });
  expect(broken).toEqual([]);
  expect(told).toContain('assistant_message');
  expect(model.seen[0]?.text).toContain('Mind @nothing.');

  const results = resultsIn(model.seen.map(({ text }) => text));
  expect(results.get('c1')).toEqual({ error: 'Tool execution blocked: kein Zugriff, “verboten”' });
  expect(results.get('c2')).toEqual({ output: 'alpha\n\n\n[System] Tool input parameters were modified by a hook before execution.' });
  expect(results.get('c3')).toEqual({ error: 'Ersatz für “dies”' });
  expect(results.get('c5')).toEqual({ output: 'alpha\n' });
  expect(String(results.get('c6')?.output)).toContain('Output: was behind');
  expect(results.get('c9')).toEqual({ output: '<untrusted_context>\nsaid hello\n</untrusted_context>' });
  expect(String(results.get('c10')?.error)).toMatch(/^MCP tool 'say_it' reported tool error/);
  expect(results.get('c11')?.error).toMatch(/^Tool "nothing_such" not found\./);
  expect(results.get('c12')).toEqual({ error: 'params/file_path must be string' });
  expect(results.get('c13')?.error).toMatch(/^Path not in workspace: /);
  expect(readFileSync(join(place.folders.workspace, 'sub.txt'), 'utf8')).toBe('é of a sub-agent 😀\n');

  const identify = geminiCli.identify(place.folders);
  const key = (name: string, input: string) => JSON.stringify(identify({ name, input: toolInput(input) }));
  const onWire = [...TURNS, ...SUB].flat().filter((block): block is ScriptedCall => block.kind === 'call');
  const unheard = new Set(['c11', 'c12', 'c13']);
  const asked = place.heard.map(read).filter((question) => question.event === 'pre');
  expect(asked.map((question) => key(question.call.name, question.call.input.text)).sort()).toEqual(
    onWire
      .filter(({ id }) => !unheard.has(id))
      .map(({ name, arguments: input }) => key(name, input))
      .sort(),
  );
  const rewritten = new Set(['c1', 'c2', 'c6', 'c10', ...unheard]);
  const returned = place.heard.map(read).filter((question) => question.event === 'post');
  const keys = returned.map((question) => key(question.call.name, question.call.input.text));
  for (const { id, name, arguments: input } of onWire) if (!rewritten.has(id)) expect(keys, id).toContain(key(name, input));
  for (const question of returned) {
    // The last call of a sub-agent ends it: its result goes nowhere.
    if (question.event !== 'post' || question.call.name === 'complete_task' || question.call.input.text.includes('replaced')) continue;
    const found = [...results.values()].map(
      ({ output, error }): ToolResult => ({ output: { kind: 'text', text: String(output ?? error) }, isError: output === undefined }),
    );
    expect(
      found.some((result) => geminiCli.sameOutput(question.result, result)),
      question.result.output.text,
    ).toBe(true);
  }

  const log = new DecisionLog(identify);
  for (const { call: one } of asked) {
    const reply = answer({
      event: 'pre',
      body: JSON.stringify({ hook_event_name: 'BeforeTool', tool_name: one.name, tool_input: JSON.parse(one.input.text) }),
    });
    const ran = reply === undefined ? one.input.text : JSON.stringify(JSON.parse(reply.stdout).hookSpecificOutput?.tool_input);
    log.decided(one, ran === undefined ? undefined : toolInput(ran));
  }
  const compared = await compare({ records: () => geminiCli.records(place.folders), log, signal: new AbortController().signal });
  expect(compared).toEqual({ calls: [], unread: [] });
  expect((await readAll(geminiCli.records(place.folders))).calls).toHaveLength(onWire.length);
}, 60_000);

interface Shown {
  readonly output?: unknown;
  readonly error?: unknown;
}

function resultsIn(bodies: readonly string[]): Map<string, Shown> {
  const found = new Map<string, Shown>();
  for (const body of bodies) {
    const { contents } = JSON.parse(body) as { contents: { parts: { functionResponse?: { id: string; response: Shown } }[] }[] };
    for (const { parts } of contents)
      for (const { functionResponse } of parts)
        if (functionResponse !== undefined) found.set(functionResponse.id, functionResponse.response);
  }
  return found;
}
