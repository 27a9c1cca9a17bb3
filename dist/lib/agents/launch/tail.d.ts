/** The last bytes of a stream. */
export declare class Tail {
    #private;
    constructor(most: number);
    add(bytes: Buffer): void;
    /** As text, without what `redact` takes out of it; says of how much it is the end. */
    text(redact: (text: string) => string): string;
}
