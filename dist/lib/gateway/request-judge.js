// Everything that is decided about a request before it goes up: refused, or passed with what has to be changed in it. With `observe`
// the same is looked at and only told.
import { digestOf } from '../bindings/digest.js';
import { findingsOf } from './request-rules.js';
export class RequestJudge {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** Rejects where a record or a review does: then nothing further may run. */
    async judge(request) {
        const { rules, observe } = this.#options;
        const { view, calls, conversation } = request;
        const { objections, removals } = findingsOf(view, rules);
        const results = this.#options.results.meet(view, calls);
        const unguarded = this.#options.results.unguarded(results, conversation.agentId);
        for (const { what, ...about } of unguarded)
            this.#options.reports.unguarded(about, what, `${about.agentId} ${about.toolCallId ?? what}`);
        const removed = removals.map(({ what }) => what);
        if (observe)
            return this.#observed(view, results, [...objections.map(({ words }) => words), ...removed]);
        const [first] = unguarded;
        if (first !== undefined) {
            const words = `${first.what}: nothing further is passed on, and the session ends`;
            return { kind: 'refuse', as: 'ended', words, end: { kind: 'unguarded', words: first.what } };
        }
        const [objection] = objections;
        if (objection !== undefined)
            return { kind: 'refuse', ...objection };
        for (const { tool, what } of removals)
            this.#options.reports.withheld(conversation, tool.path, what, `${tool.type} ${tool.namespace ?? ''} ${tool.name}`);
        return this.#edited(request, results, removals.map(({ tool }) => tool.at));
    }
    async #edited({ view, calls, conversation }, met, tools) {
        const { edits: results, changed, notes } = await this.#options.results.rule(met, conversation.agentId);
        const drop = calls.flatMap((call, index) => (call?.canary === undefined ? [] : [index]));
        const media = view.media
            .filter(({ beside }) => beside.some((index) => changed.has(index)))
            .map(({ at }) => ({ at, text: 'withheld together with the tool result beside it' }));
        const texts = [];
        for (const { at, text, where, fixed, path } of view.texts()) {
            const hidden = this.#options.search.hide(text);
            if (hidden === text)
                continue;
            const place = `${conversation.agentId} ${path} ${digestOf(text)}`;
            if (fixed) {
                this.#options.reports.withheld(conversation, path, 'the request was refused: this text cannot be changed, and holds a secret or a withheld output', place);
                return { kind: 'refuse', as: 'forbidden', words: `${path} holds a secret or a withheld output and cannot be changed` };
            }
            this.#options.reports.withheld(conversation, path, `a secret or a part of a withheld output was replaced (found by search, in ${where})`, place);
            texts.push({ at, text: hidden });
        }
        return { kind: 'pass', edits: { results, texts, media, tools, drop }, notes };
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
    const lists = [edits.results, edits.texts, edits.media, edits.tools, edits.drop];
    return edits.askUsage !== true && lists.every((list) => list === undefined || list.length === 0);
}
