// Which of an agent's conversations a request belongs to. A sub-agent has a history of its own over the same gateway. It is told by
// the calls that the history holds, else by how it opens. That names whose call it is for records and hooks, and decides two things:
// which of several calls that are alike a history means, and in which conversation canaries are played.
import { digestOf } from '../bindings/digest.ts';
import type { NotedCall } from './options.ts';
import type { RequestView, TextView } from './types.ts';

export interface Conversation {
  /** `main`, then `main/1` and so on, in the order of their first requests; one that is started for canaries takes none of these numbers. */
  readonly agentId: string;
  /** Requests so far that were answered by the model. */
  turns: number;
}

export class Conversations {
  readonly #byAgent = new Map<string, Conversation>();
  /** For what is not read. */
  readonly unread: Conversation = { agentId: 'main', turns: 0 };
  readonly #byOpening = new Map<string, Conversation>();
  #checks = 0;

  /**
   * `calls` are the noted ones of the request, in its order. A request without tools and calls is taken for the main one's. `isCheck`:
   * it opens like the conversation of a sub-agent that is started for canaries.
   */
  of(view: RequestView, calls: readonly (NotedCall | undefined)[], opening: Opening, isCheck: () => boolean): Conversation {
    const known = calls.findLast((call) => call !== undefined);
    if (known !== undefined) return this.#named(known.agentId);
    if (view.tools.length === 0) return this.#named('main');
    const digest = opening();
    const found = this.#byOpening.get(digest) ?? this.#named(isCheck() ? this.#nextCheck() : this.#next());
    this.#byOpening.set(digest, found);
    return found;
  }

  /** The agent whose conversation opens like a request; undefined: none that was seen before. */
  opener(opening: Opening): string | undefined {
    return this.#byOpening.get(opening())?.agentId;
  }

  #next(): string {
    const number = this.#byOpening.size - this.#checks;
    return number === 0 ? 'main' : `main/${number}`;
  }

  #nextCheck(): string {
    this.#checks += 1;
    return this.#checks === 1 ? 'main/check' : `main/check-${this.#checks}`;
  }

  #named(agentId: string): Conversation {
    const found = this.#byAgent.get(agentId) ?? { agentId, turns: 0 };
    this.#byAgent.set(agentId, found);
    return found;
  }
}

/** How a request opens, as a digest. */
export type Opening = () => string;

/** Most requests need no such digest: it is made when it is first asked for, and once. */
export function openingOf(view: RequestView): Opening {
  let digest: string | undefined;
  return () => (digest ??= digestOf(openingWords(view)));
}

/** What a request says before the model first speaks. */
export function* beforeModel(view: RequestView): Generator<TextView> {
  for (const one of view.texts()) {
    if (one.where === 'assistant' || one.where === 'call') return;
    yield one;
  }
}

/** What the user says there: an agent may begin each of its conversations alike. System prompts change within one. */
function openingWords(view: RequestView): string {
  const said: string[] = [];
  for (const { where, fixed, text } of beforeModel(view)) if (where === 'user' && !fixed) said.push(text);
  return JSON.stringify(said);
}
