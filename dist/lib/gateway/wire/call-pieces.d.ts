import type { ToolInput } from '../../contract/call.js';
import type { Seen } from '../types.js';
/** Who is called, before all of its input is there. */
export interface Begun {
    readonly id: string;
    readonly ownId: boolean;
    readonly name: string;
    readonly namespace?: string | undefined;
    /** Its input is plain text: only its end says that it is whole. */
    readonly isText?: boolean;
}
/**
 * The calls of one response whose input arrives in pieces, side by side. A call is told as soon as its input is a whole JSON value,
 * as a client may act on it from there on, and again at its close where it had become another; never twice with the same input.
 */
export declare class CallPieces {
    #private;
    idOf(key: string): string | undefined;
    begin(key: string, begun: Begun): void;
    /** The name of a call that began without one. */
    name(key: string, name: string): void;
    /** One more piece; undefined where no such call has begun. */
    add(key: string, piece: string): readonly Seen[] | undefined;
    /** What the wire says that a call's input came to, while the call is still open. */
    settle(key: string, text: string | undefined): readonly Seen[];
    /** The end of a call's input; `empty` is what it is where nothing came. */
    close(key: string, empty?: string): readonly Seen[];
    /** Closes every call whose key begins so. */
    closeAll(prefix?: string): readonly Seen[];
    /** A call that came in one piece. */
    whole({ id, ownId, name, namespace }: Begun, input: ToolInput): readonly Seen[];
    /** Names of the calls that were never told. */
    get begun(): readonly string[];
}
