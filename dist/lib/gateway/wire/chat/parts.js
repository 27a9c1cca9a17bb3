import { textAt, within } from '../../../contract/json/pick.js';
import { quoteJson } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { given } from '../nodes.js';
import { replaceNode } from '../patches.js';
const TEXTS = new Set(['text', 'refusal', 'thinking', 'redacted_thinking', 'reasoning']);
/** Parts that hold an address, which may be one of inline data. */
const ADDRESSED = new Set(['image_url', 'video_url', 'audio_url', 'document_url', 'file_url']);
/** The parts of a message, or of a result: then `beside` is undefined, as the result covers what is inline. */
export function readParts(sheet, parts, path, beside) {
    if (parts.kind !== 'array')
        return sheet.refuse(path, 'is neither a text nor a list of parts');
    for (const [index, part] of parts.items.entries()) {
        const where = `${path}[${index}]`;
        const type = textAt(part, 'type') ?? '';
        if (part.kind !== 'object')
            return sheet.refuse(where, 'is not a part');
        if (TEXTS.has(type))
            continue;
        if (ADDRESSED.has(type))
            readAddress(sheet, part, type, where, beside);
        else if (type === 'file')
            readFile(sheet, part, where, beside);
        else if (type === 'input_audio')
            readInline(sheet, part, type, where, beside);
        else if (beside !== undefined)
            return sheet.refuse(where, 'is a part of a type that is not known and may carry a result');
    }
}
function readAddress(sheet, part, type, path, beside) {
    const url = textAt(part, type, 'url') ?? textAt(part, type);
    if (url === undefined)
        return sheet.refuse(path, 'has no address');
    if (url.startsWith('data:'))
        return readInline(sheet, part, /^data:([\w.+/-]*)/.exec(url)?.[1] ?? type, path, beside);
    sheet.wayOut(part, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
}
function readFile(sheet, part, path, beside) {
    const file = within(part, 'file');
    if (given(file, 'file_id') !== undefined) {
        return sheet.wayOut(part, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
    }
    const data = textAt(file, 'file_data');
    if (data !== undefined && /^https?:/i.test(data)) {
        return sheet.wayOut(part, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
    }
    readInline(sheet, part, 'file', path, beside);
}
function readInline(sheet, part, type, path, beside) {
    if (beside === undefined)
        return;
    const replace = (text) => ok([replaceNode(part, `{"type":"text","text":${quoteJson(text)}}`)]);
    sheet.addMedia({ node: part, type, beside, path, replace });
}
