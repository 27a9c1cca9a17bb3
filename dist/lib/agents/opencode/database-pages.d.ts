export interface DatabasePages {
    /** Bytes of a page that are used. */
    readonly usable: number;
    /** Numbers begin with 1. Throws where there is no such page, or where it was given before. */
    take(number: number): Promise<Buffer>;
}
/** Undefined: there is no database. Throws where it cannot be read; the message follows its name. */
export declare function databasePages(path: string, signal?: AbortSignal): Promise<DatabasePages | undefined>;
