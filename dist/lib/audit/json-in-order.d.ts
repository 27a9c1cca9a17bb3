import { type Fields } from './shape.js';
/**
 * An object that begins with `start`, an open brace and perhaps more: its fields in the order of their description; what is not described
 * follows in its own order. The keys of `taken`, which the object has too, are left out.
 */
export declare function inOrder(start: string, value: Readonly<Record<string, unknown>>, fields: Fields, taken?: readonly string[]): string;
