/** Outputs below this length are not worth dropping: the words in their place are hardly shorter. */
const WORTH_DROPPING = 200;
/** What was said so far. Tool outputs can be dropped from it, oldest first; nothing else ever is. */
export class History {
    #entries = [];
    get entries() {
        return this.#entries;
    }
    user(text) {
        this.#entries.push({ kind: 'user', text: text.toWellFormed() });
    }
    assistant(parts) {
        this.#entries.push({ kind: 'assistant', parts });
    }
    results(results) {
        if (results.length === 0)
            return;
        this.#entries.push({
            kind: 'results',
            results: results.map(({ toolCallId, toolName, output, isError }) => ({
                toolCallId,
                toolName,
                text: output.text.toWellFormed(),
                isError,
            })),
        });
    }
    /**
     * Drops the oldest tool outputs until a third of what can be dropped is gone. The newest results, which the model has not read
     * yet, go only when nothing else is left. Undefined where nothing can be dropped.
     */
    dropOldest() {
        const newest = this.#entries.findLastIndex(({ kind }) => kind === 'results');
        return this.#dropThird((index) => index !== newest) ?? this.#dropThird((index) => index === newest);
    }
    #dropThird(among) {
        const all = this.#entries
            .filter((entry, index) => entry.kind === 'results' && among(index))
            .flatMap((entry) => (entry.kind === 'results' ? entry.results : []))
            .filter(canDrop);
        const target = all.reduce((sum, { text }) => sum + text.length, 0) / 3;
        const dropped = new Set();
        let characters = 0;
        for (const result of all) {
            if (characters >= target)
                break;
            dropped.add(result);
            characters += result.text.length;
        }
        if (dropped.size === 0)
            return undefined;
        for (const [index, entry] of this.#entries.entries()) {
            if (entry.kind !== 'results' || !entry.results.some((result) => dropped.has(result)))
                continue;
            this.#entries[index] = {
                kind: 'results',
                results: entry.results.map((result) => (dropped.has(result) ? withoutText(result) : result)),
            };
        }
        return { outputs: dropped.size, characters };
    }
}
function canDrop(result) {
    return result.text.length > WORTH_DROPPING;
}
function withoutText(result) {
    return {
        ...result,
        text: `[This output of ${result.text.length} characters was dropped because the conversation no longer fitted. Ask for a smaller part if you need it.]`,
    };
}
