import { proxyAgent } from './proxy-agent.js';
/** How long a server may take to begin its answer, and between two pieces of it, in milliseconds. */
const HEADERS_TIMEOUT = 600_000;
const BODY_TIMEOUT = 300_000;
export class UpstreamClient {
    #base;
    #dispatcher;
    #send;
    constructor(base, dispatcher, send) {
        this.#base = base;
        this.#dispatcher = dispatcher;
        this.#send = send;
    }
    /** Rejects with one sentence where the address is none, or the proxy's. Nothing is sent yet. */
    static async open({ baseUrl, proxy }) {
        const base = readBase(baseUrl);
        const { Agent, request } = await import('undici');
        const timeouts = { headersTimeout: HEADERS_TIMEOUT, bodyTimeout: BODY_TIMEOUT };
        try {
            const dispatcher = proxy === undefined ? new Agent(timeouts) : await proxyAgent(proxy, timeouts);
            return new UpstreamClient(base, dispatcher, request);
        }
        catch (error) {
            throw new Error(`HTTP_PROXY or HTTPS_PROXY is not the address of a proxy: write http://host:port, or unset it`, { cause: error });
        }
    }
    /** Rejects where there is no response: the connection failed, or the signal aborted. */
    async send({ method, path, headers, body, sign, signal }) {
        const target = targetOf(this.#base, path);
        const signature = sign === undefined ? {} : await signatureOf({ method, target, body }, sign);
        const response = await this.#send(target, {
            method,
            headers: { ...headers, ...signature, 'accept-encoding': 'identity' },
            body: body ?? null,
            signal,
            dispatcher: this.#dispatcher,
        });
        // It may break when nobody reads it any more.
        response.body.on('error', () => undefined);
        return { status: response.statusCode, headers: response.headers, body: response.body };
    }
    /** Ends every request that is under way. */
    async close() {
        await this.#dispatcher.destroy();
    }
}
/** The address of a wire's path. A base with a path stands for the wire's root, its version included. */
export function targetOf(base, path) {
    const root = base.pathname.replace(/\/+$/, '');
    const target = new URL(base.origin);
    const [pathname = '', query] = path.split('?');
    target.pathname = root === '' ? pathname : root + pathname.replace(/^\/v\d+[a-z]*\d*(?=\/)/, '');
    target.search = query ?? '';
    return target;
}
/** Of everything that a proxy on the way leaves alone: method, address and body. */
async function signatureOf({ method, target, body }, login) {
    const { AwsV4Signer } = await import('aws4fetch');
    const bytes = body === undefined ? null : new Uint8Array(body);
    const { headers } = await new AwsV4Signer({ ...login, method, url: target.href, body: bytes, service: 'bedrock' }).sign();
    return Object.fromEntries([...headers].filter(([name]) => name === 'authorization' || name.startsWith('x-amz-')));
}
function readBase(text) {
    const url = URL.parse(text);
    if (url === null ||
        (url.protocol !== 'https:' && url.protocol !== 'http:') ||
        url.username + url.password + url.search + url.hash !== '') {
        throw new Error('the address of the provider is not the root of an API: write scheme, host and path alone, for example https://models.example/v1');
    }
    return url;
}
