import type { AskedCall, CallIdentity } from './options.js';
export type Identify = (call: Omit<AskedCall, 'id'>) => CallIdentity;
/** The wire's own names, and inputs that are equal however a client writes them. */
export declare const asOnWire: Identify;
/** One short text for the tool and the input of a call; equal for every mention of it. */
export declare function shapeOf(identify: Identify, call: Omit<AskedCall, 'id'>): string;
/** The same of a call that was identified already. */
export declare function shapeOfIdentity({ tool, input }: CallIdentity): string;
