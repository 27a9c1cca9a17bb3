export declare class WrittenFiles {
    #private;
    add(path: string, text: string, own: boolean): void;
    /** Files that are not what was written, of those that the agent may not change: sentences, each an enforcement failure. */
    changed(): readonly string[];
    /** Whether one of them looks otherwise than it did when this was asked last. */
    hasMoved(): boolean;
}
