import type { ToolInput } from '../../contract/call.js';
/**
 * An input in one form for all the ways in which clients write the same value anew: without spaces, keys in order, numbers as
 * doubles, strings with the escapes of `JSON.stringify`. Two inputs are the same call's where these are equal. No input at all is
 * the empty object. An input that is not JSON stays as it is.
 */
export declare function comparableInput(input: ToolInput): string;
