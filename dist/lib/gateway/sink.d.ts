import type { ServerResponse } from 'node:http';
/** Writes to the agent; settles when it can take more. False: it went away. */
export declare function write(response: ServerResponse, bytes: Uint8Array): Promise<boolean>;
/** A whole answer. Where one has begun already it is torn. */
export declare function send(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>, body: string | Uint8Array): void;
