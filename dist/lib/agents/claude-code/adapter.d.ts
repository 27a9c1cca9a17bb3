import type { Adapter } from '../adapter.js';
export declare const claudeCode: Adapter;
