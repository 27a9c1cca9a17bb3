// The turn loop: a model is asked for turns until one has no calls, and every call passes the enforcer. A sub-agent is another run of
// this loop, inside a tool, with the same enforcer and an agent id of its own.
import type { ToolCall } from '../contract/call.ts';
import { cutBytes } from '../contract/cut.ts';
import { LedgerBroken } from '../contract/ledger-broken.ts';
import type { Bound } from '../contract/record.ts';
import { isConsequential } from '../approval/levels.ts';
import { orAborted } from '../session/abort.ts';
import type { Enforcer } from '../session/enforce.ts';
import { levelOf } from '../session/fit.ts';
import type { Result } from '../contract/result.ts';
import type { Conversation, ModelCall, ShownResult, TurnAnswer } from './model.ts';
import { errorResult, runCall } from './run-call.ts';
import { schedule } from './schedule.ts';
import type { Toolbox } from './toolbox.ts';
import { type Price, TurnAccount, uncounted } from './turn-account.ts';
import { TurnSignals } from './turn-signals.ts';

export interface LoopOptions {
  readonly conversation: Conversation;
  readonly toolbox: Toolbox;
  readonly enforcer: Enforcer;
  /** Aborts when the run is cancelled; of a sub-agent: when its parent's call is to end. */
  readonly signal: AbortSignal;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
  /** The model's name for the records. */
  readonly model: string;
  /** `main` where absent; of its sub-agents `main/1` and so on. */
  readonly agentId?: string;
  /** Calls of one turn that are taken up; what is beyond is refused. */
  readonly maxCallsPerTurn?: number;
  /** Absent for a model that is no provider's. */
  readonly price?: Price;
  /** What the final answer must be; absent: any text. */
  readonly accept?: Acceptance;
}

export interface Acceptance {
  /** The answer as it is kept, or what is wrong with it. */
  check(text: string): Result<string, string>;
  /** What the model is told, once, about an answer that does not do. */
  retry(problem: string): string;
}

/** How a loop ended. */
export type LoopEnd = Said & Ending;

export interface Said {
  /** The last text that the model wrote; where its answer must be accepted, the accepted one or none. */
  readonly finalMessage: string;
  readonly turns: number;
}

export type Ending =
  | { readonly kind: 'finished' | 'cancelled' }
  | { readonly kind: 'bound'; readonly bound: Bound }
  /** `words`: why, in a sentence. */
  | { readonly kind: 'agent-failed' | 'guard-error'; readonly words: string };

const MAX_CALLS_PER_TURN = 1024;

/** Runs until the model is done, or something ends it. Never rejects: a broken ledger, or a mistake of the guard's own, is `guard-error`. */
export async function runLoop(options: LoopOptions): Promise<LoopEnd> {
  const loop = new Loop(options);
  try {
    const ending = await loop.converse();
    return { ...loop.said, ...ending };
  } catch (error) {
    const words = error instanceof LedgerBroken ? error.message : `the guard itself failed: ${String(error)}`;
    return { ...loop.said, kind: 'guard-error', words };
  } finally {
    loop.signals.dispose();
  }
}

/** What the model is told before its next turn. */
interface TurnInput {
  readonly results: readonly ShownResult[];
  readonly say?: string;
}

class Loop {
  said: Said = { finalMessage: '', turns: 0 };
  readonly signals: TurnSignals;
  readonly #options: LoopOptions;
  readonly #agentId: string;
  /** Whether the model has had its second try at a final answer. */
  #retried = false;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#agentId = options.agentId ?? 'main';
    this.signals = new TurnSignals(options.signal, options.enforcer.bounds);
  }

  async converse(): Promise<Ending> {
    let input: TurnInput = { results: [] };
    for (;;) {
      const stop = this.#stopped();
      if (stop) return stop;
      const answer = await this.#nextTurn(input);
      if (answer === undefined) return this.#failed('the turn of the model was given up');
      if (answer.kind === 'failed') return this.#failed(answer.words);
      this.#hear(answer.text);
      const next = answer.calls.length === 0 ? this.#conclude(answer.text) : { results: [] };
      if ('kind' in next) return next;
      const unknown = uncounted(this.#options.enforcer.bounds, answer, this.#options.price);
      if (unknown !== undefined) return this.#failed(unknown);
      input = answer.calls.length === 0 ? next : { results: await this.#runCalls(answer.calls) };
    }
  }

  /** What a turn without calls comes to: the end, or one more try at an answer that does. */
  #conclude(text: string): Ending | TurnInput {
    if (text.trim() === '')
      return { kind: 'agent-failed', words: 'the agent ended without a result: its last turn has neither text nor calls' };
    const { accept } = this.#options;
    const accepted = accept?.check(text);
    if (accept === undefined || accepted === undefined) return { kind: 'finished' };
    if (accepted.ok) {
      this.said = { ...this.said, finalMessage: accepted.value };
      return { kind: 'finished' };
    }
    if (this.#retried) return this.#failed(`the final answer does not do, twice: ${accepted.error}`);
    this.#retried = true;
    return { results: [], say: accept.retry(accepted.error) };
  }

  #failed(words: string): Ending {
    const ending = this.#stopped() ?? { kind: 'agent-failed', words };
    const { enforcer } = this.#options;
    if (ending.kind === 'agent-failed') enforcer.tell({ type: 'error', message: enforcer.redact(ending.words) });
    return ending;
  }

  #hear(text: string): void {
    if (text.trim() === '') return;
    const { enforcer, accept } = this.#options;
    if (accept === undefined) this.said = { ...this.said, finalMessage: text };
    enforcer.tell({ type: 'assistant_message', agent_id: this.#agentId, text });
  }

  #stopped(): Ending | undefined {
    if (this.#options.signal.aborted) return { kind: 'cancelled' };
    const trip = this.#options.enforcer.bounds.admitTurn();
    return trip && { kind: 'bound', bound: trip.bound };
  }

  /** The model's next turn; undefined where it was given up because the run is to end. */
  async #nextTurn({ results, say }: TurnInput): Promise<TurnAnswer | undefined> {
    const { conversation, now, enforcer, model, price } = this.#options;
    this.said = { ...this.said, turns: this.said.turns + 1 };
    const account = new TurnAccount({ enforcer, agentId: this.#agentId, turn: this.said.turns, model, price });
    const begun = now();
    const next = guarded(() => conversation.next(results, account, this.signals.end, say));
    const answered = await orAborted(next, this.signals.end);
    const answer = answered.kind === 'aborted' ? undefined : answered.value;
    account.settle(answer, now() - begun);
    return answer;
  }

  /** What the model is shown for each of its calls, in the order of the calls. */
  async #runCalls(calls: readonly ModelCall[]): Promise<readonly ShownResult[]> {
    const { toolbox, enforcer, maxCallsPerTurn = MAX_CALLS_PER_TURN } = this.#options;
    const shown: ShownResult[] = [];
    const tasks = calls.map((asked, index) => {
      const equipped = toolbox.find(asked.name);
      const onlyReads = equipped !== undefined && !isConsequential(levelOf(equipped.guarded, asked.input));
      return { asked, index, equipped, onlyReads };
    });
    const one = async ({ asked, index, equipped, onlyReads }: (typeof tasks)[number]): Promise<void> => {
      const call: ToolCall = { id: this.#claimId(asked.id), agentId: this.#agentId, toolName: asked.name, input: asked.input };
      const setting = { turn: this.said.turns, available: toolbox.names, parallelRead: onlyReads };
      const { output, isError } =
        index < maxCallsPerTurn
          ? await runCall(enforcer, call, equipped, setting, this.signals)
          : errorResult(enforcer.turnAway(call, setting.turn, `a turn may have ${maxCallsPerTurn} calls; this one is beyond`).words);
      shown[index] = { toolCallId: asked.id, toolName: asked.name, output, isError };
    };
    await schedule(
      tasks,
      (task) => task.onlyReads,
      one,
      () => this.signals.stop(),
    );
    return shown;
  }

  #claimId(given: string): string {
    const { enforcer } = this.#options;
    const claimed = enforcer.ids.claim(given);
    if (claimed !== given) {
      const why =
        given === ''
          ? 'a call without an id'
          : `a call with the id ${JSON.stringify(cutBytes(enforcer.redact(given), 128))}, which cannot serve or is taken,`;
      enforcer.tell({ type: 'notice', message: `${why} is recorded as ${claimed}` });
    }
    return claimed;
  }
}

/** A model that throws has failed. */
async function guarded(next: () => Promise<TurnAnswer>): Promise<TurnAnswer> {
  try {
    return await next();
  } catch (error) {
    return { kind: 'failed', words: `the model failed: ${cutBytes(error instanceof Error ? error.message : 'it threw', 2048)}` };
  }
}
