/** Bytes of one message past which a server is ended, and of its whole list of tools. */
export declare const MAX_MESSAGE: number;
/** JSON values of one message past which a server is ended: each costs some hundred bytes once it is read, however short it is. */
export declare const MAX_VALUES = 200000;
/** Bytes that a server may send between two answers: notifications, requests of its own, what is no message (contract 7.3). */
export declare const MAX_UNASKED: number;
/** Milliseconds from the start of a server to the list of its tools. */
export declare const START_MS = 60000;
/** Tools that a server may list. */
export declare const MAX_LISTED = 10000;
/** Tools of one server that are offered. */
export declare const MAX_TOOLS = 256;
/** Pages of a list of tools that are asked for. */
export declare const MAX_PAGES = 64;
/** Bytes of a tool's description that the model is shown. */
export declare const MAX_DESCRIPTION: number;
