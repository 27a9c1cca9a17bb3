import { NO_LINE } from './jsonl.js';
/** Gaps that are remembered to see whether their records turn up later. */
const GAPS_KEPT = 1000;
export class Chain {
    #head;
    #gaps = [];
    /** The record of the highest number so far. */
    get head() {
        return this.#head;
    }
    /** Takes the next record with the digest of its line; whether it takes its place at the end, and what is wrong. */
    add(record, digest) {
        const { seq, prev } = record;
        const expected = this.#head === undefined ? 0 : this.#head.seq + 1;
        if (seq < expected)
            return [this.#early(seq, expected - 1)];
        const before = this.#head;
        this.#head = { seq, digest };
        if (seq > expected) {
            if (this.#gaps.length < GAPS_KEPT)
                this.#gaps.push({ from: expected, to: seq - 1 });
            return [];
        }
        if (prev === (before?.digest ?? NO_LINE))
            return [];
        const sentence = before === undefined
            ? 'record 0 names a line before it, and there is none'
            : `record ${before.seq} is not the line that record ${seq} names as the one before it: one of the two was changed`;
        return [{ kind: 'changed', sentence }];
    }
    /** What never turned up. */
    finish() {
        return this.#gaps.map(({ from, to }) => ({
            kind: 'missing',
            sentence: from === to
                ? `record ${from} is missing${after(from)} record ${to + 1} follows`
                : `records ${from} to ${to} are missing (${to - from + 1})${after(from)} record ${to + 1} follows`,
        }));
    }
    #early(seq, last) {
        const gap = this.#gaps.find(({ from, to }) => from <= seq && seq <= to);
        if (gap === undefined)
            return { kind: 'repeated', sentence: `a second record ${seq} stands after record ${last}: it was inserted` };
        const left = [
            { from: gap.from, to: seq - 1 },
            { from: seq + 1, to: gap.to },
        ].filter(({ from, to }) => from <= to);
        this.#gaps = this.#gaps.flatMap((one) => (one === gap ? left : [one]));
        return { kind: 'order', sentence: `record ${seq} stands after record ${last}: the two were swapped, or one was moved` };
    }
}
const after = (from) => (from === 0 ? ': at the beginning,' : `: after record ${from - 1},`);
