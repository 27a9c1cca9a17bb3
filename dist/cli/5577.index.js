export const id = 5577;
export const ids = [5577];
export const modules = {

/***/ 85577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PRICES_DATE: () => (/* binding */ PRICES_DATE),
  cost: () => (/* binding */ cost),
  hasPrice: () => (/* binding */ hasPrice)
});

;// CONCATENATED MODULE: ./dist/lib/loop/models/prices.json
const prices_namespaceObject = /*#__PURE__*/JSON.parse('{"p6":"2026-11-30","Jn":{"anthropic/claude-fable-5-1":{"input":10,"cached":0.25,"cacheWrite":12.5,"output":50},"anthropic/claude-mythos-5-1":{"input":10,"cached":0.25,"cacheWrite":12.5,"output":50},"anthropic/claude-fable-5":{"input":10,"cached":1,"cacheWrite":12.5,"output":50},"anthropic/claude-mythos-5":{"input":10,"cached":1,"cacheWrite":12.5,"output":50},"anthropic/claude-opus-5-5":{"input":4,"cached":0.2,"cacheWrite":5,"output":20},"anthropic/claude-opus-5":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-8":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-7":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-6":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-5":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-1":{"input":15,"cached":1.5,"cacheWrite":18.75,"output":75},"anthropic/claude-opus-4":{"input":15,"cached":1.5,"cacheWrite":18.75,"output":75},"anthropic/claude-sonnet-5-5":{"input":2,"cached":0.1,"cacheWrite":2.5,"output":10},"anthropic/claude-sonnet-5":{"input":2,"cached":0.2,"cacheWrite":2.5,"output":10},"anthropic/claude-sonnet-4-6":{"input":3,"cached":0.3,"cacheWrite":3.75,"output":15},"anthropic/claude-sonnet-4-5":{"input":3,"cached":0.3,"cacheWrite":3.75,"output":15,"above":{"tokens":200000,"input":6,"cached":0.6,"cacheWrite":7.5,"output":22.5}},"anthropic/claude-sonnet-4":{"input":3,"cached":0.3,"cacheWrite":3.75,"output":15,"above":{"tokens":200000,"input":6,"cached":0.6,"cacheWrite":7.5,"output":22.5}},"anthropic/claude-haiku-5-5":{"input":0.1,"cached":0.01,"cacheWrite":0.125,"output":0.5,"above":{"tokens":100000,"input":0.5,"cached":0.05,"cacheWrite":0.625,"output":2.5}},"anthropic/claude-haiku-4-5":{"input":1,"cached":0.1,"cacheWrite":1.25,"output":5},"anthropic/claude-3-5-haiku":{"input":0.8,"cached":0.08,"cacheWrite":1,"output":4},"openai/gpt-5.5":{"input":5,"cached":0.5,"output":30,"above":{"tokens":272000,"input":10,"cached":1,"output":45}},"openai/gpt-5.4":{"input":2.5,"cached":0.25,"output":15,"above":{"tokens":272000,"input":5,"cached":0.5,"output":22.5}},"openai/gpt-5.4-mini":{"input":0.75,"cached":0.075,"output":4.5},"openai/gpt-5.4-nano":{"input":0.2,"cached":0.02,"output":1.25},"openai/gpt-5.3-codex":{"input":1.75,"cached":0.175,"output":14},"openai/gpt-5.2":{"input":1.75,"cached":0.175,"output":14},"openai/gpt-5.2-codex":{"input":1.75,"cached":0.175,"output":14},"openai/gpt-5.1":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5.1-codex":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5.1-codex-max":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5.1-codex-mini":{"input":0.25,"cached":0.025,"output":2},"openai/gpt-5":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5-codex":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5-mini":{"input":0.25,"cached":0.025,"output":2},"openai/gpt-5-nano":{"input":0.05,"cached":0.005,"output":0.4},"openai/gpt-4.1":{"input":2,"cached":0.5,"output":8},"openai/gpt-4.1-mini":{"input":0.4,"cached":0.1,"output":1.6},"openai/gpt-4.1-nano":{"input":0.1,"cached":0.025,"output":0.4},"openai/o3":{"input":2,"cached":0.5,"output":8},"openai/o4-mini":{"input":1.1,"cached":0.275,"output":4.4},"google/gemini-3.1-pro-preview":{"input":2,"cached":0.2,"output":12,"above":{"tokens":200000,"input":4,"cached":0.4,"output":18}},"google/gemini-3-pro-preview":{"input":2,"cached":0.2,"output":12,"above":{"tokens":200000,"input":4,"cached":0.4,"output":18}},"google/gemini-2.5-pro":{"input":1.25,"cached":0.125,"output":10,"above":{"tokens":200000,"input":2.5,"cached":0.25,"output":15}},"google/gemini-3.5-flash":{"input":1.5,"cached":0.15,"output":9},"google/gemini-3.5-flash-lite":{"input":0.3,"cached":0.03,"output":2.5},"google/gemini-3-flash-preview":{"input":0.5,"cached":0.05,"output":3},"google/gemini-3.1-flash-lite":{"input":0.25,"cached":0.025,"output":1.5},"google/gemini-2.5-flash":{"input":0.3,"cached":0.03,"output":2.5},"google/gemini-2.5-flash-lite":{"input":0.1,"cached":0.01,"output":0.4}}}');
;// CONCATENATED MODULE: ./dist/lib/loop/models/prices.js

const PRICES = new Map(Object.entries(prices_namespaceObject.Jn));
/** The day on which the prices were looked up, as `YYYY-MM-DD`. */
const PRICES_DATE = prices_namespaceObject.p6;
/**
 * What a turn costs in US dollars by the providers' list prices; `unknown` where the model has no price here, never zero for want
 * of one. A model that is named with a date costs what it costs without. Clouds and servers of one's own have prices of their own:
 * unknown. Add the costs of turns, not their tokens: a price may depend on the length of a turn's input.
 */
function cost(model, usage) {
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
function hasPrice(model) {
    return priceOf(model) !== undefined;
}
function priceOf({ provider, name }) {
    const full = `${provider}/${name}`;
    return PRICES.get(full) ?? PRICES.get(full.replace(/[-@](?:\d{8}|\d{4}-\d{2}-\d{2})$/, ''));
}


/***/ })

};
