import { itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { quoteJson } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { replaceNode } from '../patches.js';
/** An image, a document or a search result: inline, or by a way out. `beside` is undefined within a result, which covers it. */
export function readAttachment(sheet, block, path, beside) {
    if (textAt(block, 'type') === 'search_result')
        return;
    const source = within(block, 'source');
    switch (textAt(source, 'type') ?? '') {
        case 'base64':
            if (beside === undefined)
                return;
            sheet.addMedia({
                node: block,
                type: textAt(source, 'media_type') ?? 'unknown',
                beside,
                path,
                replace: (text) => ok([replaceNode(block, `{"type":"text","text":${quoteJson(text)}}`)]),
            });
            return;
        case 'text':
            return;
        case 'content':
            for (const [index, inner] of itemsAt(source, 'content').entries()) {
                if (inner.kind !== 'object')
                    return sheet.refuse(path, 'has content that is not made of blocks');
                const type = textAt(inner, 'type');
                if (type === 'image')
                    readAttachment(sheet, inner, `${path}.source.content[${index}]`, undefined);
                else if (type !== 'text')
                    return sheet.refuse(path, 'has content of a type that is not known');
            }
            return;
        case 'url':
            return sheet.wayOut(block, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
        case 'file':
            return sheet.wayOut(block, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
        default:
            return sheet.refuse(path, 'has a source of a type that is not known');
    }
}
