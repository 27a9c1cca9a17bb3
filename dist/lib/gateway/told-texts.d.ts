export declare class ToldTexts {
    #private;
    has(text: string): boolean;
    /** They go up as they are. */
    add(texts: Iterable<string>): void;
}
