import type { Dispatcher } from 'undici';
import type { ProxySettings } from './options.js';
/** In milliseconds. */
export interface AnswerTimeouts {
    readonly headersTimeout: number;
    readonly bodyTimeout: number;
}
/** Throws where a setting is not a proxy's address. */
export declare function proxyAgent(settings: ProxySettings, timeouts: AnswerTimeouts): Promise<Dispatcher>;
