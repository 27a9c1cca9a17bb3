import type { Wire } from '../../types.js';
/** OpenAI chat completions, as many providers have them. */
export declare const chatWire: Wire;
