export interface AskedByShim {
    readonly socketPath: string;
    readonly path: string;
    readonly token: string;
    /** After which the client gives up. */
    readonly waitMs: number;
}
/** `program` is an absolute path. */
export type ShimClient = (name: string, program: string, asked: AskedByShim) => string;
/** Much the fastest: without modules it starts in a millisecond or two. */
export declare const byPerl: ShimClient;
export declare const byCurl: ShimClient;
export declare const byNode: ShimClient;
