// What the post chain ruled about each result, so that it is what goes up, in every later turn too. A result is known again by its
// call, tool, input and output together; one that was cut or rewritten on the way is a new one.
import { hash } from 'node:crypto';
import { sameOutput } from './wire/output.js';
/** Rulings that are remembered, and the characters of what they put; one that is forgotten is made again. */
const MOST = { rulings: 100_000, characters: 64 * 1024 * 1024 };
const KEEP = { kind: 'keep' };
export class ResultBook {
    #options;
    #most;
    /** In the order of their last use. */
    #rulings = new Map();
    #underWay = new Map();
    #reviewed = new Set();
    #characters = 0;
    constructor(options) {
        this.#options = options;
        this.#most = options.most ?? MOST;
    }
    /** The ruling of a result, and whether it was made now. Rejects as `review` does. */
    async ruleOn(result, subject) {
        const { key } = result;
        const known = this.#rulings.get(key);
        if (known !== undefined) {
            this.#rulings.delete(key);
            this.#rulings.set(key, known);
            return { ruling: known, isNew: false };
        }
        const underWay = this.#underWay.get(key);
        if (underWay !== undefined)
            return { ruling: await underWay, isNew: false };
        const begun = this.#make(result, subject);
        this.#underWay.set(key, begun);
        try {
            const ruling = await begun;
            this.#remember(key, ruling);
            return { ruling, isNew: true };
        }
        finally {
            this.#underWay.delete(key);
        }
    }
    async #make({ output, isError }, subject) {
        const given = { output, isError };
        if (subject.kind === 'excused')
            return this.#review(subject.call, given, true);
        const { call } = subject;
        const { decision, hookRuling } = call;
        if (decision === undefined)
            throw new Error('a result cannot be ruled without a decision about its call');
        if (decision.ruling.kind === 'refuse')
            return put(given, textError(decision.ruling.words), 'refused');
        const isFirst = !this.#reviewed.has(call);
        this.#reviewed.add(call);
        if (hookRuling !== undefined && isFirst) {
            if (!same(hookRuling.given, hookRuling.shown)) {
                this.#options.withheld(hookRuling.given, hookRuling.shown);
                const isRendering = this.#options.isRendering?.(hookRuling.shown, given) === true;
                return put(given, hookRuling.shown, isRendering ? 'rendered' : 'by-hook');
            }
            if ((this.#options.sameOutput ?? same)(hookRuling.given, given))
                return KEEP;
        }
        const ruling = await this.#review(decision.call, given, hookRuling !== undefined || !isFirst);
        return hookRuling !== undefined && isFirst ? { ...ruling, other: true } : ruling;
    }
    async #review(call, given, again) {
        const { shown } = await this.#options.review(call, given, again);
        if (!same(shown, given))
            this.#options.withheld(given, shown);
        return again ? put(given, this.#hidden(shown), 'again') : put(given, shown, 'here');
    }
    /** What the chain allowed of a later form of a result may still repeat what it withheld of the first. */
    #hidden(shown) {
        const text = this.#options.hide(shown.output.text);
        return text === shown.output.text ? shown : { output: { kind: 'text', text }, isError: shown.isError };
    }
    #remember(key, ruling) {
        if (this.#rulings.has(key))
            return;
        this.#rulings.set(key, ruling);
        this.#characters += sizeOf(ruling);
        for (const [oldest, old] of this.#rulings) {
            if (this.#rulings.size <= this.#most.rulings && this.#characters <= this.#most.characters)
                return;
            if (oldest === key)
                return;
            this.#rulings.delete(oldest);
            this.#characters -= sizeOf(old);
        }
    }
}
/** The digest by which a result is known again; `callId` and `input` are as the request has them. */
export function digestOfResult(callId, tool, input, { output, isError }) {
    // The length of the input tells where it ends.
    const head = JSON.stringify([callId, tool, isError, output.kind, input.length]);
    return hash('sha256', `${head}\n${input}\n${output.text}`, 'base64url');
}
function put(given, shown, why) {
    return same(given, shown) ? KEEP : { kind: 'put', output: shown.output, isError: shown.isError, why };
}
function same(one, other) {
    return one.isError === other.isError && sameOutput(one.output, other.output);
}
const sizeOf = (ruling) => (ruling.kind === 'put' ? ruling.output.text.length : 0);
const textError = (text) => ({ output: { kind: 'text', text }, isError: true });
