import type { ToolInput } from '../../contract/call.js';
declare global {
    interface JSON {
        /** Not in the type declarations yet. */
        rawJSON?(text: string): unknown;
    }
}
/**
 * How a call's arguments go back up in the conversation. The providers' libraries take a value and write it with
 * `JSON.stringify`; the value here is made so that numbers, key order and lone surrogates come out as the model wrote them
 * (contract 4.3), also where the request is signed after it was written.
 */
export declare function sentArguments(input: ToolInput, as: 'text' | 'value'): unknown;
