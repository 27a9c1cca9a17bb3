import type { JsonText } from '../../contract/json/node.js';
import { type Result } from '../../contract/result.js';
/** One request whose exact texts matter. */
export interface ExactCall {
    /** What is handed to the library as the arguments: their values, and a key by which they are known on the way out. */
    readonly arguments: Record<string, unknown>;
    /** The exact text of the first result that came for it; undefined where none did. */
    result(): JsonText | undefined;
    /** Forgets the request. */
    done(): void;
}
/** What a message that came in is: an answer that was waited for, something else, or what is not taken, in words that follow its sender. */
export type Incoming = 'answer' | 'other' | {
    readonly refused: string;
};
export declare class ExactWire {
    #private;
    /** A request with these arguments, which must be an object's text. */
    call(input: JsonText): ExactCall;
    /** The exact text of the result of the last request for a list of tools. */
    listed(): JsonText | undefined;
    /**
     * The text of a message as it is to be sent, by the text that the library wrote. A call whose exact text is not known, or that
     * cannot be told, is not sent: the error says why. The exact text is as deep as an input may be, so the whole may be deeper.
     */
    outgoing(text: string): Result<string, string>;
    /** Takes note of a message that came in. */
    incoming(text: string): Incoming;
}
