/** Who speaks, in which order. */
import type { Breakage } from './rules.ts';

const runner = 'src/hooks/runner.ts';
const chain = 'src/hooks/chain.ts';
const ordered = 'test/hooks/order.test.ts';

export const section3: readonly Breakage[] = [
  {
    rule: '3.1',
    file: runner,
    find: `      ...hooks.filter((spec) => spec.scope === 'operator').map((spec) => hookSeat(spec, options.port)),
      ...hooks.filter((spec) => spec.scope === 'workspace').map((spec) => hookSeat(spec, options.port)),`,
    replace: '      ...hooks.map((spec) => hookSeat(spec, options.port)),',
    test: ordered,
  },
  {
    rule: '3.2',
    file: runner,
    find: "      if (step.kind === 'refused') return { left, consulted, refusal: { words: step.words, by: [who] } };\n      left = step.left;",
    replace: `      const isLast = seat === this.seats.at(-1);
      if (step.kind === 'refused' && isLast) return { left, consulted, refusal: { words: step.words, by: [who] } };
      if (step.kind === 'next') left = step.left;`,
    test: ordered,
  },
  { rule: '3.3', file: runner, find: 'round.ask(seat, left.value)', replace: 'round.ask(seat, round.start)', test: ordered },
  {
    rule: '3.4',
    file: 'src/hooks/shape.ts',
    find: 'tools === undefined || tools.includes(call.toolName)',
    replace: 'tools === undefined || tools.some((tool) => call.toolName.startsWith(tool))',
    test: ordered,
  },
  {
    rule: '3.4',
    file: 'src/hooks/shape.ts',
    find: 'return ok({ ...outcome, input: translated.value });',
    replace: 'return ok(outcome);',
    test: 'test/hooks/basis-name.test.ts',
  },
  {
    rule: '3.5',
    file: runner,
    find: "    if (left.hands.length === 0) return { outcome: 'allow', input, by: [], consulted };",
    replace: "    if (left.hands.length === 0 && consulted.length > 0) return { outcome: 'allow', input, by: [], consulted };",
    test: ordered,
  },
  { rule: '3.6', file: chain, find: 'hands: [...left.hands, hand]', replace: 'hands: [hand]', test: ordered },
  {
    rule: '3.7',
    file: 'src/hooks/seat.ts',
    find: "hears: (event) => event === 'pre_tool_use' || reviews,",
    replace: "hears: (event) => event === 'pre_tool_use' || typeof interceptor.afterTool === 'function',",
    test: 'test/hooks/runner.test.ts',
  },
  {
    rule: '3.8',
    file: chain,
    find: 'return left.hands.length === 0 ? refusal : rewriteFailed(handsOf(left.hands), refusal);',
    replace: 'return refusal;',
    test: ordered,
  },
  {
    rule: '3.8',
    file: 'src/session/rule.ts',
    find: 'if (parallelRead && isConsequential(fit.level)) return',
    replace: 'if (parallelRead && fit.level === undefined) return',
    test: 'test/session/enforce-judge.test.ts',
  },
  {
    rule: '3.9',
    file: 'src/hooks/until-aborted.ts',
    find: '  const { promise: aborted, resolve } = Promise.withResolvers<typeof ABORTED>();',
    replace: `  const queue: { tail?: Promise<unknown> } = globalThis;
  const earlier = queue.tail;
  queue.tail = Promise.allSettled([earlier, value]);
  await earlier;
  const { promise: aborted, resolve } = Promise.withResolvers<typeof ABORTED>();`,
    test: 'test/hooks/runner.test.ts',
  },
];
