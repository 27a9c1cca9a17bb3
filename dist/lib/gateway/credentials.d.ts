import type { IncomingHttpHeaders } from 'node:http';
import type { Credential } from './options.js';
import type { WireName } from './types.js';
/** Whether the request carries the session's token in one of the places where this wire's clients put their key. */
export declare function isAuthorized(token: string, wire: WireName, headers: IncomingHttpHeaders, url: string): boolean;
/** The headers that a request goes up with. A key goes where the agent has put its own, as far as the wire has a choice. */
export declare function upstreamCredential(credential: Credential, wire: WireName, headers: IncomingHttpHeaders): Readonly<Record<string, string>>;
