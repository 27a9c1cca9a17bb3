import type { Usage } from '../model.ts';
import table from './prices.json' with { type: 'json' };

/** US dollars per million tokens. Without a price of its own, cached or newly cached input costs what other input costs. */
interface Rates {
  readonly input: number;
  readonly cached?: number | undefined;
  readonly cacheWrite?: number | undefined;
  readonly output: number;
}

interface Price extends Rates {
  /** What a whole request costs whose input is longer than so many tokens. */
  readonly above?: (Rates & { readonly tokens: number }) | undefined;
}

const PRICES: ReadonlyMap<string, Price> = new Map<string, Price>(Object.entries(table.models));

/** The day on which the prices were looked up, as `YYYY-MM-DD`. */
export const PRICES_DATE: string = table.date;

/**
 * What a turn costs in US dollars by the providers' list prices; `unknown` where the model has no price here, never zero for want
 * of one. A model that is named with a date costs what it costs without. Clouds and servers of one's own have prices of their own:
 * unknown. Add the costs of turns, not their tokens: a price may depend on the length of a turn's input.
 */
export function cost(model: { readonly provider: string; readonly name: string }, usage: Usage): number | 'unknown' {
  const price = priceOf(model);
  if (price === undefined) return 'unknown';
  const rates = price.above !== undefined && usage.inputTokens > price.above.tokens ? price.above : price;
  const cached = Math.min(usage.inputTokens, usage.cachedTokens ?? 0);
  const written = Math.min(usage.inputTokens - cached, usage.cacheWrittenTokens ?? 0);
  const input = usage.inputTokens - cached - written;
  const millionths =
    input * rates.input +
    cached * (rates.cached ?? rates.input) +
    written * (rates.cacheWrite ?? rates.input) +
    usage.outputTokens * rates.output;
  return millionths / 1_000_000;
}

/** Whether a turn of the model has a price at all: to be asked before a session that is bounded by cost. */
export function hasPrice(model: { readonly provider: string; readonly name: string }): boolean {
  return priceOf(model) !== undefined;
}

function priceOf({ provider, name }: { readonly provider: string; readonly name: string }): Price | undefined {
  const full = `${provider}/${name}`;
  return PRICES.get(full) ?? PRICES.get(full.replace(/[-@](?:\d{8}|\d{4}-\d{2}-\d{2})$/, ''));
}
