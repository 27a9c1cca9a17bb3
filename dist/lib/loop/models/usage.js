/** What a response cost in tokens; undefined where the provider did not say. */
export function usageOf(usage) {
    const { inputTokens, outputTokens } = usage;
    if (inputTokens.total === undefined && outputTokens.total === undefined)
        return undefined;
    return {
        inputTokens: inputTokens.total ?? 0,
        outputTokens: outputTokens.total ?? 0,
        ...(inputTokens.cacheRead === undefined ? {} : { cachedTokens: inputTokens.cacheRead }),
        ...(inputTokens.cacheWrite === undefined ? {} : { cacheWrittenTokens: inputTokens.cacheWrite }),
        ...(outputTokens.reasoning === undefined ? {} : { reasoningTokens: outputTokens.reasoning }),
    };
}
/** What Anthropic says at the start of a message, for a stream that never comes to its end. */
export function startedUsage(metadata) {
    const usage = metadata?.['anthropic']?.['usage'];
    if (typeof usage !== 'object' || usage === null || Array.isArray(usage))
        return undefined;
    const counts = new Map(Object.entries(usage));
    const count = (name) => {
        const value = counts.get(name);
        return typeof value === 'number' ? value : 0;
    };
    const cachedTokens = count('cache_read_input_tokens');
    const cacheWrittenTokens = count('cache_creation_input_tokens');
    return {
        inputTokens: count('input_tokens') + cachedTokens + cacheWrittenTokens,
        outputTokens: count('output_tokens'),
        cachedTokens,
        cacheWrittenTokens,
    };
}
/** The sum; a part that neither knows stays unknown. */
export function addUsage(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    return {
        inputTokens: one.inputTokens + other.inputTokens,
        outputTokens: one.outputTokens + other.outputTokens,
        ...sumOf('cachedTokens', one, other),
        ...sumOf('cacheWrittenTokens', one, other),
        ...sumOf('reasoningTokens', one, other),
    };
}
function sumOf(name, one, other) {
    if (one[name] === undefined && other[name] === undefined)
        return {};
    return { [name]: (one[name] ?? 0) + (other[name] ?? 0) };
}
