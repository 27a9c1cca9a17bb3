import type { Dialect } from '../adapter.js';
/** The events at which the guard has its one hook, and the last part of the path that each asks. */
export declare const EVENTS: Readonly<Record<string, 'pre' | 'post'>>;
export declare const dialect: Dialect;
