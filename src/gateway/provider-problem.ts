// What is wrong with the provider, in sentences for whoever set it up: each kind is told once, and the last one is kept.
import { targetOf } from './upstream.ts';

export class ProviderProblem {
  readonly #base: URL;
  readonly #tell: (sentence: string) => void;
  readonly #told = new Set<string>();
  #last: string | undefined;

  /** `baseUrl` is where requests go, a URL; `tell` must not throw. */
  constructor(baseUrl: string, tell: (sentence: string) => void) {
    this.#base = new URL(baseUrl);
    this.#tell = tell;
  }

  /** The last one; undefined where the last answer was a good one. */
  get last(): string | undefined {
    return this.#last;
  }

  /** `path` is the wire's own. */
  answered(status: number, path: string): void {
    if (status < 300) this.#last = undefined;
    else this.#say(String(status), `the provider at ${this.#where(path)} answered ${status}${adviceOf(status)}`);
  }

  /** `words` say why there is no answer. */
  unanswered(words: string, path: string): void {
    this.#say(
      'unanswered',
      `the provider at ${this.#where(path)} gives no answer (${words}): look at base-url, and at whether this machine may connect there`,
    );
  }

  #say(kind: string, sentence: string): void {
    this.#last = sentence;
    if (this.#told.has(kind)) return;
    this.#told.add(kind);
    this.#tell(sentence);
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
