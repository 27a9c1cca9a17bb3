export declare class TurnQueue {
    #private;
    constructor(most: number);
    /** Runs a turn once fewer than the most are under way; those that wait go in their order. */
    run(turn: () => Promise<void>): Promise<void>;
}
