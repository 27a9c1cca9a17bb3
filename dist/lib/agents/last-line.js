/** The last line with words in it, cut to 500 characters; empty where there is none. */
export const lastLine = (text) => text.trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '';
