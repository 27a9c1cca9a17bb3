import type { Adapter } from '../adapter.js';
export declare const geminiCli: Adapter;
