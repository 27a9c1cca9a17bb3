import { expect, test } from 'vitest';
import type { ToolResult } from '../../../src/contract/call.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { withVerdicts } from '../../../src/agents/decisions/verdicts.ts';

test('a result is an error where the agent told by another way that its call failed, and no other one is', async () => {
  const seen: boolean[] = [];
  const decider = withVerdicts(
    {
      before: () => Promise.resolve({ kind: 'allow' }),
      after: ({ result }) => {
        seen.push(result.isError);
        return Promise.resolve({ kind: 'keep' });
      },
    },
    new Set(['c1']),
  );
  const after = (id: string | undefined, isError: boolean) => {
    const result: ToolResult = { output: { kind: 'text', text: 'x' }, isError };
    const call = { name: 'run', input: toolInput('{}'), ...(id === undefined ? {} : { id }) };
    return decider.after({ event: 'post', call, result, native: undefined });
  };
  await after('c1', false);
  await after('c2', false);
  await after('c2', true);
  await after(undefined, false);
  expect(seen).toEqual([true, false, true, false]);
});
