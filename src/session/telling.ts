// Events on their way out, without known secrets. What a model says comes in pieces: one that may be the beginning of a secret is held back
// until the next piece tells, so that no secret is read by putting pieces together.
import type { SessionEvent } from '../contract/event.ts';
import type { EventSink } from './ports.ts';

export interface TellingOptions {
  readonly events: EventSink;
  readonly redact: (text: string) => string;
  /** How many characters at the end of a text may be the beginning of a secret that goes on after it; none unless given. */
  readonly unfinished?: (text: string) => number;
}

export class Telling {
  readonly #options: TellingOptions;
  /** By agent, in order. */
  readonly #held = new Map<string, string>();

  constructor(options: TellingOptions) {
    this.#options = options;
  }

  /** Redacts what an agent said and the names of tools; other texts come in redacted. A sink that throws loses the event and decides nothing. */
  tell(event: SessionEvent): void {
    if (event.type === 'assistant_delta') return this.#piece(event.agent_id, event.text);
    this.flush('agent_id' in event ? event.agent_id : undefined);
    const { redact } = this.#options;
    if (event.type === 'assistant_message') this.#send({ ...event, text: redact(event.text) });
    else this.#send('tool_name' in event ? { ...event, tool_name: redact(event.tool_name) } : event);
  }

  /** Tells what is still held of one agent, or of all. */
  flush(agentId?: string): void {
    for (const [agent, text] of agentId === undefined ? [...this.#held] : [[agentId, this.#held.get(agentId) ?? ''] as const]) {
      this.#held.delete(agent);
      this.#say(agent, text);
    }
  }

  #piece(agent: string, piece: string): void {
    const text = `${this.#held.get(agent) ?? ''}${piece}`;
    const end = text.length - (this.#options.unfinished?.(text) ?? 0);
    this.#held.set(agent, text.slice(end));
    this.#say(agent, text.slice(0, end));
  }

  #say(agent: string, text: string): void {
    if (text !== '') this.#send({ type: 'assistant_delta', agent_id: agent, text: this.#options.redact(text) });
  }

  #send(event: SessionEvent): void {
    try {
      this.#options.events(event);
    } catch {
      return;
    }
  }
}
