import type { Identify } from '../../gateway/identity.ts';
import { shapeOf } from '../../gateway/identity.ts';
import type { NotedCall } from '../../gateway/options.ts';
import type { AgentCall } from '../adapter.ts';
import { askedCall } from './call-source.ts';

/** The calls that hooks have told of; found by id, without one the last of the same tool and input. */
export class PastCalls {
  readonly #identify: Identify;
  readonly #calls = new Map<string, NotedCall>();

  constructor(identify: Identify) {
    this.#identify = identify;
  }

  add(call: AgentCall, noted: NotedCall): void {
    this.#calls.set(this.#keyOf(call), noted);
  }

  find(call: AgentCall): NotedCall | undefined {
    return this.#calls.get(this.#keyOf(call));
  }

  #keyOf(call: AgentCall): string {
    return call.id === undefined ? `shape ${shapeOf(this.#identify, askedCall(call))}` : `id ${call.id}`;
  }
}
