import type { Capabilities } from '../adapter.js';
export declare const CAPABILITIES: Capabilities;
