// What is wrong with the provider, in sentences for whoever set it up: each kind is told once, and the last one is kept.
import { targetOf } from './upstream.ts';

/** Requests in a row that had no answer at all, and the least time between the first and the last of them: then it is not asked again. */
const MOST_UNANSWERED = 10;
const UNANSWERED_MS = 30_000;

export interface ProviderProblemOptions {
  /** Where requests go, a URL. */
  readonly baseUrl: string;
  /** Told each kind once; must not throw. */
  readonly tell: (sentence: string) => void;
  /** Told, perhaps more than once, that it is not there; must not throw. */
  readonly onGone: (sentence: string) => void;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
}

export class ProviderProblem {
  readonly #options: ProviderProblemOptions;
  readonly #base: URL;
  readonly #told = new Set<string>();
  #last: string | undefined;
  #wasGood = false;
  #unanswered: { count: number; readonly since: number } | undefined;

  constructor(options: ProviderProblemOptions) {
    this.#options = options;
    this.#base = new URL(options.baseUrl);
  }

  /** The last one; undefined where the last answer was a good one. */
  get last(): string | undefined {
    return this.#last;
  }

  /** The last one, where no answer was ever a good one. */
  get only(): string | undefined {
    return this.#wasGood ? undefined : this.#last;
  }

  /** `path` is the wire's own. */
  answered(status: number, path: string): void {
    this.#unanswered = undefined;
    if (status < 300) {
      this.#wasGood = true;
      this.#last = undefined;
    } else this.#say(String(status), `the provider at ${this.#where(path)} answered ${status}${adviceOf(status)}`);
  }

  /** `words` say why there is no answer. */
  unanswered(words: string, path: string): void {
    const now = this.#options.now();
    const sentence = `the provider at ${this.#where(path)} gives no answer (${words}): look at base-url, and at whether this machine may connect there`;
    this.#say('unanswered', sentence);
    this.#unanswered ??= { count: 0, since: now };
    this.#unanswered.count += 1;
    const { count, since } = this.#unanswered;
    if (count >= MOST_UNANSWERED && now - since >= UNANSWERED_MS)
      this.#options.onGone(`${count} requests in a row had no answer: ${sentence}`);
  }

  #say(kind: string, sentence: string): void {
    this.#last = sentence;
    if (this.#told.has(kind)) return;
    this.#told.add(kind);
    this.#options.tell(sentence);
  }

  /** Without a query, which may hold a key. */
  #where(path: string): string {
    const { origin, pathname } = targetOf(this.#base, path);
    return `${origin}${pathname}`;
  }
}

function adviceOf(status: number): string {
  if (status < 400) return ', a redirect, which is not followed: write the address that it leads to as base-url';
  if (status === 401 || status === 403) return ': look at the key, and at whether it is one of this provider';
  if (status === 404 || status === 405) return ': look at base-url and model';
  if (status === 429) return ': it limits requests, or the account has nothing left';
  return status < 500 ? ': it does not take the request; look at model' : ': it has a fault of its own';
}
