import type { Usage } from '../model.js';
/** The day on which the prices were looked up, as `YYYY-MM-DD`. */
export declare const PRICES_DATE: string;
/**
 * What a turn costs in US dollars by the providers' list prices; `unknown` where the model has no price here, never zero for want
 * of one. A model that is named with a date costs what it costs without. Clouds and servers of one's own have prices of their own:
 * unknown. Add the costs of turns, not their tokens: a price may depend on the length of a turn's input.
 */
export declare function cost(model: {
    readonly provider: string;
    readonly name: string;
}, usage: Usage): number | 'unknown';
/** Whether a turn of the model has a price at all: to be asked before a session that is bounded by cost. */
export declare function hasPrice(model: {
    readonly provider: string;
    readonly name: string;
}): boolean;
