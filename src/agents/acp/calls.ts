// Every call that the agent has told of, put together from its messages, and how far each has come.
import type { AgentCall, PreRuling } from '../adapter.ts';
import { inputOf } from './input.ts';
import { NO_KIND } from './kinds.ts';
import type { ToldCall } from './messages.ts';

/** What was answered when the call asked. */
export interface Asked {
  /** As it was judged. */
  readonly call: AgentCall;
  /** Settles with what the agent was told; `deny` also where the agent offered no way to allow it. */
  readonly answer: Promise<PreRuling['kind']>;
}

/** What is known of an agent beyond the protocol. */
export interface Knowledge {
  /** The kind of a call where the agent is known to call it something else, by what was told first and last; undefined: as it says. */
  readonly kind: (told: ToldCall, first: ToldCall) => string | undefined;
  /** Whether a request is for another call than the one that was told of under the same id and has not ended. */
  readonly isOther: (request: ToldCall, known: Pick<Call, 'first' | 'asked'>) => boolean;
}

export const NOTHING_MORE: Knowledge = { kind: () => undefined, isOther: () => false };

export class Call {
  /** As the session knows it: an agent may use an id anew for another call. */
  readonly id: string;
  readonly first: ToldCall;
  readonly #knowledge: Knowledge;
  told: ToldCall;
  asked: Asked | undefined;
  /** How it has ended. */
  end: 'completed' | 'failed' | undefined;

  constructor(told: ToldCall, knowledge: Knowledge, nth: number) {
    this.id = nth === 1 ? told.id : `${told.id}#${nth}`;
    this.#knowledge = knowledge;
    this.first = told;
    this.told = told;
  }

  get kind(): string {
    return this.#knowledge.kind(this.told, this.first) ?? this.told.kind ?? NO_KIND;
  }

  /** As the chain is asked about it. */
  get agentCall(): AgentCall {
    return { id: this.id, name: this.kind, input: inputOf(this.told) };
  }
}

export class Calls {
  readonly #calls = new Map<string, Call>();
  /** How many calls there were under an id: providers count anew in each answer, and in each sub-agent. */
  readonly #made = new Map<string, number>();
  readonly #knowledge: Knowledge;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** What is told last counts; one that is announced anew after its end is another call. */
  tell(told: ToldCall, isNew = false): Call {
    const known = this.#calls.get(told.id);
    if (known === undefined || (isNew && known.end !== undefined)) {
      const call = this.#make(told);
      this.#calls.set(told.id, call);
      return call;
    }
    known.told = { ...known.told, ...told };
    return known;
  }

  /** The call for which a permission is asked. One that has ended does not ask any more; of another than the known one nothing else is told. */
  asks(told: ToldCall): Call {
    const known = this.#calls.get(told.id);
    const isOther = known !== undefined && known.end === undefined && this.#knowledge.isOther(told, known);
    return isOther ? this.#make(told) : this.tell(told, true);
  }

  #make(told: ToldCall): Call {
    const nth = (this.#made.get(told.id) ?? 0) + 1;
    this.#made.set(told.id, nth);
    return new Call(told, this.#knowledge, nth);
  }

  /** Calls that were under way and have not come to an end. */
  get open(): readonly Call[] {
    return [...this.#calls.values()].filter(({ end, told }) => end === undefined && told.status === 'in_progress');
  }
}
