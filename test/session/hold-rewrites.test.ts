import { expect, test } from 'vitest';
import type { PathVerdict } from '../../src/bindings/trust/path-verdict.ts';
import type { ToolCall } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import { readExact } from '../../src/contract/json/text.ts';
import { HookRunner } from '../../src/hooks/runner.ts';
import { touchedPaths } from '../../src/loop/tools/files-input.ts';
import { holdRewrites, protect } from '../../src/session/protect.ts';

const options = {
  touched: ({ input }: ToolCall) => (input.kind === 'json' ? touchedPaths(input.text) : undefined),
  judge: (path: string): PathVerdict => (path.startsWith('.basis') ? { kind: 'protected', what: 'a file of the guard' } : { kind: 'free' }),
};
const input = (path: string) => JSON.stringify({ operations: [{ op: 'create', path, content: '' }] });
const call = (path: string): ToolCall => ({ id: '1', agentId: 'main', toolName: 'files', input: toolInput(input(path)) });
const signal = new AbortController().signal;

function chainThatWrites(path: string) {
  const text = readExact(input(path));
  if (!text.ok) throw new Error(text.error.message);
  const rewrite = { name: 'rewrite', beforeTool: () => ({ kind: 'modify', input: text.value, reason: 'elsewhere' }) as const };
  const port = { ask: () => Promise.reject(new Error('there is no hook')) };
  return holdRewrites(new HookRunner({ interceptors: [protect(options), rewrite], port, reporter: () => undefined }), options);
}

test('a later participant that turns an edit onto a protected file is refused, and the words say whose rewrite it was', async () => {
  const verdict = await chainThatWrites('.basis/hooks.json').decide(call('a.txt'), signal);
  expect(verdict).toMatchObject({ outcome: 'deny', by: [{ kind: 'interceptor', name: 'protect' }] });
  expect(verdict.outcome === 'deny' && verdict.words).toMatch(
    /^interceptor 'rewrite': elsewhere rewrote this call; the rewritten call then failed: denied by interceptor 'protect': ".basis\/hooks.json" may not be edited/,
  );
  expect(verdict.consulted.map(({ who, outcome }) => `${who.name} ${outcome}`)).toEqual([
    'protect allow',
    'rewrite modify',
    'protect deny',
  ]);
});

test('a rewrite onto a free file stands', async () => {
  const verdict = await chainThatWrites('b.txt').decide(call('a.txt'), signal);
  expect(verdict).toMatchObject({ outcome: 'modify', by: [{ name: 'rewrite' }] });
});
