// How much of an agent's records is read at most. Commas stand for values: they bound how many values, and how many calls, there can be.
const MIB = 1024 * 1024;
/** Bytes of one record: a line, a row. */
export const MOST_RECORD = 16 * MIB;
/** Bytes of one file. */
export const MOST_FILE = 256 * MIB;
const MOST_BYTES = 512 * MIB;
const MOST_VALUES_OF_RECORD = 1_000_000;
const MOST_VALUES = 4_000_000;
const COMMA = 0x2c;
/** For one reading of all records. */
export class RecordBudget {
    #bytes = MOST_BYTES;
    #values = MOST_VALUES;
    /** Takes one record's bytes; throws where that is too much. The message follows the file's name. */
    take(record) {
        if (record.length > MOST_RECORD)
            throw new Error(`has a record of more than ${MOST_RECORD} bytes`);
        let values = 0;
        for (let at = record.indexOf(COMMA); at !== -1; at = record.indexOf(COMMA, at + 1))
            values += 1;
        this.#bytes -= record.length + 1;
        this.#values -= values;
        if (values > MOST_VALUES_OF_RECORD)
            throw new Error(`has a record of more than ${MOST_VALUES_OF_RECORD} values`);
        if (this.#values < 0)
            throw new Error(`makes the records more than ${MOST_VALUES} values`);
        if (this.#bytes < 0)
            throw new Error(`makes the records larger than ${MOST_BYTES} bytes`);
    }
}
