/** The vocabulary. */
import type { Breakage } from './rules.ts';

const answers = 'src/contract/answer.ts';
const answered = 'test/contract/answer.test.ts';
const ordered = 'test/hooks/order.test.ts';

export const section2: readonly Breakage[] = [
  {
    rule: '2.1',
    file: answers,
    find: "if (said === 'modify' && event === 'pre_tool_use') {",
    replace: "if (said === 'modify') {",
    test: answered,
  },
  {
    rule: '2.1',
    file: 'src/hooks/vet.ts',
    find: "if (kind === 'replace' && event === 'post_tool_use') {",
    replace: "if (kind === 'replace') {",
    test: 'test/hooks/interceptor.test.ts',
  },
  {
    rule: '2.2',
    file: answers,
    find: "if (input.kind !== 'object') return",
    replace: "if (input.kind === 'null') return",
    test: answered,
  },
  {
    rule: '2.3',
    file: answers,
    find: `if (output === undefined) return broken('no-decision', 'its "replace" has no "output"');`,
    replace: "if (output === undefined) return ok({ kind: 'allow' });",
    test: answered,
  },
  {
    rule: '2.3',
    file: 'src/hooks/chain.ts',
    find: 'isError: answer.isError ?? left.value.isError',
    replace: 'isError: answer.isError ?? false',
    test: ordered,
  },
  {
    rule: '2.4',
    file: 'src/hooks/runner.ts',
    find: "return { outcome: 'allow', input, by: [], consulted };",
    replace: "return { outcome: 'allow', input, by: [], consulted, reason: consulted.at(-1)?.reason ?? '' };",
    test: ordered,
  },
  {
    rule: '2.5',
    file: answers,
    find: "return value?.kind === 'null' ? undefined : value;",
    replace: 'return value;',
    test: answered,
  },
  {
    rule: '2.6',
    file: 'src/hooks/seat.ts',
    find: "hears: (event) => event === 'pre_tool_use' || reviews,",
    replace: 'hears: () => true,',
    test: ordered,
  },
];
