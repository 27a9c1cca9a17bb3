import type { Translator } from '../adapter.js';
export declare const translator: Translator;
