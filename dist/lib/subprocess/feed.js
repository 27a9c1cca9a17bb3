/** Characters that are written at once; a longer text is never held a second time as bytes. */
const PIECE = 256 * 1024;
/** Writes all of `input` and ends the stream; gives up silently where the other side closes. */
export function feed(stream, input) {
    stream.on('error', () => undefined);
    if (input instanceof Uint8Array || (typeof input === 'string' && input.length <= PIECE))
        stream.end(input);
    else
        feedPieces(stream, cut(typeof input === 'string' ? [input] : input.pieces));
}
function feedPieces(stream, pieces) {
    while (!stream.destroyed) {
        const { done, value } = pieces.next();
        if (done === true) {
            stream.end();
            return;
        }
        if (!stream.write(value)) {
            stream.once('drain', () => feedPieces(stream, pieces));
            return;
        }
    }
}
function* cut(pieces) {
    for (const piece of pieces) {
        for (let at = 0; at < piece.length;) {
            const next = boundary(piece, at + PIECE);
            yield piece.slice(at, next);
            at = next;
        }
    }
}
/** The offset, or the one before it where it would part a surrogate pair. */
function boundary(text, offset) {
    const unit = text.charCodeAt(offset - 1);
    return offset < text.length && unit >= 0xd800 && unit <= 0xdbff ? offset - 1 : offset;
}
