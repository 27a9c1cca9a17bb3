/** Events whose name begins with `post` come after a call. */
export const isAfterCall = (event) => event.startsWith('post');
/** Before a call it does not run, after it its output is not shown. */
export function failClosed(dialect, event, words) {
    return isAfterCall(event) ? dialect.withhold(words) : dialect.deny(undefined, words);
}
