// Where a call that a hook asks about is known from: the wire, or, where no gateway reads it, the hooks alone.
import { CallBook } from '../../gateway/call-book.ts';
import type { Identify } from '../../gateway/identity.ts';
import type { AskedCall, ClaimAnswer, Decision, Gateway, HookRuling, NotedCall } from '../../gateway/options.ts';
import type { AgentCall } from '../adapter.ts';

/** The part of a gateway that knows calls. */
export type CallSource = Pick<Gateway, 'claim' | 'decided' | 'returning' | 'ruled'>;

export function askedCall({ id, name, input }: AgentCall): AskedCall {
  return id === undefined ? { name, input } : { id, name, input };
}

/** Calls of which only hooks tell. With an id, a second question is about the same call; without one it is about another. */
export class HookedCalls implements CallSource {
  readonly #book: CallBook;
  #questions = 0;

  constructor(identify: Identify) {
    this.#book = new CallBook(identify);
  }

  /** Never `unseen`: what is asked about is noted. */
  claim(asked: AskedCall, agentId = 'main'): ClaimAnswer {
    this.#questions += 1;
    const { id, name, input } = asked;
    if (id === undefined || this.#book.ofId(id) === undefined) {
      const seen = { id: id ?? `#${this.#questions}`, ownId: id !== undefined, name, input };
      this.#book.note(seen, { agentId, turn: 1, response: this.#questions });
    }
    return this.#book.claim(asked);
  }

  decided(call: NotedCall, decision: Decision): boolean {
    return this.#book.decided(call, decision);
  }

  returning(asked: AskedCall): NotedCall | undefined {
    return this.#book.returning(asked);
  }

  ruled(call: NotedCall, ruling: HookRuling): boolean {
    return this.#book.ruled(call, ruling);
  }
}
