import type { BreakageKind, Who } from './outcome.js';
/** One participant that touched an input or an output, with the reason that it gave. */
export interface Hand {
    readonly who: Who;
    readonly reason?: string;
}
/** `hook 'narrow'`: quotes, backslashes, control, format and separator characters of the name are escaped. */
export declare function nameOf(who: Who): string;
/** `denied by hook 'N': reason`, or `denied by hook 'N'` where no reason was given. */
export declare function deniedBy(who: Who, reason?: string): string;
/** `hook 'N' could not answer and denies on failure: what`. */
export declare function couldNotAnswer(who: Who, what: string): string;
/** The same for a hook whose `on_failure` is `allow`. */
export declare function carriedOn(who: Who, what: string): string;
/** `interceptor 'redact': stripped a credential; hook 'narrow'`: every hand that touched it, in order. */
export declare function handsOf(hands: readonly Hand[]): string;
/** Whose rewrite it was, ahead of the refusal's own words (contract 3.8). `hands` is what `handsOf` says, or a verdict's `reason`. */
export declare function rewriteFailed(hands: string, refusal: string): string;
/** What the model may read of a breakage after a call (contract 6.6): its kind, and nothing that the participant printed. */
export declare function plainWords(kind: BreakageKind): string;
/** What a program printed, as a quotation of at most 512 bytes. */
export declare function quoteStdout(printed: string | Uint8Array): string;
/** What a program wrote to standard error, as a quotation of at most 2048 bytes; `total` is the size of all that it wrote. */
export declare function quoteStderr(written: string | Uint8Array, total?: number): string;
