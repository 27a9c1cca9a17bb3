import type { Answer, RefusalKind } from '../types.js';
/** An error as both of the provider's wires have it. */
export declare function openaiRefusal(kind: RefusalKind, message: string): Answer;
