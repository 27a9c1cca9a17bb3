import type { ToolCall } from '../contract/call.ts';

/** A call that may run and has not come back yet. */
export interface Permit {
  /** With the input that was approved and the level that it was approved at. */
  readonly call: ToolCall;
  readonly since: number;
}

/** Which call is meant. */
export interface CallRef {
  readonly id: string;
  readonly agentId: string;
}

/** The permits that are out; each is taken back once. */
export class Permits {
  readonly #out = new Map<string, Permit>();

  give(permit: Permit): void {
    this.#out.set(keyOf(permit.call), permit);
  }

  take(ref: CallRef): Permit | undefined {
    const key = keyOf(ref);
    const permit = this.#out.get(key);
    this.#out.delete(key);
    return permit;
  }

  has(ref: CallRef): boolean {
    return this.#out.has(keyOf(ref));
  }

  get all(): readonly Permit[] {
    return [...this.#out.values()];
  }
}

const keyOf = (ref: CallRef): string => JSON.stringify([ref.agentId, ref.id]);
