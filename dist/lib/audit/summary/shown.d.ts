export declare class Shown<T> {
    #private;
    constructor(limit: number);
    add(item: T): void;
    get kept(): readonly T[];
    /** All that were added. */
    get count(): number;
}
