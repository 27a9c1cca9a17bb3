import { proxyAgent } from '../../gateway/proxy-agent.js';
import { rewriteEvents } from './event-stream.js';
/** How long a server may take to begin its answer, and between two pieces of it, in milliseconds. */
const HEADERS_TIMEOUT = 600_000;
const BODY_TIMEOUT = 300_000;
/** The proxy that an environment names, lower-case names first as curl does; undefined where it names none. */
export function proxySettings(env) {
    const read = (name) => env[name.toLowerCase()] || env[name] || '';
    const settings = { httpProxy: read('HTTP_PROXY'), httpsProxy: read('HTTPS_PROXY'), noProxy: read('NO_PROXY') };
    return settings.httpProxy === '' && settings.httpsProxy === '' ? undefined : settings;
}
/** A fetch that goes through the proxy. Throws where a variable is not a proxy's address. */
export async function proxyFetch(settings) {
    const { fetch } = await import('undici');
    const dispatcher = await proxyAgent(settings, { headersTimeout: HEADERS_TIMEOUT, bodyTimeout: BODY_TIMEOUT });
    // The package's fetch goes with the package's agent, never with the platform's; its answer becomes one of the platform's.
    return async (input, init) => {
        const response = await fetch(input instanceof Request ? input.url : input, {
            method: init?.method ?? 'GET',
            headers: [...new Headers(init?.headers)],
            body: typeof init?.body === 'string' ? init.body : null,
            redirect: init?.redirect ?? 'manual',
            signal: init?.signal ?? null,
            dispatcher,
        });
        return new Response(response.body, { status: response.status, headers: [...response.headers] });
    };
}
/**
 * What the providers' libraries send their requests with: redirects are not followed, so that a key reaches only the server that
 * was configured; events of a stream are rewritten where the wire needs it.
 */
export function modelFetch(fetch, rewrite) {
    return async (input, init) => {
        const response = await fetch(input, { ...init, redirect: 'manual' });
        const type = response.headers.get('content-type') ?? '';
        if (rewrite === undefined || !response.ok || response.body === null || !type.includes('text/event-stream'))
            return response;
        return new Response(rewriteEvents(response.body, rewrite), { status: response.status, headers: response.headers });
    };
}
