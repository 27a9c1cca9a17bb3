import { digestOf } from '../bindings/digest.ts';
import type { AskedCall, CallIdentity } from './options.ts';
import { comparableInput } from './wire/comparable.ts';

export type Identify = (call: Omit<AskedCall, 'id'>) => CallIdentity;

/** The wire's own names, and inputs that are equal however a client writes them. */
export const asOnWire: Identify = ({ name, namespace, input }) => ({
  tool: namespace === undefined ? name : `${namespace}.${name}`,
  input: comparableInput(input),
});

/** One short text for the tool and the input of a call; equal for every mention of it. */
export function shapeOf(identify: Identify, call: Omit<AskedCall, 'id'>): string {
  return shapeOfIdentity(identify(call));
}

/** The same of a call that was identified already. */
export function shapeOfIdentity({ tool, input }: CallIdentity): string {
  return digestOf(JSON.stringify([tool, input]));
}
