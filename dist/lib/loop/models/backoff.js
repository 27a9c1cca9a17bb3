/** Bounds of the waiting between tries, in milliseconds. */
const FIRST_WAIT = 1_000;
const LONGEST_OWN_WAIT = 30_000;
/** What a server may ask for; a longer wish is cut to this. */
const LONGEST_ASKED_WAIT = 120_000;
/** How often one turn is asked for, the first time included, before it has failed. */
export const MAX_TRIES = 4;
/**
 * How long a server asks to wait, in milliseconds, by `retry-after-ms`, or by `retry-after` as seconds or as a date; undefined
 * where it does not say so in a form that is understood. `now` is the wall clock in milliseconds since 1970.
 */
export function askedWait(headers, now) {
    const milliseconds = positive(headers['retry-after-ms']);
    if (milliseconds !== undefined)
        return capped(milliseconds);
    const after = headers['retry-after'];
    const seconds = positive(after);
    if (seconds !== undefined)
        return capped(seconds * 1_000);
    const date = after === undefined || !/[a-z]{3}/i.test(after) ? Number.NaN : Date.parse(after);
    return Number.isNaN(date) ? undefined : capped(Math.max(0, date - now));
}
/** The wait before the next try: what the server asked for, else twice as long each time, between half and all of it by chance. */
export function waitBefore(failedTries, asked, random) {
    if (asked !== undefined)
        return Math.ceil(asked);
    const longest = Math.min(LONGEST_OWN_WAIT, FIRST_WAIT * 2 ** (failedTries - 1));
    return Math.round(longest * (0.5 + random() / 2));
}
function positive(text) {
    return text !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
function capped(milliseconds) {
    return Math.min(LONGEST_ASKED_WAIT, milliseconds);
}
