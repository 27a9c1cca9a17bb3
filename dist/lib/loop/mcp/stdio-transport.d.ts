import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { type LineProcessOptions } from '../../bindings/line-process.js';
import type { ExactWire } from './exact-wire.js';
export interface StdioOptions extends Pick<LineProcessOptions, 'argv' | 'cwd' | 'env' | 'mark'> {
    readonly wire: ExactWire;
    /** Reads a message's text; throws where it is none. */
    readonly parse: (text: string) => JSONRPCMessage;
    /** Told once of how the program ended, in words that follow the server's name. Must not throw. */
    readonly onEnd: (words: string) => void;
    /** Told once of a line that is no message. Must not throw. */
    readonly onStray: (line: string) => void;
}
export declare class StdioTransport implements Transport {
    #private;
    onclose?: () => void;
    onerror?: (error: Error) => void;
    onmessage?: (message: JSONRPCMessage) => void;
    constructor(options: StdioOptions);
    /** With `pid` what the library knows a transport over a program by. */
    readonly stderr: null;
    get pid(): number | null;
    start(): Promise<void>;
    send(message: JSONRPCMessage): Promise<void>;
    close(): Promise<void>;
    /** Ends the program at once; settles when nothing of it is left. */
    stop(why: string): Promise<void>;
}
