import { textAt } from '../../../contract/json/pick.js';
import { quoteJson } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { given } from '../nodes.js';
import { replaceNode } from '../patches.js';
const TEXTS = new Set(['input_text', 'output_text', 'text', 'refusal', 'summary_text', 'reasoning_text', 'encrypted_content']);
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
        if (type === 'input_image' || type === 'computer_screenshot')
            readSource(sheet, part, where, 'image_url', beside);
        else if (type === 'input_file')
            readSource(sheet, part, where, 'file_url', beside);
        else if (type === 'input_audio')
            readSource(sheet, part, where, 'audio_url', beside);
        else if (beside !== undefined)
            return sheet.refuse(where, 'is a part of a type that is not known and may carry a result');
    }
}
/** Where an image or a file comes from: inline, an address, or a file at the provider. */
export function readSource(sheet, part, path, urlKey, beside) {
    if (given(part, 'file_id') !== undefined) {
        return sheet.wayOut(part, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
    }
    const url = given(part, urlKey);
    if (url !== undefined && !(url.kind === 'string' && url.value.startsWith('data:'))) {
        return sheet.wayOut(part, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
    }
    if (beside === undefined)
        return;
    sheet.addMedia({
        node: part,
        type: url?.kind === 'string' ? (/^data:([\w.+/-]*)/.exec(url.value)?.[1] ?? '') : (textAt(part, 'type') ?? ''),
        beside,
        path,
        replace: (text) => ok([replaceNode(part, `{"type":"input_text","text":${quoteJson(text)}}`)]),
    });
}
