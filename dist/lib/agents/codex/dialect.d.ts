import type { Dialect } from '../adapter.js';
/** What a hook of ours says with every yes. */
export declare const ALLOWED = "basis guard: this call was judged";
export declare const KEPT = "basis guard: this result was reviewed";
export declare const dialect: Dialect;
