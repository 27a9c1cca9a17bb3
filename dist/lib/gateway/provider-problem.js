// What is wrong with the provider, in sentences for whoever set it up: each kind is told once, and the last one is kept.
import { targetOf } from './upstream.js';
export class ProviderProblem {
    #base;
    #tell;
    #told = new Set();
    #last;
    /** `baseUrl` is where requests go, a URL; `tell` must not throw. */
    constructor(baseUrl, tell) {
        this.#base = new URL(baseUrl);
        this.#tell = tell;
    }
    /** The last one; undefined where the last answer was a good one. */
    get last() {
        return this.#last;
    }
    /** `path` is the wire's own. */
    answered(status, path) {
        if (status < 300)
            this.#last = undefined;
        else
            this.#say(String(status), `the provider at ${this.#where(path)} answered ${status}${adviceOf(status)}`);
    }
    /** `words` say why there is no answer. */
    unanswered(words, path) {
        this.#say('unanswered', `the provider at ${this.#where(path)} gives no answer (${words}): look at base-url, and at whether this machine may connect there`);
    }
    #say(kind, sentence) {
        this.#last = sentence;
        if (this.#told.has(kind))
            return;
        this.#told.add(kind);
        this.#tell(sentence);
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
