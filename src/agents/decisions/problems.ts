// What went wrong with questions, said in bounds: whoever can reach the server can ask it any number of times.

/** Sentences that are said as they come. */
const MOST = 100;

export class Problems {
  readonly #tell: (sentence: string) => void;
  readonly #kinds = new Map<string, number>();
  #said = 0;
  #closed = false;

  /** `tell` may throw; nothing comes of that. */
  constructor(tell: (sentence: string) => void) {
    this.#tell = tell;
  }

  /** One that is like every other of its kind: the first is said, the others are counted. */
  ofKind(kind: string): void {
    const before = this.#kinds.get(kind) ?? 0;
    this.#kinds.set(kind, before + 1);
    if (before === 0) this.#say(kind);
  }

  /** One of its own; past the first hundred they are counted. */
  add(sentence: string): void {
    this.#said += 1;
    if (this.#said <= MOST) this.#say(sentence);
  }

  /** Says how many were only counted. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const [kind, times] of this.#kinds) if (times > 1) this.#say(`${kind}: ${times} times in all`);
    if (this.#said > MOST) this.#say(`${this.#said - MOST} more questions were answered no`);
  }

  #say(sentence: string): void {
    try {
      this.#tell(sentence);
    } catch {
      return;
    }
  }
}
