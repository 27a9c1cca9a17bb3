import type { Wire } from '../../types.js';
/** Gemini generateContent. */
export declare const geminiWire: Wire;
