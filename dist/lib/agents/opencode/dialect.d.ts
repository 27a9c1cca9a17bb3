import type { Dialect } from '../adapter.js';
export declare const dialect: Dialect;
