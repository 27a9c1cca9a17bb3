import { onAbort } from '../contract/on-abort.ts';
import type { Bounds } from '../session/bounds.ts';

/** How long a call that was told to end at the deadline is still waited for, in milliseconds. */
const GRACE_MS = 5_000;

/**
 * When the parts of a turn are to end. A cancelled run ends at once and waits for nobody. At the deadline a turn of the model is
 * given up, and a call that is running is told to end and may still bring back what it has.
 */
export class TurnSignals {
  readonly #end = new AbortController();
  readonly #leave = new AbortController();
  readonly #cleanup: (() => void)[] = [];

  constructor(cancelled: AbortSignal, bounds: Bounds) {
    const giveUp = onAbort(cancelled, () => this.stop());
    const deadline = bounds.armDeadline();
    const late = (): void => this.#late();
    deadline.signal.addEventListener('abort', late, { once: true });
    this.#cleanup.push(deadline.disarm, giveUp);
  }

  /** Aborts when a turn or a call is to end by itself. */
  get end(): AbortSignal {
    return this.#end.signal;
  }

  /** Aborts when a call is no longer waited for. */
  get leave(): AbortSignal {
    return this.#leave.signal;
  }

  /** Ends everything that is under way, at once. */
  stop(): void {
    this.#end.abort();
    this.#leave.abort();
  }

  dispose(): void {
    for (const undo of this.#cleanup.splice(0)) undo();
  }

  #late(): void {
    this.#end.abort();
    const timer = setTimeout(() => this.#leave.abort(), GRACE_MS);
    this.#cleanup.push(() => clearTimeout(timer));
  }
}
