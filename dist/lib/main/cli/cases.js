// Asks the hooks the cases of `.basis/cases.json` and compares. The chain alone answers: what the levels allow is not part of a case.
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../../contract/json/parse.js';
import { textOf } from '../../contract/json/text.js';
import { encodeOutput } from '../../contract/wire.js';
/** What came of one case: nothing where it holds, else a sentence. */
export async function runCase(one, runner, signal) {
    const call = { id: 'case', agentId: 'main', toolName: one.toolName, input: one.input };
    if (one.result === undefined) {
        const verdict = await runner.decide(call, signal);
        const words = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
        return complaint(one, { outcome: verdict.outcome, words, by: verdict.by, left: verdict.input.text });
    }
    const verdict = await runner.review(call, one.result, signal);
    const words = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
    return complaint(one, { outcome: verdict.outcome, words, by: verdict.by, left: encodeOutput(verdict.shown.output) });
}
function complaint(one, { outcome, words = '', by, left }) {
    const because = words === '' ? '' : ` (${words})`;
    if (outcome !== one.expect)
        return `expected ${one.expect}, the chain said ${outcome}${because}`;
    if (one.by !== undefined && !by.some(({ name }) => name === one.by)) {
        return `expected it of ${JSON.stringify(one.by)}, it came of ${by.map(({ name }) => JSON.stringify(name)).join(', ') || 'nobody'}`;
    }
    if (one.reason !== undefined && !words.includes(one.reason))
        return `expected the reason to contain ${JSON.stringify(one.reason)}, it is ${JSON.stringify(words)}`;
    if (one.left !== undefined && !sameJson(one.left, left))
        return `expected ${one.left}, the chain left ${left}`;
    return undefined;
}
/** As JSON: white space and the order of keys are nobody's business here; numbers are what is written. */
function sameJson(one, other) {
    const [a, b] = [parseJson(one), parseJson(other)];
    return a.ok && b.ok && isDeepStrictEqual(exactView(a.value, a.value.root), exactView(b.value, b.value.root));
}
/** Plain values in which a number is its text. */
function exactView(document, node) {
    switch (node.kind) {
        case 'object':
            return new Map(node.members.map(({ key, value }) => [key, exactView(document, value)]));
        case 'array':
            return node.items.map((item) => exactView(document, item));
        case 'number':
            return { number: textOf(document, node) };
        case 'string':
        case 'boolean':
            return node.value;
        case 'null':
            return null;
    }
}
