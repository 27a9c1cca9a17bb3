import type { ProxySettings } from '../../gateway/options.js';
import type { RewriteEvent } from './event-stream.js';
export type Fetch = typeof globalThis.fetch;
/** The proxy that an environment names, lower-case names first as curl does; undefined where it names none. */
export declare function proxySettings(env: Readonly<Record<string, string | undefined>>): ProxySettings | undefined;
/** A fetch that goes through the proxy. Throws where a variable is not a proxy's address. */
export declare function proxyFetch(settings: ProxySettings): Promise<Fetch>;
/**
 * What the providers' libraries send their requests with: redirects are not followed, so that a key reaches only the server that
 * was configured; events of a stream are rewritten where the wire needs it.
 */
export declare function modelFetch(fetch: Fetch, rewrite: RewriteEvent | undefined): Fetch;
