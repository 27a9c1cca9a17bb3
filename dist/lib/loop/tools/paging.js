const DEFAULTS = { pageBytes: 48 * 1024, keptBytes: 64 * 1024 * 1024 };
/** Bytes of a page that are left for the sentence at its end. */
const ROOM = 512;
const NEW_LINE = 0x0a;
/** Pages for one session. */
export function pageStore(limits = {}) {
    const { pageBytes, keptBytes } = { ...DEFAULTS, ...limits };
    const kept = new Map();
    let total = 0;
    const drop = (id) => {
        total -= kept.get(id)?.bytes.length ?? 0;
        kept.delete(id);
    };
    return {
        show(id, result) {
            const { text } = result.output;
            if (text.length * 3 <= pageBytes || Buffer.byteLength(text) <= pageBytes)
                return result;
            const all = Buffer.from(text);
            const bytes = all.length <= keptBytes ? all : Buffer.from(all.subarray(0, characterStart(all, keptBytes)));
            drop(id);
            for (const oldest of kept.keys()) {
                if (total + bytes.length <= keptBytes)
                    break;
                drop(oldest);
            }
            const entry = { bytes, starts: pageStarts(bytes, pageBytes - ROOM), ...(bytes === all ? {} : { cutFrom: all.length }) };
            kept.set(id, entry);
            total += bytes.length;
            return { output: { kind: 'text', text: pageOf(id, entry, 1) }, isError: result.isError };
        },
        page(id, page) {
            const entry = kept.get(id);
            const quoted = JSON.stringify(id.slice(0, 128));
            if (entry === undefined) {
                const words = `No output of a call ${quoted} is kept: either it was shown whole, or it was dropped for newer ones.`;
                return { output: { kind: 'text', text: words }, isError: true };
            }
            const count = entry.starts.length;
            if (page <= count)
                return { output: { kind: 'text', text: pageOf(id, entry, page) }, isError: false };
            return {
                output: { kind: 'text', text: `The output of call ${quoted} has ${count} pages; there is no page ${page}.` },
                isError: true,
            };
        },
    };
}
function pageOf(id, { bytes, starts, cutFrom }, page) {
    const text = bytes.toString('utf8', starts[page - 1], starts[page] ?? bytes.length);
    const next = page < starts.length
        ? `for the next one call spawn with ${JSON.stringify({ output: id.slice(0, 128), page: page + 1 })}`
        : `this is the last one`;
    const cut = cutFrom === undefined ? '' : `; of ${cutFrom} bytes only the first ${bytes.length} are kept`;
    return `${text}${text.endsWith('\n') ? '' : '\n'}[page ${page} of ${starts.length}; ${next}${cut}]`;
}
/** Pages end at a line's end where there is one in their second half, else between two characters. */
function pageStarts(bytes, size) {
    const starts = [0];
    for (let start = 0; bytes.length - start > size;) {
        const line = bytes.lastIndexOf(NEW_LINE, start + size - 1) + 1;
        start = line > start + size / 2 ? line : characterStart(bytes, start + size);
        starts.push(start);
    }
    return starts;
}
function characterStart(bytes, at) {
    let start = at;
    while (start > at - 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start -= 1;
    return start;
}
