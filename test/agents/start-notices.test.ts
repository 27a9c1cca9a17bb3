import { expect, test } from 'vitest';
import { AGENT_NAMES } from '../../src/agents/adapter.ts';
import { adapterOf } from '../../src/agents/adapters.ts';
import { startNotices } from '../../src/agents/start-notices.ts';

const adapters = await Promise.all(AGENT_NAMES.map((name) => adapterOf(name)));

test('an agent that reads by commands alone is told of where none may run', () => {
  const told = adapters.flatMap((adapter) => startNotices({ ...adapter, allowProcess: false }));
  expect(told).toEqual([
    'codex has no tool that reads a text: it reads by commands, and without `allow-process` each of them is refused, so it can read no file',
  ]);
  expect(adapters.flatMap((adapter) => startNotices({ ...adapter, allowProcess: true }))).toEqual([]);
});
