import type { Collected } from './collect.js';
import type { Fault } from './faults.js';
export type Ruling = {
    readonly kind: 'turn';
} | Fault;
/**
 * Whether a response is a turn. It is one only when the provider said that it is whole and it holds a call or text; everything
 * else is a fault with words, never an empty answer.
 */
export declare function ruleOn(collected: Collected, anyStopReason: boolean, now: number): Ruling;
