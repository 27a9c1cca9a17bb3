import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AwsLogin, Upstream } from './options.js';
export interface UpstreamRequest {
    readonly method: 'GET' | 'POST';
    /** Path and query, as the wire's route says them. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Uint8Array;
    /** As whom it is signed. */
    readonly sign?: AwsLogin;
    /** Ends request and response. */
    readonly signal: AbortSignal;
}
export interface UpstreamResponse {
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    /** Errors where the connection breaks. */
    readonly body: Readable;
}
export declare class UpstreamClient {
    #private;
    private constructor();
    /** Rejects with one sentence where the address is none, or the proxy's. Nothing is sent yet. */
    static open({ baseUrl, proxy }: Upstream): Promise<UpstreamClient>;
    /** Rejects where there is no response: the connection failed, or the signal aborted. */
    send({ method, path, headers, body, sign, signal }: UpstreamRequest): Promise<UpstreamResponse>;
    /** Ends every request that is under way. */
    close(): Promise<void>;
}
/** The address of a wire's path. A base with a path stands for the wire's root, its version included. */
export declare function targetOf(base: URL, path: string): URL;
