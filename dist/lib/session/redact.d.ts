import type { Interceptor } from '../hooks/participant.js';
export declare const REDACT_NAME = "redact";
/**
 * Replaces a result in which `redact` finds something. `redact` returns its text unchanged where there is nothing to hide; it is given
 * the whole output, up to 64 MiB.
 */
export declare function redactInterceptor(redact: (text: string) => string): Interceptor;
