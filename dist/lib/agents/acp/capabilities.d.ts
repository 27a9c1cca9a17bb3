import type { Capabilities } from '../adapter.js';
/** What cannot be held of any agent behind the protocol. */
export declare const PROTOCOL_LIMITS: readonly string[];
export declare const CAPABILITIES: Capabilities;
