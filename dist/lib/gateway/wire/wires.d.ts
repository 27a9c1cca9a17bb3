import type { Wire, WireName } from '../types.js';
export declare const WIRES: Readonly<Record<WireName, Wire>>;
