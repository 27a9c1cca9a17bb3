import type { Translator } from '../adapter.js';
export declare const mend: Translator['mend'];
