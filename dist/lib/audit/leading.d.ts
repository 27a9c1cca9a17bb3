/** How many of the first of `count` things hold, where all that hold come before all that do not. */
export declare function leading(count: number, holds: (at: number) => boolean): number;
