import type { Interceptor } from '../hooks/participant.js';
import type { Chain } from './ports.js';
export declare const REDACT_NAME = "redact";
/**
 * Replaces a result in which `redact` finds something. `redact` returns its text unchanged where there is nothing to hide; it is given
 * the whole output, up to 64 MiB.
 */
export declare function redactInterceptor(redact: (text: string) => string): Interceptor;
/** A chain whose words, and what a participant put in the place of an output, are searched before the model reads them. */
export declare function holdSecrets(chain: Chain, redact: (text: string) => string): Chain;
