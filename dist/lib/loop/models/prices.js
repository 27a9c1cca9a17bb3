import table from './prices.json' with { type: 'json' };
const PRICES = new Map(Object.entries(table.models));
/** The day on which the prices were looked up, as `YYYY-MM-DD`. */
export const PRICES_DATE = table.date;
/**
 * What a turn costs in US dollars by the providers' list prices; `unknown` where the model has no price here, never zero for want
 * of one. A model that is named with a date costs what it costs without. Clouds and servers of one's own have prices of their own:
 * unknown. Add the costs of turns, not their tokens: a price may depend on the length of a turn's input.
 */
export function cost(model, usage) {
    const price = priceOf(model);
    if (price === undefined)
        return 'unknown';
    const rates = price.above !== undefined && usage.inputTokens > price.above.tokens ? price.above : price;
    const cached = Math.min(usage.inputTokens, usage.cachedTokens ?? 0);
    const written = Math.min(usage.inputTokens - cached, usage.cacheWrittenTokens ?? 0);
    const input = usage.inputTokens - cached - written;
    const millionths = input * rates.input +
        cached * (rates.cached ?? rates.input) +
        written * (rates.cacheWrite ?? rates.input) +
        usage.outputTokens * rates.output;
    return millionths / 1_000_000;
}
/** Whether a turn of the model has a price at all: to be asked before a session that is bounded by cost. */
export function hasPrice(model) {
    return priceOf(model) !== undefined;
}
function priceOf({ provider, name }) {
    const full = `${provider}/${name}`;
    return PRICES.get(full) ?? PRICES.get(full.replace(/[-@](?:\d{8}|\d{4}-\d{2}-\d{2})$/, ''));
}
