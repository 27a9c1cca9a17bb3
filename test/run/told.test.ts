import { describe, expect, test } from 'vitest';
import { tell } from '../../src/main/run/told.ts';
import type { LedgerEntry } from '../../src/contract/record.ts';

function told(entry: LedgerEntry, evaluateOnly = false): string[] {
  const lines: string[] = [];
  tell(entry, (line) => void lines.push(line), evaluateOnly);
  return lines;
}

const wire = { type: 'withheld', agent_id: 'main', where: 'messages[2]', what: 'another output came up' } as const;
const result = { ...wire, tool_call_id: 'c1', reason: "hook 'h': no" } as const;

describe('the log of a result that was seen on the wire alone', () => {
  test('says what the chain made of it, and why', () => {
    expect(told({ ...result, outcome: 'deny' })).toEqual(["│ withheld the result of c1 on the wire (messages[2]): hook 'h': no"]);
    expect(told({ ...result, outcome: 'replace' })).toEqual(["│ replaced the result of c1 on the wire (messages[2]): hook 'h': no"]);
    expect(told({ ...wire, outcome: 'replace' })).toEqual([
      '│ replaced the result of a call on the wire (messages[2]): another output came up',
    ]);
  });

  test('says with evaluate-only that it was not acted on', () => {
    const [line] = told({ ...result, outcome: 'deny' }, true);
    expect(line).toMatch(/^│ evaluated only, not acted on: withheld the result of c1/);
  });

  test('says of what is no verdict only what it was', () => {
    expect(told(wire, true)).toEqual(['│ withheld in messages[2]: another output came up']);
  });
});
