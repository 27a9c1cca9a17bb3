// The records of a ledger file as far as they can be read, for rendering. Whether they are true is for `verify` to say.
import { decodeRecord } from '../../audit/jsonl.js';
import { linesOfFile } from '../../bindings/ledger-lines.js';
import { decodeUtf8 } from '../../contract/json/text.js';
/** Streams the records; a line that is none is passed over, a file that cannot be read has none. */
export function* recordsOf(path) {
    try {
        for (const line of linesOfFile(path)) {
            const record = decodeRecord(decodeUtf8(line.bytes));
            if (record.ok)
                yield record.value;
        }
    }
    catch {
        return;
    }
}
