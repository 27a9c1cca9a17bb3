import { setTimeout as wait } from 'node:timers/promises';
const NEWLINE = 0x0a;
/** Milliseconds without output after which a stream that somebody still holds open is given up, once its program is gone. */
const QUIET_MS = 500;
/**
 * Lines without their ends. Ends with the stream, or when the program is gone and nothing comes any more. May be read once.
 *
 * @param most bytes of one line that are kept
 * @param gone settles when the program and all that it started have ended
 */
export async function* linesOf(stream, most, gone) {
    const line = new Line(most);
    try {
        for await (const piece of piecesOf(stream, gone)) {
            let from = 0;
            for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, from)) {
                line.add(piece.subarray(from, at));
                yield line.take();
                from = at + 1;
            }
            line.add(piece.subarray(from));
        }
        if (!line.isEmpty)
            yield line.take();
    }
    finally {
        stream.destroy();
    }
}
async function* piecesOf(stream, gone) {
    let isOver = false;
    const over = gone.then(() => {
        isOver = true;
    });
    stream.on('error', () => undefined);
    for (;;) {
        const piece = stream.read();
        if (piece instanceof Buffer) {
            yield piece;
            continue;
        }
        if (stream.readableEnded || stream.destroyed)
            return;
        const more = new AbortController();
        const something = nextOf(stream, more.signal);
        const heard = isOver
            ? await Promise.race([something, quiet(more.signal)])
            : await Promise.race([something, over.then(() => 'over')]);
        more.abort();
        if (heard === 'quiet')
            return;
    }
}
function nextOf(stream, signal) {
    return new Promise((resolve) => {
        const heard = () => resolve('more');
        const events = ['readable', 'end', 'close'];
        for (const event of events)
            stream.once(event, heard);
        signal.addEventListener('abort', () => {
            for (const event of events)
                stream.off(event, heard);
        });
    });
}
async function quiet(signal) {
    await wait(QUIET_MS, undefined, { signal }).catch(() => undefined);
    return 'quiet';
}
/** One line as it comes. */
class Line {
    #most;
    #pieces = [];
    #kept = 0;
    constructor(most) {
        this.#most = most;
    }
    get isEmpty() {
        return this.#kept === 0;
    }
    add(bytes) {
        const room = this.#most - this.#kept;
        if (room <= 0 || bytes.length === 0)
            return;
        this.#pieces.push(bytes.subarray(0, room));
        this.#kept += Math.min(room, bytes.length);
    }
    take() {
        const text = Buffer.concat(this.#pieces).toString('utf8');
        this.#pieces = [];
        this.#kept = 0;
        return text.endsWith('\r') ? text.slice(0, -1) : text;
    }
}
