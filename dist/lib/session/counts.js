// What a session adds up to, told from the records themselves as they are handed over, so that the counts and the ledger cannot
// differ.
import { addDollars } from '../contract/dollars.js';
import { count, noCounts } from '../audit/counts.js';
import { defined } from '../contract/defined.js';
/** A recorder in front of another one that counts what has been recorded. A record that the other refuses is not counted. */
export class Tally {
    #next;
    #counts = noCounts();
    #protectedChanges = [];
    #executableChanges = 0;
    #use = {};
    constructor(next) {
        this.#next = next;
    }
    record(...entries) {
        this.#next.record(...entries);
        for (const entry of entries)
            this.#add(entry);
    }
    #add(entry) {
        count(this.#counts, entry);
        if (entry.type === 'model_request')
            this.#use = withRequest(this.#use, entry);
        if (entry.type !== 'changed')
            return;
        if (entry.protected)
            this.#protectedChanges.push(entry.path);
        else
            this.#executableChanges += 1;
    }
    get tallied() {
        return {
            counts: { ...this.#counts },
            executableChanges: this.#executableChanges,
            protectedChanges: [...this.#protectedChanges],
            use: this.#use,
        };
    }
}
function withRequest(use, { input_tokens: input, output_tokens: output, cost_usd: cost }) {
    const sum = (before, more, add = plus) => before === undefined && more === undefined ? undefined : add(before ?? 0, more ?? 0);
    const costUsd = use.costUsd === 'unknown' || cost === 'unknown' ? 'unknown' : sum(use.costUsd, cost, addDollars);
    return defined({ inputTokens: sum(use.inputTokens, input), outputTokens: sum(use.outputTokens, output), costUsd });
}
const plus = (one, other) => one + other;
/** Which of the `fail-on` verdicts were given, in the order of `failOn`. */
export function givenVerdicts(failOn, tallied) {
    const { counts } = tallied;
    const given = {
        denial: counts.denials,
        replacement: counts.replacements,
        modification: counts.modifications,
        breakage: counts.breakages,
        'executable-change': tallied.executableChanges + tallied.protectedChanges.length,
    };
    return failOn.filter((verdict) => given[verdict] > 0);
}
