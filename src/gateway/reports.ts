// What the gateway puts on record, each thing once. A recorder that throws ends the session: what it says is not caught here.
import { cutBytes } from '../contract/cut.ts';
import type { ModelRequestRecord, WithheldRecord } from '../contract/record.ts';
import type { Recorder } from '../session/ports.ts';

/** Whose call or conversation it is about. */
export interface About {
  readonly agentId: string;
  readonly toolCallId?: string | undefined;
}

export interface ReportsOptions {
  readonly recorder: Recorder;
  readonly redactText: (text: string) => string;
  readonly notice?: ((sentence: string) => void) | undefined;
}

/** Bytes of a sentence that are kept. */
const LONGEST = 1024;

export class Reports {
  readonly #options: ReportsOptions;
  readonly #told = new Set<string>();

  constructor(options: ReportsOptions) {
    this.#options = options;
  }

  /** `once` is the identity of the place: the same one is recorded a single time. */
  withheld(about: About, where: string, told: string | Pick<WithheldRecord, 'what' | 'outcome'>, once: string): void {
    if (this.#isKnown(`withheld ${once}`)) return;
    const { what, ...more } = typeof told === 'string' ? { what: told } : told;
    const record: WithheldRecord = {
      type: 'withheld',
      agent_id: about.agentId,
      ...(about.toolCallId === undefined ? {} : { tool_call_id: this.#said(about.toolCallId) }),
      where: this.#said(where),
      what: this.#said(what),
      ...more,
    };
    this.#options.recorder.record(record);
  }

  unguarded(about: About, what: string, once: string): void {
    if (this.#isKnown(`unguarded ${once}`)) return;
    this.#options.recorder.record({
      type: 'unguarded',
      agent_id: about.agentId,
      tool_call_id: this.#said(about.toolCallId ?? '(none)'),
      what: this.#said(what),
    });
  }

  modelRequest({ model, notes, ...record }: ModelRequestRecord): void {
    const said = notes === undefined || notes.length === 0 ? {} : { notes: notes.map((note) => this.#said(note)) };
    this.#options.recorder.record({ ...record, model: this.#said(model), ...said });
  }

  /** For whoever watches; what throws here decides nothing. */
  notice(sentence: string): void {
    try {
      this.#options.notice?.(this.#said(sentence));
    } catch {
      return;
    }
  }

  #isKnown(key: string): boolean {
    const known = this.#told.has(key);
    this.#told.add(key);
    return known;
  }

  #said(text: string): string {
    return cutBytes(this.#options.redactText(text), LONGEST);
  }
}
