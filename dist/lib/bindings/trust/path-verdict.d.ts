/** What a path means for an edit. */
export type PathVerdict = {
    readonly kind: 'free';
} | {
    readonly kind: 'outside';
}
/** `what` follows `it is `. */
 | {
    readonly kind: 'protected';
    readonly what: string;
};
