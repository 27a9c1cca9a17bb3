import type { Capabilities } from '../adapter.js';
/** What Codex's command hooks hold by themselves, driven over its app-server. */
export declare const CAPABILITIES: Capabilities;
