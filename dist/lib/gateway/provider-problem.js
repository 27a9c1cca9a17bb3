// What is wrong with the provider, in sentences for whoever set it up: each kind is told once, and the last one is kept.
import { targetOf } from './upstream.js';
/** Requests in a row that had no answer at all, and the least time between the first and the last of them: then it is not asked again. */
const MOST_UNANSWERED = 10;
const UNANSWERED_MS = 30_000;
export class ProviderProblem {
    #options;
    #base;
    #told = new Set();
    #last;
    #wasGood = false;
    #unanswered;
    constructor(options) {
        this.#options = options;
        this.#base = new URL(options.baseUrl);
    }
    /** The last one; undefined where the last answer was a good one. */
    get last() {
        return this.#last;
    }
    /** The last one, where no answer was ever a good one. */
    get only() {
        return this.#wasGood ? undefined : this.#last;
    }
    /** `path` is the wire's own. */
    answered(status, path) {
        this.#unanswered = undefined;
        if (status < 300) {
            this.#wasGood = true;
            this.#last = undefined;
        }
        else
            this.#say(String(status), `the provider at ${this.#where(path)} answered ${status}${adviceOf(status)}`);
    }
    /** `words` say why there is no answer. */
    unanswered(words, path) {
        const now = this.#options.now();
        const sentence = `the provider at ${this.#where(path)} gives no answer (${words}): look at base-url, and at whether this machine may connect there`;
        this.#say('unanswered', sentence);
        this.#unanswered ??= { count: 0, since: now };
        this.#unanswered.count += 1;
        const { count, since } = this.#unanswered;
        if (count >= MOST_UNANSWERED && now - since >= UNANSWERED_MS)
            this.#options.onGone(`${count} requests in a row had no answer: ${sentence}`);
    }
    #say(kind, sentence) {
        this.#last = sentence;
        if (this.#told.has(kind))
            return;
        this.#told.add(kind);
        this.#options.tell(sentence);
    }
    /** Without a query, which may hold a key. */
    #where(path) {
        const { origin, pathname } = targetOf(this.#base, path);
        return `${origin}${pathname}`;
    }
}
function adviceOf(status) {
    if (status < 400)
        return ', a redirect, which is not followed: write the address that it leads to as base-url';
    if (status === 401 || status === 403)
        return ': look at the key, and at whether it is one of this provider';
    if (status === 404 || status === 405)
        return ': look at base-url and model';
    if (status === 429)
        return ': it limits requests, or the account has nothing left';
    return status < 500 ? ': it does not take the request; look at model' : ': it has a fault of its own';
}
