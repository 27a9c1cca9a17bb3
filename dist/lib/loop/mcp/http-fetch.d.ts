import type { ExactWire } from './exact-wire.js';
export type Fetch = typeof globalThis.fetch;
type FetchLike = (url: string | URL, init?: RequestInit) => Promise<Response>;
export interface ExactFetchOptions {
    readonly fetch: Fetch;
    readonly wire: ExactWire;
    /** Told, in words that follow the server's name, of what no further message can be taken after. Must not throw. */
    readonly onFatal: (words: string) => void;
}
export declare function exactFetch(options: ExactFetchOptions): FetchLike;
export {};
