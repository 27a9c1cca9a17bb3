import { defined } from '../../../contract/defined.js';
import { entryOf } from '../../../contract/entry-of.js';
import { itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { textOf } from '../../../contract/json/text.js';
import { fail, ok } from '../../../contract/result.js';
import { countAt, given, readObject } from '../nodes.js';
import { composed } from '../output.js';
import { hostedTool } from './kinds.js';
const STOPS = {
    MAX_TOKENS: 'length',
    MALFORMED_FUNCTION_CALL: 'malformed',
    MALFORMED_RESPONSE: 'malformed',
    UNEXPECTED_TOOL_CALL: 'malformed',
    TOO_MANY_TOOL_CALLS: 'malformed',
    MISSING_THOUGHT_SIGNATURE: 'malformed',
    CONTINUATION: 'pause',
    OTHER: 'other',
};
const REFUSALS = /SAFETY|RECITATION|PROHIBITED|BLOCKLIST|SPII|LANGUAGE|MODEL_ARMOR/;
/** What a part holds that the provider did. */
const SERVER_PARTS = [
    ['executableCode', 'code-execution'],
    ['codeExecutionResult', 'code-execution'],
];
const TYPED_PARTS = ['toolCall', 'toolResponse'];
/** What a candidate says of where its answer comes from. */
const SOURCES = [
    ['groundingMetadata', 'web-search'],
    ['urlContextMetadata', 'web-fetch'],
];
/** The pieces of a streamed response: each is a response by itself, and its calls are whole. The stream has no mark at its end. */
export class GeminiEvents {
    #ordinal = 0;
    #calling = false;
    #stopped = false;
    #failed = false;
    #model;
    #sources = new Set();
    read(data) {
        const read = readObject(data);
        if (!read.ok)
            return fail(`an event of the stream cannot be judged: ${read.error}`);
        return this.piece(read.value.document, read.value.root);
    }
    finish() {
        if (this.#failed)
            return ok([]);
        if (this.#stopped)
            return ok([{ kind: 'end' }]);
        return fail({ why: 'the stream ended before the response did', begun: [] });
    }
    piece(document, root) {
        const error = given(root, 'error');
        if (error !== undefined) {
            this.#failed = true;
            return ok([{ kind: 'error', words: textAt(error, 'message') ?? 'the provider reports an error' }]);
        }
        const seen = [];
        const model = textAt(root, 'modelVersion');
        if (model !== undefined && this.#model === undefined) {
            this.#model = model;
            seen.push({ kind: 'model', model });
        }
        for (const candidate of itemsAt(root, 'candidates')) {
            const problem = this.#candidate(document, candidate, seen);
            if (problem !== undefined)
                return fail(`an event of the stream cannot be judged: ${problem}`);
        }
        const blocked = textAt(root, 'promptFeedback', 'blockReason');
        if (blocked !== undefined) {
            this.#stopped = true;
            seen.push({ kind: 'stop', reason: 'refusal', word: blocked });
        }
        seen.push(...usageOf(within(root, 'usageMetadata')));
        return ok(seen);
    }
    #candidate(document, candidate, seen) {
        for (const part of itemsAt(candidate, 'content', 'parts')) {
            const call = given(part, 'functionCall');
            const problem = call === undefined ? undefined : this.#call(document, call, seen);
            if (problem !== undefined)
                return problem;
            for (const [type, hosted] of SERVER_PARTS)
                if (given(part, type) !== undefined)
                    seen.push({ kind: 'hosted', hosted, type });
            for (const type of TYPED_PARTS) {
                const tool = given(part, type);
                if (tool === undefined)
                    continue;
                const name = textAt(tool, 'toolType');
                seen.push({ kind: 'hosted', hosted: hostedTool(name ?? ''), type, ...defined({ name }) });
            }
        }
        for (const [type, hosted] of SOURCES) {
            if (!isUsed(given(candidate, type)) || this.#sources.has(type))
                continue;
            this.#sources.add(type);
            seen.push({ kind: 'hosted', hosted, type });
        }
        const word = textAt(candidate, 'finishReason');
        if (word === undefined || word === 'FINISH_REASON_UNSPECIFIED')
            return undefined;
        this.#stopped = true;
        seen.push({ kind: 'stop', reason: this.#reason(word), word });
        return undefined;
    }
    #call(document, call, seen) {
        const name = textAt(call, 'name');
        const id = textAt(call, 'id');
        const args = given(call, 'args');
        const willContinue = given(call, 'willContinue');
        if (given(call, 'partialArgs') !== undefined || (willContinue?.kind === 'boolean' && willContinue.value))
            return 'the input of a call comes in pieces';
        if (name === undefined)
            return 'a call has no name';
        this.#calling = true;
        this.#ordinal++;
        const text = args === undefined ? composed('{}') : textOf(document, args);
        seen.push({ kind: 'call', call: { id: id ?? `#${this.#ordinal}`, ownId: id !== undefined, name, input: { kind: 'json', text } } });
        return undefined;
    }
    #reason(word) {
        if (word === 'STOP')
            return this.#calling ? 'calls' : 'end';
        return entryOf(STOPS, word) ?? (REFUSALS.test(word) ? 'refusal' : 'other');
    }
}
/** A response that came whole. */
export function readGeminiResponse(body) {
    const read = readObject(body);
    if (!read.ok)
        return fail(`the response cannot be judged: ${read.error}`);
    const seen = new GeminiEvents().piece(read.value.document, read.value.root);
    if (!seen.ok)
        return seen;
    return ok(seen.value.some(({ kind }) => kind === 'error') ? seen.value : [...seen.value, { kind: 'end' }]);
}
/** An object or a list with something in it. */
function isUsed(node) {
    if (node?.kind === 'object')
        return node.members.some(({ value }) => (value.kind === 'array' ? value.items.length > 0 : value.kind !== 'null'));
    return node?.kind === 'array' && node.items.length > 0;
}
function usageOf(usage) {
    const prompt = countAt(usage, 'promptTokenCount');
    const answer = countAt(usage, 'candidatesTokenCount');
    const thoughts = countAt(usage, 'thoughtsTokenCount');
    if (prompt === undefined && answer === undefined && thoughts === undefined)
        return [];
    const cached = countAt(usage, 'cachedContentTokenCount');
    const parts = {
        ...(cached === undefined ? {} : { cachedTokens: cached }),
        ...(thoughts === undefined ? {} : { reasoningTokens: thoughts }),
    };
    const inputTokens = (prompt ?? 0) + (countAt(usage, 'toolUsePromptTokenCount') ?? 0);
    return [{ kind: 'usage', usage: { inputTokens, outputTokens: (answer ?? 0) + (thoughts ?? 0), ...parts } }];
}
