// Everything that is decided about a request before it goes up: refused, or passed with what has to be changed in it. With `observe`
// the same is looked at and only told.
import { digestOf } from '../bindings/digest.js';
import { findingsOf } from './request-rules.js';
import { ToldTexts } from './told-texts.js';
/** Records of one kind that one request makes; what is more is counted. */
const MOST_RECORDS = 100;
export class RequestJudge {
    #options;
    #told = new ToldTexts();
    constructor(options) {
        this.#options = options;
    }
    /**
     * Rejects where a record or a review does: then nothing further may run. `isCount`: no model is asked, tokens are counted alone; there
     * an agent may send a result without its call.
     */
    async judge(request, isCount = false) {
        const { rules, observe } = this.#options;
        const { view, calls, conversation } = request;
        const { objections, removals } = findingsOf(view, rules);
        const results = this.#options.results.meet(view, calls);
        const unguarded = this.#options.results.unguarded(results, conversation.agentId);
        const [first] = unguarded;
        if (isCount && first !== undefined && !observe)
            return { kind: 'refuse', as: 'forbidden', words: `${first.what}: it is not counted` };
        for (const { what, ...about } of isCount ? [] : unguarded.slice(0, MOST_RECORDS))
            this.#options.reports.unguarded(about, what, `${about.agentId} ${about.toolCallId ?? what}`);
        const removed = removals.map(({ what }) => what);
        if (observe)
            return this.#observed(view, results, [...objections.map(({ words }) => words), ...removed]);
        if (first !== undefined) {
            const words = `${first.what}: nothing further is passed on, and the session ends`;
            return { kind: 'refuse', as: 'ended', words, end: { kind: 'unguarded', words: first.what } };
        }
        const [objection] = objections;
        if (objection !== undefined)
            return { kind: 'refuse', ...objection };
        for (const { tool, what } of removals.slice(0, MOST_RECORDS))
            this.#options.reports.withheld(conversation, tool.path, what, `${tool.type} ${tool.namespace ?? ''} ${tool.name}`);
        this.#more(conversation, removals.length, 'tools were taken out of the request');
        return this.#edited(request, results, removals.map(({ tool }) => tool.at));
    }
    async #edited({ view, calls, conversation }, met, tools) {
        const { edits: results, changed, notes } = await this.#options.results.rule(met, conversation.agentId);
        const drop = calls.flatMap((call, index) => (call?.canary === undefined ? [] : [index]));
        const media = view.media
            .filter(({ beside }) => beside.some((index) => changed.has(index)))
            .map(({ at }) => ({ at, text: 'withheld together with the tool result beside it' }));
        const texts = [];
        const messages = new Set();
        const unchanged = [];
        for (const { at, text, where, fixed, path } of view.texts()) {
            const own = this.#ownMessage(view, at, text);
            if (own !== undefined) {
                messages.add(own);
                continue;
            }
            // A withheld output may repeat what the model was told before: its own words, or the guidance, which no output can take away.
            const isTold = this.#told.has(text);
            const hidden = isTold ? this.#options.search.hideSecrets(text) : this.#options.search.hide(text);
            if (hidden === text) {
                if (!isTold)
                    unchanged.push(text);
                continue;
            }
            const place = `${conversation.agentId} ${path} ${digestOf(text)}`;
            if (fixed) {
                this.#options.reports.withheld(conversation, path, 'the request was refused: this text cannot be changed, and holds a secret or a withheld output', place);
                return { kind: 'refuse', as: 'forbidden', words: `${path} holds a secret or a withheld output and cannot be changed` };
            }
            if (texts.length < MOST_RECORDS)
                this.#options.reports.withheld(conversation, path, `a secret or a part of a withheld output was replaced (found by search, in ${where})`, place);
            texts.push({ at, text: hidden });
        }
        this.#more(conversation, texts.length, 'texts had a secret or a part of a withheld output in them, which was replaced');
        const edits = { results, texts, media, tools, drop, messages: [...messages] };
        return { kind: 'pass', edits, notes, goesUp: () => this.#told.add(unchanged) };
    }
    /** What of one request has no record of its own. */
    #more(conversation, count, what) {
        const more = count - MOST_RECORDS;
        if (more > 0)
            this.#options.reports.withheld(conversation, 'the request', `${more} more ${what}`, `${conversation.agentId} ${more} more ${what}`);
    }
    /** The message around a text that tells of a canary, by where it begins. */
    #ownMessage({ messages }, at, text) {
        if (messages.length === 0 || !this.#options.isOwn(text))
            return undefined;
        return messages.find(({ start, end }) => start <= at && at < end)?.start;
    }
    /** Nothing is changed: what would have been is told. */
    #observed(view, results, found) {
        const passed = this.#options.results.passOver(results);
        const hidden = [...view.texts()].filter(({ text }) => this.#options.search.hide(text) !== text).length;
        const notes = [
            ...found,
            ...(passed === 0 ? [] : [`${passed} new tool results passed as they came`]),
            ...(hidden === 0 ? [] : [`${hidden} texts passed in which a secret was found`]),
        ];
        return { kind: 'pass', edits: {}, notes: notes.map((note) => `observed only: ${note}`) };
    }
}
/** Whether the edits change anything at all. */
export function isEmpty(edits) {
    const lists = [edits.results, edits.texts, edits.media, edits.tools, edits.drop, edits.messages];
    return edits.askUsage !== true && lists.every((list) => list === undefined || list.length === 0);
}
