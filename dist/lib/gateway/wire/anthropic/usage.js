import { itemsAt, textAt } from '../../../contract/json/pick.js';
import { countAt } from '../nodes.js';
const COUNTS = ['input_tokens', 'output_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'];
/**
 * The sums of a message so far. Its events tell them one after another and each only some of them, so what was told last stands. A
 * summary that the server made in between is told apart and comes on top.
 */
export class AnthropicUsage {
    #counts = new Map();
    #thinking;
    #apart;
    take(usage) {
        if (usage?.kind !== 'object')
            return undefined;
        for (const name of COUNTS) {
            const count = countAt(usage, name);
            if (count !== undefined)
                this.#counts.set(name, count);
        }
        this.#thinking = countAt(usage, 'output_tokens_details', 'thinking_tokens') ?? this.#thinking;
        if (itemsAt(usage, 'iterations').length > 0)
            this.#apart = usage;
        return this.#sums();
    }
    #sums() {
        const apart = itemsAt(this.#apart, 'iterations').filter((one) => ['compaction', 'advisor_message'].includes(textAt(one, 'type') ?? ''));
        const sum = (name) => (this.#counts.get(name) ?? 0) + apart.reduce((total, one) => total + (countAt(one, name) ?? 0), 0);
        const cachedTokens = sum('cache_read_input_tokens');
        const cacheWrittenTokens = sum('cache_creation_input_tokens');
        return {
            // What the provider calls input is what came from no cache and went to none.
            inputTokens: sum('input_tokens') + cachedTokens + cacheWrittenTokens,
            outputTokens: sum('output_tokens'),
            cachedTokens,
            cacheWrittenTokens,
            ...(this.#thinking === undefined ? {} : { reasoningTokens: this.#thinking }),
        };
    }
}
