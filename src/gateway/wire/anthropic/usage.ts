import type { JsonNode } from '../../../contract/json/node.ts';
import { itemsAt, textAt } from '../../../contract/json/pick.ts';
import type { WireUsage } from '../../types.ts';
import { countAt } from '../nodes.ts';

const COUNTS = ['input_tokens', 'output_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'] as const;

/**
 * The sums of a message so far. Its events tell them one after another and each only some of them, so what was told last stands. A
 * summary that the server made in between is told apart and comes on top.
 */
export class AnthropicUsage {
  readonly #counts = new Map<string, number>();
  #thinking: number | undefined;
  #apart: JsonNode | undefined;

  take(usage: JsonNode | undefined): WireUsage | undefined {
    if (usage?.kind !== 'object') return undefined;
    for (const name of COUNTS) {
      const count = countAt(usage, name);
      if (count !== undefined) this.#counts.set(name, count);
    }
    this.#thinking = countAt(usage, 'output_tokens_details', 'thinking_tokens') ?? this.#thinking;
    if (itemsAt(usage, 'iterations').length > 0) this.#apart = usage;
    return this.#sums();
  }

  #sums(): WireUsage {
    const apart = itemsAt(this.#apart, 'iterations').filter((one) => ['compaction', 'advisor_message'].includes(textAt(one, 'type') ?? ''));
    const sum = (name: (typeof COUNTS)[number]): number =>
      (this.#counts.get(name) ?? 0) + apart.reduce((total, one) => total + (countAt(one, name) ?? 0), 0);
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
