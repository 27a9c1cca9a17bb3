/** Bytes of one message past which a server is ended, and of its whole list of tools. */
export const MAX_MESSAGE = 16 * 1024 * 1024;
/** JSON values of one message past which a server is ended: each costs some hundred bytes once it is read, however short it is. */
export const MAX_VALUES = 200_000;
/** Bytes that a server may send between two answers: notifications, requests of its own, what is no message (contract 7.3). */
export const MAX_UNASKED = 8 * 1024 * 1024;
/** Milliseconds from the start of a server to the list of its tools. */
export const START_MS = 60_000;
/** Tools that a server may list. */
export const MAX_LISTED = 10_000;
/** Tools of one server that are offered. */
export const MAX_TOOLS = 256;
/** Pages of a list of tools that are asked for. */
export const MAX_PAGES = 64;
/** Bytes of a tool's description that the model is shown. */
export const MAX_DESCRIPTION = 16 * 1024;
