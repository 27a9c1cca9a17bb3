// What the agent says to its user, piece by piece and as whole messages.
import type { SessionEvent } from '../../contract/event.ts';

export class Telling {
  readonly #tell: (event: SessionEvent) => void;
  #message = '';
  #finalMessage = '';

  constructor(tell: (event: SessionEvent) => void) {
    this.#tell = tell;
  }

  /** The last whole message. */
  get finalMessage(): string {
    return this.#finalMessage;
  }

  text(text: string): void {
    this.#message += text;
    this.#tell({ type: 'assistant_delta', agent_id: 'main', text });
  }

  /** A call or the end comes after the message. */
  flush(): void {
    if (this.#message === '') return;
    this.#tell({ type: 'assistant_message', agent_id: 'main', text: this.#message });
    this.#finalMessage = this.#message;
    this.#message = '';
  }
}
