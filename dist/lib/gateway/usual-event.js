// The form in which providers write nearly every event: one line of data, before it at most the line with the event's name. Its data is
// read without a parser; whatever else a server-sent event may be is none of this form.
import { strictText } from './request-body.js';
const NAME = Buffer.from('event:');
const DATA = Buffer.from('data:');
const LF = 10;
const CR = 13;
const SPACE = 0x20;
/** The data of such an event, what a parser finds in it; undefined where it is another one, or none, or not UTF-8. */
export function usualData(piece) {
    const line = begins(piece, NAME, 0) ? afterName(piece) : 0;
    if (!begins(piece, DATA, line))
        return undefined;
    const start = line + DATA.length;
    const text = strictText(piece.subarray(piece[start] === SPACE ? start + 1 : start, endOfData(piece)));
    return text === undefined || text.includes('\n') || text.includes('\r') ? undefined : text;
}
function begins(piece, word, from) {
    for (let at = 0; at < word.length; at += 1)
        if (piece[from + at] !== word[at])
            return false;
    return true;
}
/** Where the line after a name of printable ASCII begins. */
function afterName(piece) {
    let at = NAME.length;
    for (let byte = piece[at]; byte !== undefined && byte >= SPACE && byte < 0x7f; byte = piece[at])
        at += 1;
    if (piece[at] === CR)
        at += 1;
    return piece[at] === LF ? at + 1 : piece.length;
}
/** Where the two line ends begin with which an event ends: two LF, or twice CR LF. */
function endOfData(piece) {
    const { length } = piece;
    if (piece[length - 1] !== LF)
        return length;
    if (piece[length - 2] === LF)
        return length - 2;
    return piece[length - 2] === CR && piece[length - 3] === LF && piece[length - 4] === CR ? length - 4 : length;
}
