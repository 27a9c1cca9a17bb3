import type { WireName } from '../../gateway/types.js';
/** The wire by provider. */
export declare const WIRES: Readonly<Record<string, WireName>>;
