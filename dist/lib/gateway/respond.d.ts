import type { ServerResponse } from 'node:http';
import type { Result } from '../contract/result.js';
import type { Seen, Wire } from './types.js';
import type { UpstreamResponse } from './upstream.js';
export interface ResponseSetting {
    readonly wire: Wire;
    /** `strict`: what cannot be read does not pass; `tapped`: it passes and is noted; `none`: nothing is read. */
    readonly reading: 'strict' | 'tapped' | 'none';
    /** The provider's credentials: what holds one of them does not pass. */
    readonly secrets: readonly string[];
    /** It is read to its end, whether or not the agent waits for that. */
    readonly toItsEnd: boolean;
    readonly bodyBytes: number;
    readonly eventBytes: number;
    /** Told of what the answer says before that goes on; a failure stops it. */
    readonly saw: (seen: readonly Seen[]) => Result<undefined, string>;
    /** Whether an event is the gateway's own business and stays behind; `data` is its exact text. */
    readonly isOwn: (seen: readonly Seen[], data: string) => boolean;
}
/** A sentence about an answer that did not pass whole and unremarkable. Rejects as `saw` does. */
export declare function respond(answer: UpstreamResponse, response: ServerResponse, setting: ResponseSetting): Promise<string | undefined>;
/** Of a response that nobody waited for. */
export declare const LEFT = "the agent did not wait for the end of the response";
/** What the agent reads where no answer of the provider can be passed on; clients try again. */
export declare function badGateway(wire: Wire, response: ServerResponse, words: string): void;
