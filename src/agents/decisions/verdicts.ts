// Whether a tool failed, where an agent's hook gives its output alone and the agent tells the end of the call by another way, before.
import type { Decider } from './decider.ts';

/** `failed` holds the ids of calls that ended badly. */
export function withVerdicts(decider: Decider, failed: ReadonlySet<string>): Decider {
  return {
    before: (question, late) => decider.before(question, late),
    after: (question, late) => {
      const { id } = question.call;
      const isError = question.result.isError || (id !== undefined && failed.has(id));
      return decider.after({ ...question, result: { ...question.result, isError } }, late);
    },
  };
}
