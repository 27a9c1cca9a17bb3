import type { Adapter } from '../adapter.js';
export declare const basis: Adapter;
