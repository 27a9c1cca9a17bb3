import type { WireName } from '../gateway/types.js';
/** The wire by provider, for agents that speak them all. */
export declare const PROVIDER_WIRES: Readonly<Record<string, WireName>>;
