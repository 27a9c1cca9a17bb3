// How a session ended, in one word, one exit code and one sentence: the first row that applies wins.
import type { Bound, Conclusion, FailOn } from '../contract/record.ts';
import { EXIT_CODES } from '../contract/record.ts';

/** What is known at the end. Whatever is absent or empty did not happen. */
export interface Facts {
  /** Enforcement broken: sentences, each about one way. */
  readonly guardErrors?: readonly string[];
  readonly cancelled?: boolean;
  /** Wrong invocation or configuration, actor refused, floor not reached at the start: sentences. */
  readonly configErrors?: readonly string[];
  /** The `fail-on` verdicts that were given; none where they are only evaluated. */
  readonly verdicts?: readonly FailOn[];
  readonly bound?: Bound | undefined;
  /** What was wrong with the provider, where none of its answers could be used, in a sentence. */
  readonly unserved?: string | undefined;
  /** Why the agent or its provider failed, in a sentence. */
  readonly agentFailed?: string | undefined;
}

export interface Concluded {
  readonly conclusion: Conclusion;
  readonly exit: number;
  /** One sentence: why. */
  readonly why: string;
}

export function conclude(facts: Facts): Concluded {
  const { guardErrors = [], configErrors = [], verdicts = [] } = facts;
  if (guardErrors.length > 0) return as('guard-error', guardErrors.join('; '));
  if (facts.cancelled === true) return as('cancelled', 'the run was cancelled');
  if (configErrors.length > 0) return as('config-error', configErrors.join('; '));
  if (verdicts.length > 0) return as('denied', `fail-on names what happened: ${verdicts.join(', ')}`);
  if (facts.bound !== undefined) return as('bound', stoppedBy(facts.bound, facts.unserved));
  if (facts.agentFailed !== undefined) return as('agent-failed', facts.agentFailed);
  return as('success', 'the agent finished');
}

function stoppedBy(bound: Bound, unserved: string | undefined): string {
  const stopped = `the session was stopped by its ${bound}`;
  return unserved === undefined
    ? `${stopped}; the work done is kept`
    : `${stopped}, and no request to the model had a good answer: ${unserved}`;
}

const as = (conclusion: Conclusion, why: string): Concluded => ({ conclusion, exit: EXIT_CODES[conclusion], why });
