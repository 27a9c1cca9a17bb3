export declare class Problems {
    #private;
    /** `tell` may throw; nothing comes of that. */
    constructor(tell: (sentence: string) => void);
    /** One that is like every other of its kind: the first is said, the others are counted. */
    ofKind(kind: string): void;
    /** One of its own; past the first hundred they are counted. */
    add(sentence: string): void;
    /** Says how many were only counted. */
    close(): void;
}
