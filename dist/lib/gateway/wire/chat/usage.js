import { defined } from '../../../contract/defined.js';
import { countAt } from '../nodes.js';
/** What a response cost; nothing where it does not say. Some providers of this wire have names of their own for a part. */
export function chatUsage(usage) {
    const inputTokens = countAt(usage, 'prompt_tokens');
    const outputTokens = countAt(usage, 'completion_tokens');
    if (inputTokens === undefined && outputTokens === undefined)
        return [];
    const parts = defined({
        cachedTokens: countAt(usage, 'prompt_tokens_details', 'cached_tokens') ?? countAt(usage, 'prompt_cache_hit_tokens'),
        cacheWrittenTokens: countAt(usage, 'prompt_tokens_details', 'cache_write_tokens'),
        reasoningTokens: countAt(usage, 'completion_tokens_details', 'reasoning_tokens'),
    });
    return [{ kind: 'usage', usage: { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, ...parts } }];
}
