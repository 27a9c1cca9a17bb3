import type { Adapter } from '../adapter.js';
export declare const opencode: Adapter;
