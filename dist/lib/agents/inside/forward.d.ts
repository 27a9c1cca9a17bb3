import { type Server } from 'node:net';
export interface Forward {
    readonly port: number;
    /** Absolute path. */
    readonly socket: string;
}
/** Listens on 127.0.0.1; rejects where it cannot. */
export declare function forward({ port, socket }: Forward): Promise<Server>;
/** Reads `8401=/path/to.sock … -- program argument …`; undefined where it is something else. */
export declare function readCommand(args: readonly string[]): {
    readonly forwards: readonly Forward[];
    readonly argv: readonly [string, ...string[]];
} | undefined;
