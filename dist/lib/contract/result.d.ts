/** A value or the reason there is none; what the decision path returns in place of an exception. */
export type Result<T, E> = {
    readonly ok: true;
    readonly value: T;
} | {
    readonly ok: false;
    readonly error: E;
};
export declare const ok: <T>(value: T) => {
    readonly ok: true;
    readonly value: T;
};
export declare const fail: <E>(error: E) => {
    readonly ok: false;
    readonly error: E;
};
/** Closes a switch over a union: a case that is missed fails to compile. */
export declare function unreachable(value: never): never;
