// The way to the provider: one origin, certificates verified, through the runner's proxy where there is one; redirects are not followed
// and bodies come as they were sent.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { AwsLogin, Upstream } from './options.ts';
import { proxyAgent } from './proxy-agent.ts';

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

/** How long a server may take to begin its answer, and between two pieces of it, in milliseconds. */
const HEADERS_TIMEOUT = 600_000;
const BODY_TIMEOUT = 300_000;

export class UpstreamClient {
  readonly #base: URL;
  readonly #dispatcher: Dispatcher;
  readonly #send: typeof import('undici').request;

  private constructor(base: URL, dispatcher: Dispatcher, send: typeof import('undici').request) {
    this.#base = base;
    this.#dispatcher = dispatcher;
    this.#send = send;
  }

  /** Rejects with one sentence where the address is none, or the proxy's. Nothing is sent yet. */
  static async open({ baseUrl, proxy }: Upstream): Promise<UpstreamClient> {
    const base = readBase(baseUrl);
    const { Agent, request } = await import('undici');
    const timeouts = { headersTimeout: HEADERS_TIMEOUT, bodyTimeout: BODY_TIMEOUT };
    try {
      const dispatcher = proxy === undefined ? new Agent(timeouts) : await proxyAgent(proxy, timeouts);
      return new UpstreamClient(base, dispatcher, request);
    } catch (error) {
      throw new Error(`HTTP_PROXY or HTTPS_PROXY is not the address of a proxy: write http://host:port, or unset it`, { cause: error });
    }
  }

  /** Rejects where there is no response: the connection failed, or the signal aborted. */
  async send({ method, path, headers, body, sign, signal }: UpstreamRequest): Promise<UpstreamResponse> {
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
  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }
}

/** The address of a wire's path. A base with a path stands for the wire's root, its version included. */
export function targetOf(base: URL, path: string): URL {
  const root = base.pathname.replace(/\/+$/, '');
  const target = new URL(base.origin);
  const [pathname = '', query] = path.split('?');
  target.pathname = root === '' ? pathname : root + pathname.replace(/^\/v\d+[a-z]*\d*(?=\/)/, '');
  target.search = query ?? '';
  return target;
}

/** Of everything that a proxy on the way leaves alone: method, address and body. */
async function signatureOf(
  { method, target, body }: { readonly method: string; readonly target: URL; readonly body: Uint8Array | undefined },
  login: AwsLogin,
): Promise<Readonly<Record<string, string>>> {
  const { AwsV4Signer } = await import('aws4fetch');
  const bytes = body === undefined ? null : new Uint8Array(body);
  const { headers } = await new AwsV4Signer({ ...login, method, url: target.href, body: bytes, service: 'bedrock' }).sign();
  return Object.fromEntries([...headers].filter(([name]) => name === 'authorization' || name.startsWith('x-amz-')));
}

function readBase(text: string): URL {
  const url = URL.parse(text);
  if (
    url === null ||
    (url.protocol !== 'https:' && url.protocol !== 'http:') ||
    url.username + url.password + url.search + url.hash !== ''
  ) {
    throw new Error(
      'the address of the provider is not the root of an API: write scheme, host and path alone, for example https://models.example/v1',
    );
  }
  return url;
}
