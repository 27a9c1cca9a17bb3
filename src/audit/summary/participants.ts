// Who was loaded, and what each of them did.
import type { ConsultedRecord, ParticipantRecord } from '../../contract/record.ts';
import { Shown } from './shown.ts';

/** Participants of one kind and name together: names need not be unique. */
export interface Activity {
  asked: number;
  denied: number;
  changed: number;
  broken: number;
  slowestUs: number;
}

const LOADED_KEPT = 300;

export class Participants {
  readonly loaded = new Shown<ParticipantRecord>(LOADED_KEPT);
  readonly #activity = new Map<string, Activity>();
  #hooks = 0;

  /** How many of them are hooks. */
  get hooks(): number {
    return this.#hooks;
  }

  load(record: ParticipantRecord): void {
    this.loaded.add(record);
    if (record.kind === 'hook') this.#hooks += 1;
    this.#activity.set(keyOf(record), { asked: 0, denied: 0, changed: 0, broken: 0, slowestUs: 0 });
  }

  consulted({ who, outcome, elapsed_us: elapsed }: ConsultedRecord): void {
    const activity = this.#activity.get(keyOf(who));
    if (activity === undefined) return;
    activity.asked += 1;
    activity.slowestUs = Math.max(activity.slowestUs, elapsed);
    if (outcome === 'deny') activity.denied += 1;
    if (outcome === 'modify' || outcome === 'replace') activity.changed += 1;
    if (outcome === 'broken') activity.broken += 1;
  }

  activityOf(record: ParticipantRecord): Activity | undefined {
    return this.#activity.get(keyOf(record));
  }
}

const keyOf = ({ kind, name }: { readonly kind: string; readonly name: string }): string => `${kind} ${name}`;
