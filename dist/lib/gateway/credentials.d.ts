import type { IncomingHttpHeaders } from 'node:http';
import type { Result } from '../contract/result.js';
import type { AwsLogin, Credential } from './options.js';
import type { WireName } from './types.js';
/** Whether the request carries the session's token in one of the places where this wire's clients put their key. */
export declare function isAuthorized(token: string, wire: WireName, headers: IncomingHttpHeaders, url: string): boolean;
/** With what one request goes up. */
export interface Shown {
    readonly headers: Readonly<Record<string, string>>;
    /** It has to be signed as well. */
    readonly sign?: AwsLogin;
    /** What no answer may hold. */
    readonly secrets: readonly string[];
}
/** A key goes where the agent has put its own, as far as the wire has a choice. The error is one sentence. */
export declare function shownFor(credential: Credential, wire: WireName, headers: IncomingHttpHeaders): Promise<Result<Shown, string>>;
