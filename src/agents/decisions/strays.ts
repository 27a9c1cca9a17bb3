// What hooks are asked or told of calls that the model was not seen to make, and what of it cannot even be read. Whatever knows the
// session's token can ask so, any number of times; so it is refused at small cost, on record as far as a reviewer can use it, and past a
// bound the session ends.
import type { Enforcer } from '../../session/enforce.ts';
import type { AgentCall, Translator } from '../adapter.ts';
import { beginningOf } from './bulk.ts';

export interface StraysOptions {
  readonly enforcer: Pick<Enforcer, 'ids' | 'turnAway' | 'unguarded'>;
  readonly translator: Pick<Translator, 'toolName'>;
  /** The names of the MCP servers that may be started. */
  readonly mcp: readonly string[];
  /** Told once, in a sentence, that there are too many; must not throw. */
  readonly onFlood: (words: string) => void;
}

/** Strays of a session that have records; of what cannot be read there is nothing to record. */
const ON_RECORD = 100;
/** With so many of either kind the session ends. */
const MOST = 1_000;

export class Strays {
  readonly #options: StraysOptions;
  #met = 0;
  #unread = 0;

  constructor(options: StraysOptions) {
    this.#options = options;
  }

  /** A call that is asked about: what it would do is not looked at. Throws `LedgerBroken` alone. */
  asked(call: AgentCall, words: string): void {
    const { enforcer, translator, mcp } = this.#options;
    if (this.#isOnRecord()) {
      const ref = { id: enforcer.ids.claim(call.id ?? ''), agentId: call.subAgent ?? 'main' };
      enforcer.turnAway({ ...ref, toolName: translator.toolName(call, mcp), input: beginningOf(call.input) }, 1, words, 'unseen');
    }
    this.#bound();
  }

  /** A result that is told of. Throws `LedgerBroken` alone. */
  returned(ref: { readonly id: string; readonly agentId: string }, what: string): void {
    if (this.#isOnRecord()) this.#options.enforcer.unguarded(ref, what);
    this.#bound();
  }

  /** A question that cannot be read. */
  unreadable(): void {
    this.#unread += 1;
    if (this.#unread === MOST) this.#options.onFlood(`hooks were asked ${MOST} questions that could not be read, so the session ends`);
  }

  /** How many have no record, a sentence for each kind. */
  get told(): readonly string[] {
    const more = this.#met - ON_RECORD;
    return [
      ...(more > 0
        ? [`${more} more questions about calls that the model was not seen to make were refused, without records of their own`]
        : []),
      ...(this.#unread > 0
        ? [`of the questions of hooks ${this.#unread} could not be read: answered no, without records of their own`]
        : []),
    ];
  }

  #isOnRecord(): boolean {
    this.#met += 1;
    return this.#met <= ON_RECORD;
  }

  #bound(): void {
    if (this.#met === MOST)
      this.#options.onFlood(`hooks were asked ${MOST} times about calls that the model was not seen to make, so the session ends`);
  }
}
