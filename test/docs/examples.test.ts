import { accessSync, constants, copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseCasesFile } from '../../src/contract/cases-file.ts';
import { toolInput } from '../../src/contract/input.ts';
import { readExact } from '../../src/contract/json/text.ts';
import { parseReplayFile } from '../../src/contract/replay-file.ts';
import { parseToolsFile } from '../../src/contract/tools-file.ts';
import { encodeRequest } from '../../src/contract/wire.ts';
import { parseHooksFile } from '../../src/hooks/file.ts';
import { readFilesInput } from '../../src/loop/tools/files-input.ts';
import { readSpawnInput } from '../../src/loop/tools/spawn-input.ts';
import { ofKind } from './pages.ts';
import { linkPackage, removeScratches, runIn, scratchFolder, sets, writeSet } from './sets.ts';

afterAll(removeScratches);

const onPath = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** What a page leaves out of a set, for it would teach nothing there. */
const REST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  readme: {
    '.basis/mask_keys.py': 'print(\'{"decision": "allow"}\')\n',
    '.basis/cases.json': JSON.stringify({
      schema: 1,
      cases: [
        { name: 'more', tool_name: 'spawn', input: { command: 'npm test; git push' }, expect: 'deny', expect_by: 'only-these' },
        { name: 'the tests', tool_name: 'spawn', input: { command: 'npm test' }, expect: 'allow' },
      ],
    }),
  },
};

describe('an example is what its file may be', () => {
  const origin = { source: 'docs', scope: 'workspace' } as const;
  const parsers: Readonly<Record<string, (text: string) => { readonly ok: boolean }>> = {
    hooks: (text) => parseHooksFile(text, origin),
    tools: (text) => parseToolsFile(text, origin),
    cases: (text) => parseCasesFile(text, 'docs'),
    replay: (text) => parseReplayFile(text, 'docs'),
  };
  const files = [
    ...ofKind('schema'),
    ...ofKind('example').filter(([, { words }]) => Object.hasOwn(parsers, /^\.basis\/(.*)\.json$/.exec(words[1] ?? '')?.[1] ?? '')),
  ];
  test.each(files)('%s', (_name, { kind, words, text }) => {
    const format = kind === 'schema' ? words[0] : /^\.basis\/(.*)\.json$/.exec(words[1] ?? '')?.[1];
    expect(parsers[format ?? '']?.(text)).toMatchObject({ ok: true });
  });

  test.each(ofKind('input'))('%s', (_name, { words, text }) => {
    const exact = readExact(text);
    expect(exact.ok && (words[0] === 'files' ? readFilesInput(exact.value) : readSpawnInput(exact.value))).toMatchObject({ ok: true });
  });

  test.each(ofKind('request'))('%s is what a hook would read', (_name, { text }) => {
    const shown = JSON.parse(text) as Record<string, never>;
    const { event, workspace, agent_id: agentId, tool_call_id: toolCallId, tool_name: toolName, input, output, is_error: isError } = shown;
    const result = output === undefined ? {} : { result: { output: { kind: 'text' as const, text: output }, isError: isError ?? false } };
    const request = { event, workspace, agentId, toolCallId, toolName, input: toolInput(JSON.stringify(input)), ...result };
    const level = { level: shown['side_effect_level'] };
    expect(JSON.parse(encodeRequest({ ...request, ...level } as unknown as Parameters<typeof encodeRequest>[0]))).toEqual(shown);
  });
});

describe('the hooks of the pages answer their own test cases', () => {
  const withHooks = sets.filter((set) => ofKind('example').some(([, { words }]) => words[0] === set && words[1] === '.basis/hooks.json'));
  test('there are some', () => {
    expect(withHooks).toEqual(expect.arrayContaining(['page', 'jq', 'readme']));
  });
  test.for(withHooks)('%s', async (set, { skip }) => {
    skip(set === 'jq' && !onPath('jq'), 'jq is not installed');
    const checked = await runIn(writeSet(set, REST[set]), ['basis-guard', 'check']);
    expect(checked.stderr).toBe('');
    expect(checked.stdout).toMatch(/\n[1-9]\d* cases hold, 0 do not\n$/);
    expect(checked.code).toBe(0);
  });
});

test('the declared tool of docs/tools.md can be called', async () => {
  const folder = writeSet('tools');
  const script = join(scratchFolder(), 'replay.json');
  const turns = [
    {
      tool_calls: [
        { name: 'ticket', input: { number: 7 } },
        { name: 'ticket', input: { number: 0 } },
      ],
    },
    { text: 'done' },
  ];
  writeFileSync(script, JSON.stringify({ schema: 1, turns }));
  const words = [
    'basis-guard',
    'run',
    '--agent',
    'replay',
    '--replay-file',
    script,
    '--allow-external',
    '--pass-env',
    'TICKET_HOST',
    '--json',
  ];
  const ran = await runIn(folder, words, { TICKET_HOST: 'tickets.example' });
  expect(ran.stdout).toContain('"summary":"ticket 7 of tickets.example: open"');
  expect(ran.stderr).toContain('refused call~2 (schema): the input of ticket does not fit: number must be');
  expect(ran.code).toBe(0);
});

test('the host of docs/hooks.md asks its interceptor and the hooks of the page', async () => {
  const folder = writeSet('page', { 'host.mts': ofKind('example').find(([, { words }]) => words[0] === 'host')?.[1].text ?? '' });
  linkPackage(folder);
  const ran = await runIn(folder, [process.execPath, 'host.mts']);
  expect(ran).toMatchObject({ code: 0, stdout: "denied by interceptor 'no-deletes': nothing is deleted here\n", stderr: '' });
});

describe('the commands of the pages end well', () => {
  test.each(ofKind('run').filter(([, { words }]) => words[0] !== 'ledger'))('%s', async (_name, { words: [set = ''], text }) => {
    const ran = await runIn(writeSet(set, REST[set]), ['sh', '-euc', text]);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
  });

  test('those over a ledger', async () => {
    const folder = scratchFolder();
    const demo = await runIn(folder, ['basis-guard', 'demo', '--keep'], { TMPDIR: folder });
    const [ledger = ''] = globSync(join(folder, 'basis-guard-demo-*', 'basis-guard-*', 'ledger.jsonl'));
    copyFileSync(ledger, join(folder, 'ledger.jsonl'));
    writeFileSync(join(folder, 'job.log'), demo.stderr);
    const digest = /ledger \d+ ([0-9a-f]{64})\n$/.exec(demo.stderr)?.[1] ?? '';
    const blocks = ofKind('run').filter(([, { words }]) => words[0] === 'ledger');
    expect(blocks.length).toBeGreaterThan(1);
    for (const [name, { text }] of blocks) {
      const ran = await runIn(folder, ['sh', '-euc', text], { AUDIT_DIGEST: `sha256:${digest}` });
      expect({ name, ...ran }).toMatchObject({ name, code: 0, stderr: '' });
    }
    writeFileSync(join(folder, 'ledger.jsonl'), readFileSync(ledger, 'utf8').replace('"outcome":"deny"', '"outcome":"allow"'));
    for (const [name, { text }] of blocks.filter((block) => !block[1].text.includes('grep'))) {
      const ran = await runIn(folder, ['sh', '-euc', text], { AUDIT_DIGEST: `sha256:${digest}` });
      expect({ name, failed: ran.code !== 0 }).toEqual({ name, failed: true });
    }
  });
});
