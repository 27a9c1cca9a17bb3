/** Bytes of one record: a line, a row. */
export declare const MOST_RECORD: number;
/** Bytes of one file. */
export declare const MOST_FILE: number;
/** For one reading of all records. */
export declare class RecordBudget {
    #private;
    /** Takes one record's bytes; throws where that is too much. The message follows the file's name. */
    take(record: Buffer): void;
}
