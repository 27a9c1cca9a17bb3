/** One call, start to finish. */
import type { Breakage } from './rules.ts';

const judged = 'test/session/enforce-judge.test.ts';
const enforcer = 'src/session/enforce.ts';

export const section1: readonly Breakage[] = [
  {
    rule: '1.1',
    file: enforcer,
    find: '    const verdict = await this.#decide(call);',
    replace: `    const early = await this.#ask(call, journal);
    if (early.kind === 'deny') return this.#refuse(call, journal, refusal('approver', early.words, [early.by]));
    const verdict = await this.#decide(call);`,
    test: judged,
  },
  {
    rule: '1.1',
    file: 'src/session/fit.ts',
    find: "`the tools here are: ${available.join(', ')}`",
    replace: "'ask for another'",
    test: judged,
  },
  {
    rule: '1.2',
    file: enforcer,
    find: '    const verdict = await this.#decide(call);',
    replace: `    const misfit = call.input.kind === 'json' ? tool.check(call.input.text) : undefined;
    if (misfit !== undefined) return this.#refuse(call, journal, refusal('schema', misfit, ['input schema']));
    const verdict = await this.#decide(call);`,
    test: judged,
  },
  {
    rule: '1.3',
    file: 'src/session/rule.ts',
    find: 'const answer = await ask(fit.input, fit.level);',
    replace: "const answer = await ask('{}' as JsonText, fit.level);",
    test: judged,
  },
  {
    rule: '1.4',
    file: 'src/hooks/runner.ts',
    find: 'start: frozenResult(result),',
    replace:
      'start: frozenResult({ ...result, output: { ...result.output, text: result.output.text.slice(0, 1000) } as typeof result.output }),',
    test: 'test/loop/run-loop.test.ts',
  },
  {
    rule: '1.4',
    file: 'src/loop/run-call.ts',
    find: 'return equipped.tool.page?.(shown, call) ?? shown;',
    replace: 'return shown;',
    test: 'test/loop/run-loop.test.ts',
  },
  {
    rule: '1.5',
    file: 'src/loop/schedule.ts',
    find: '    if (alone) await Promise.all(running);\n    else if',
    replace: '    if',
    test: 'test/loop/schedule.test.ts',
  },
  {
    rule: '1.5',
    file: 'src/loop/schedule.ts',
    find: 'const alone = !onlyReads(item);',
    replace: 'const alone = onlyReads !== undefined;',
    test: 'test/loop/schedule.test.ts',
  },
  {
    rule: '1.6',
    file: enforcer,
    find: `    } catch {
      return { outcome: 'deny', words: CHAIN_FAILED, by: [], input: call.input, consulted: [] };`,
    replace: `    } catch (error) {
      throw error;`,
    test: judged,
  },
];
