/** Bytes of one message past which a server is ended; also of one result (contract 1.4). */
export const MAX_MESSAGE = 64 * 1024 * 1024;
/** Bytes that a server may send between two answers: notifications, requests of its own, what is no message (contract 7.3). */
export const MAX_UNASKED = 8 * 1024 * 1024;
/** Milliseconds from the start of a server to the list of its tools. */
export const START_MS = 60_000;
/** Tools of one server that are offered. */
export const MAX_TOOLS = 256;
/** Pages of a list of tools that are asked for. */
export const MAX_PAGES = 64;
/** Bytes of a tool's description that the model is shown. */
export const MAX_DESCRIPTION = 16 * 1024;
