/** The members of an object that are set, for optional members that must be absent rather than undefined. */
export type Defined<T> = {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
};
export declare function defined<T extends object>(members: T): Defined<T>;
