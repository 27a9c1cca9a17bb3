/** Gives the mark of each call: `<prefix>.<random>`. `random` must give a new word of letters, digits and dashes every time. */
export declare function markSource(prefix: string, random: () => string): () => string;
/** An environment that carries the mark. */
export declare function withMark(env: Readonly<Record<string, string>>, mark: string): Record<string, string>;
