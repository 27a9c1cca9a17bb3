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
    /** Rejects as `review` does. */
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
            return { ruling: (await underWay).ruling, isNew: false };
        const begun = this.#make(result, subject);
        this.#underWay.set(key, begun);
        try {
            const made = await begun;
            this.#remember(key, made.ruling);
            return { ...made, isNew: true };
        }
        finally {
            this.#underWay.delete(key);
        }
    }
    /** Whether a result of a decided call has been ruled. */
    hasCome(call) {
        return this.#reviewed.has(call);
    }
    async #make({ output, isError }, subject) {
        const given = { output, isError };
        if (subject.kind === 'excused' && subject.declined !== undefined)
            this.#reviewed.add(subject.declined);
        if (subject.kind === 'excused')
            return this.#reviewLater(subject.call, given, 'excused');
        const { call } = subject;
        const { decision, hookRuling } = call;
        if (decision === undefined)
            throw new Error('a result cannot be ruled without a decision about its call');
        if (decision.ruling.kind === 'refuse')
            return { ruling: put(given, textError(decision.ruling.words), 'refused') };
        const isFirst = !this.#reviewed.has(call);
        this.#reviewed.add(call);
        if (hookRuling !== undefined && isFirst) {
            if (!same(hookRuling.given, hookRuling.shown)) {
                this.#options.withheld(hookRuling.given, hookRuling.shown);
                const isRendering = this.#options.isRendering?.(hookRuling.shown, given) === true;
                return { ruling: put(given, hookRuling.shown, isRendering ? 'rendered' : 'by-hook') };
            }
            if ((this.#options.sameOutput ?? same)(hookRuling.given, given))
                return { ruling: KEEP };
        }
        if (!isFirst)
            return this.#reviewLater(decision.call, given, 'later-form');
        if (hookRuling !== undefined)
            return this.#reviewLater(decision.call, given, 'not-told');
        const { shown } = await this.#review(decision.call, given, false);
        return { ruling: put(given, shown, 'here') };
    }
    async #reviewLater(call, given, of) {
        const { shown: said, verdict } = await this.#review(call, given, true);
        const shown = this.#hidden(said);
        const isActedOn = verdict === undefined || same(verdict.meant, said);
        return { ruling: put(given, shown, 'again'), later: { of, verdict, meant: isActedOn ? shown : verdict.meant } };
    }
    async #review(call, given, again) {
        const reviewed = await this.#options.review(call, given, again);
        if (!same(reviewed.shown, given))
            this.#options.withheld(given, reviewed.shown);
        return reviewed;
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
