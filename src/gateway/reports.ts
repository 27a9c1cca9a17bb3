// What the gateway puts on record, each thing once. A recorder that throws ends the session: what it says is not caught here.
import { cutBytes } from '../contract/cut.ts';
import { defined } from '../contract/defined.ts';
import type { ModelRequestRecord, Preview, WithheldRecord } from '../contract/record.ts';
import type { Recorder } from '../session/ports.ts';

/** Whose call or conversation it is about. */
export interface About {
  readonly agentId: string;
  readonly toolCallId?: string | undefined;
}

/** What became of a result that no other record tells of. */
export interface ResultOutcome extends Required<Pick<WithheldRecord, 'outcome' | 'by'>>, Pick<WithheldRecord, 'reason'> {
  /** The result that came up, and what is in its place, in full. */
  readonly before: string;
  readonly after: string;
}

export interface ReportsOptions {
  readonly recorder: Recorder;
  readonly preview: (text: string) => Preview;
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
  withheld(about: About, where: string, what: string, once: string, became?: ResultOutcome): void {
    if (this.#isKnown(`withheld ${once}`)) return;
    const record: WithheldRecord = {
      type: 'withheld',
      agent_id: about.agentId,
      ...(about.toolCallId === undefined ? {} : { tool_call_id: this.#said(about.toolCallId) }),
      where: this.#said(where),
      what: this.#said(what),
      ...(became === undefined ? {} : this.#outcome(became)),
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

  #outcome({ outcome, reason, by, before, after }: ResultOutcome): Partial<WithheldRecord> {
    const { preview, redactText } = this.#options;
    const why = reason === undefined ? undefined : redactText(reason);
    return { outcome, ...defined({ reason: why }), by, before: preview(before), after: preview(after) };
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
