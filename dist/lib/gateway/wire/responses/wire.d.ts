import type { Wire } from '../../types.js';
/** OpenAI Responses. */
export declare const responsesWire: Wire;
