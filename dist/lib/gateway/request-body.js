import { fail, ok } from '../contract/result.js';
/**
 * The whole body of a request, strictly UTF-8; `undefined` where the agent went away before its end. What is left of a body that is
 * turned away is dropped by the server once it has answered.
 */
export async function readBody(request, limit) {
    const problem = headProblem(request, limit);
    if (problem !== undefined)
        return fail(problem);
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of request.iterator({ destroyOnReturn: false })) {
            if (!Buffer.isBuffer(chunk))
                return undefined;
            size += chunk.length;
            if (size > limit)
                return fail(tooLarge(limit));
            chunks.push(chunk);
        }
    }
    catch {
        return undefined;
    }
    const bytes = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size);
    const text = strictText(bytes);
    return text === undefined ? fail({ as: 'unreadable', words: 'the body is not UTF-8' }) : ok({ bytes, text });
}
/** The text of bytes that are UTF-8 throughout. A byte order mark stays in it, where no JSON reader takes it. */
export function strictText(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function headProblem({ headers }, limit) {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
        return { as: 'unreadable', words: `the body is encoded as ${encoding.slice(0, 40)}: send it as it is` };
    const type = headers['content-type'] ?? '';
    if (!/^application\/json *(?:; *charset="?utf-8"? *)?$/i.test(type)) {
        return { as: 'unreadable', words: `the body is of type ${JSON.stringify(type.slice(0, 80))}: send application/json` };
    }
    return Number(headers['content-length'] ?? 0) > limit ? tooLarge(limit) : undefined;
}
const tooLarge = (limit) => ({ as: 'too-large', words: `the body is longer than ${limit} bytes` });
