/** How often one turn is asked for, the first time included, before it has failed. */
export declare const MAX_TRIES = 4;
/**
 * How long a server asks to wait, in milliseconds, by `retry-after-ms`, or by `retry-after` as seconds or as a date; undefined
 * where it does not say so in a form that is understood. `now` is the wall clock in milliseconds since 1970.
 */
export declare function askedWait(headers: Readonly<Record<string, string>>, now: number): number | undefined;
/** The wait before the next try: what the server asked for, else twice as long each time, between half and all of it by chance. */
export declare function waitBefore(failedTries: number, asked: number | undefined, random: () => number): number;
