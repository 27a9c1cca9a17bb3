import type { Wire } from '../../types.js';
/** Anthropic Messages. */
export declare const anthropicWire: Wire;
