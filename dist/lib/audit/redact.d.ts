export interface Beginning {
    readonly text: string;
    /** Whether it is all of the (redacted) text. */
    readonly whole: boolean;
}
export interface Redactor {
    /** The whole text, of any length, without the secrets; the same text where there are none in it. */
    (text: string): string;
    /** The first `limit` characters, without the secrets and without whatever looks like a credential; a secret is never cut open. */
    beginning(text: string, limit: number): Beginning;
    /** How many characters at the end of a text may be the beginning of a secret that goes on after it. */
    readonly unfinished: (text: string) => number;
}
/**
 * Looks for each secret in its common encodings. Where several overlap, all that any of them covers is replaced. A value of fewer than six
 * characters is replaced only where it stands as a word of its own, one of fewer than four not at all.
 */
export declare function redactor(secrets: readonly string[]): Redactor;
