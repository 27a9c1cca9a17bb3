import type { Wire } from '../../types.js';
/** Anthropic Messages as Google Vertex offers them: the path names model and form, the rest is Anthropic's. */
export declare const vertexWire: Wire;
