import { defined } from '../../../contract/defined.js';
import { countAt } from '../nodes.js';
/** What a response cost; nothing where it does not say. */
export function responsesUsage(usage) {
    const inputTokens = countAt(usage, 'input_tokens');
    const outputTokens = countAt(usage, 'output_tokens');
    if (inputTokens === undefined && outputTokens === undefined)
        return [];
    const parts = defined({
        cachedTokens: countAt(usage, 'input_tokens_details', 'cached_tokens'),
        cacheWrittenTokens: countAt(usage, 'input_tokens_details', 'cache_write_tokens'),
        reasoningTokens: countAt(usage, 'output_tokens_details', 'reasoning_tokens'),
    });
    return [{ kind: 'usage', usage: { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, ...parts } }];
}
