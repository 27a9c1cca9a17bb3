export declare class Shown<T> {
    #private;
    constructor(limit: number);
    add(item: T): void;
    /** Another in the place of the last of those kept that it is asked for. */
    amendLast(isWanted: (item: T) => boolean, amended: (item: T) => T): void;
    /** A list of these and others after them. */
    with(others: readonly T[]): Shown<T>;
    get kept(): readonly T[];
    /** All that were added. */
    get count(): number;
}
