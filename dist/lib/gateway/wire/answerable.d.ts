/** Calls without ids that wait for their results: each result answers the oldest open call of its name. */
export declare class Answerable {
    #private;
    add(name: string, call: number): void;
    take(name: string): number | undefined;
}
