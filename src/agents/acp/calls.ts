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

/** The kind of a call where the agent is known to call it something else, by what was told first and last; undefined: as it says. */
export type Refine = (told: ToldCall, first: ToldCall) => string | undefined;

export class Call {
  /** As the session knows it: an agent may use an id anew for another call. */
  readonly id: string;
  readonly nth: number;
  readonly #refine: Refine;
  readonly #first: ToldCall;
  told: ToldCall;
  asked: Asked | undefined;
  /** How it has ended. */
  end: 'completed' | 'failed' | undefined;

  constructor(told: ToldCall, refine: Refine, nth: number) {
    this.id = nth === 1 ? told.id : `${told.id}#${nth}`;
    this.nth = nth;
    this.#refine = refine;
    this.#first = told;
    this.told = told;
  }

  get kind(): string {
    return this.#refine(this.told, this.#first) ?? this.told.kind ?? NO_KIND;
  }

  /** As the chain is asked about it. */
  get agentCall(): AgentCall {
    return { id: this.id, name: this.kind, input: inputOf(this.told) };
  }
}

export class Calls {
  readonly #calls = new Map<string, Call>();
  readonly #refine: Refine;

  constructor(refine: Refine) {
    this.#refine = refine;
  }

  /** What is told last counts; one that is announced anew after its end is another call. */
  tell(told: ToldCall, isNew = false): Call {
    const known = this.#calls.get(told.id);
    if (known === undefined || (isNew && known.end !== undefined)) {
      const call = new Call(told, this.#refine, known === undefined ? 1 : known.nth + 1);
      this.#calls.set(told.id, call);
      return call;
    }
    known.told = { ...known.told, ...told };
    return known;
  }

  /** Calls that were under way and have not come to an end. */
  get open(): readonly Call[] {
    return [...this.#calls.values()].filter(({ end, told }) => end === undefined && told.status === 'in_progress');
  }
}
