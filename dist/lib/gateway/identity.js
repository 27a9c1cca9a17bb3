import { digestOf } from '../bindings/digest.js';
import { comparableInput } from './wire/comparable.js';
/** The wire's own names, and inputs that are equal however a client writes them. */
export const asOnWire = ({ name, namespace, input }) => ({
    tool: namespace === undefined ? name : `${namespace}.${name}`,
    input: comparableInput(input),
});
/** One short text for the tool and the input of a call; equal for every mention of it. */
export function shapeOf(identify, call) {
    return shapeOfIdentity(identify(call));
}
/** The same of a call that was identified already. */
export function shapeOfIdentity({ tool, input }) {
    return digestOf(JSON.stringify([tool, input]));
}
