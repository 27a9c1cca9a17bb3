// What a turn of the model cost and how it came about: told while it runs, recorded when it is over.
import type { Bounds } from '../session/bounds.ts';
import type { Enforcer } from '../session/enforce.ts';
import type { TurnAnswer, TurnListener, Usage } from './model.ts';

/** What a turn with this usage costs in US dollars; `unknown` where that is not known. */
export type Price = (usage: Usage) => number | 'unknown';

export interface AccountOptions {
  readonly enforcer: Enforcer;
  readonly agentId: string;
  readonly turn: number;
  /** The model's name for the records. */
  readonly model: string;
  /** Absent for a model that is no provider's: what it does is recorded only where it says what it used. */
  readonly price?: Price | undefined;
}

const MOST_NOTES = 50;

/** The account of one turn. */
export class TurnAccount implements TurnListener {
  readonly #options: AccountOptions;
  readonly #notes: string[] = [];

  constructor(options: AccountOptions) {
    this.#options = options;
  }

  delta(text: string): void {
    const { enforcer, agentId } = this.#options;
    enforcer.tell({ type: 'assistant_delta', agent_id: agentId, text });
  }

  retry(message: string, waitMs: number): void {
    const { enforcer, agentId } = this.#options;
    const said = enforcer.redact(message);
    this.#note(`asked again after ${waitMs} ms: ${said}`);
    enforcer.tell({ type: 'retry', agent_id: agentId, message: said, wait_ms: waitMs });
  }

  notice(message: string): void {
    const { enforcer } = this.#options;
    const said = enforcer.redact(message);
    this.#note(said);
    enforcer.tell({ type: 'notice', message: said });
  }

  /** Counts and records what the turn cost. `answer` is undefined for a turn that was given up. */
  settle(answer: TurnAnswer | undefined, latencyMs: number): void {
    const { enforcer, agentId, turn, model, price } = this.#options;
    const usage = answer?.usage;
    if (usage === undefined && price === undefined) return;
    if (answer === undefined) this.#note('given up: the run was to end');
    else if (answer.kind === 'failed') this.#note(enforcer.redact(answer.words));
    const cost = price && (usage === undefined ? 'unknown' : price(usage));
    if (usage) enforcer.bounds.spend(usage, typeof cost === 'number' ? cost : 0);
    const { inputTokens, outputTokens, cachedTokens, reasoningTokens } = usage ?? {};
    enforcer.record({
      type: 'model_request',
      agent_id: agentId,
      turn,
      model,
      ...(inputTokens === undefined ? {} : { input_tokens: inputTokens }),
      ...(outputTokens === undefined ? {} : { output_tokens: outputTokens }),
      ...(cachedTokens === undefined ? {} : { cached_tokens: cachedTokens }),
      ...(reasoningTokens === undefined ? {} : { reasoning_tokens: reasoningTokens }),
      ...(cost === undefined ? {} : { cost_usd: cost }),
      latency_ms: Math.round(latencyMs),
      ...(this.#notes.length === 0 ? {} : { notes: this.#notes }),
    });
    if (usage === undefined) return;
    const tokens = { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens };
    enforcer.tell({ type: 'usage', agent_id: agentId, ...tokens, ...(cost === undefined ? {} : { cost_usd: cost }) });
  }

  #note(text: string): void {
    if (this.#notes.length < MOST_NOTES) this.#notes.push(text);
  }
}

/** Why a session whose bounds count what the model uses cannot go on after this turn; undefined where it can. */
export function uncounted(bounds: Bounds, answer: TurnAnswer, price: Price | undefined): string | undefined {
  if (price === undefined || answer.usage !== undefined || !bounds.countsUsage) return undefined;
  return 'the provider did not say how many tokens the turn took, so that the budget cannot be held: take out token-budget and cost-budget, or use a provider that says';
}
