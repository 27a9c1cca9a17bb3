import type { Client, Transport } from '@modelcontextprotocol/client';
import type { ToolResult } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
import { type Result } from '../../contract/result.js';
import { ExactWire } from './exact-wire.js';
import { type ListedTool, type OfferedTool } from './offered.js';
/** A way to the server that is not used yet. */
export interface Way {
    readonly transport: Transport;
    /** Takes leave of the server. Settles when nothing of it is left, where it is a program of ours; never rejects. */
    readonly close: () => Promise<void>;
    /** Ends it at once; `why` in words that follow its name. Never rejects. */
    readonly stop: (why: string) => Promise<void>;
}
export interface ConnectionOptions {
    /** A new way to the server. `onEnd` hears how it ended, in words that follow its name. */
    readonly way: (wire: ExactWire, onEnd: (words: string) => void) => Way;
    /** A new client, which calls `onChanged` when the server says that its tools are others now. */
    readonly client: (onChanged: () => void) => Client;
    /** Of one call, in milliseconds. */
    readonly timeoutMs: number;
    /** Milliseconds from the start to the list of the tools. */
    readonly startMs: number;
    readonly signal: AbortSignal;
    /** Told when the server that was open has ended, by itself or because of what it did; in words that follow its name. Must not throw. */
    readonly onEnd: (words: string) => void;
}
/** Why there is no connection. */
export interface NotOpen {
    /** Composes after the server's name. */
    readonly words: string;
    /** Whether the server was there and answered otherwise than it was asked to. */
    readonly answered: boolean;
}
/** What became of a call. Words follow the server's name. */
export type Called = {
    readonly kind: 'result';
    readonly result: ToolResult;
}
/** The server answered that it could not, or had ended, which was told when it did. */
 | {
    readonly kind: 'failed';
    readonly words: string;
}
/** The server did what it must not. */
 | {
    readonly kind: 'broken';
    readonly words: string;
};
export declare class McpConnection {
    #private;
    private constructor();
    /** Starts the server and asks for its tools. Nothing of it is left where there is no connection. */
    static open(options: ConnectionOptions): Promise<Result<{
        readonly connection: McpConnection;
        readonly tools: readonly ListedTool[];
    }, NotOpen>>;
    /** Calls a tool with exactly this text. Never rejects. */
    call({ listed, schemaView }: OfferedTool, input: JsonText, signal: AbortSignal): Promise<Called>;
    /** Ends the connection, and the server where it is a program of ours. Never rejects. */
    close(): Promise<void>;
}
