import { isTrue } from '../../../contract/json/pick.js';
import { readBody } from '../body.js';
import { fieldOf, textField, twiceSpelled } from './fields.js';
import { OpenCalls } from './open-calls.js';
import { readPart } from './parts.js';
import { readTools } from './tools.js';
const ROLES = new Set(['user', 'model', 'function', 'system', '']);
export function readGemini(body, route) {
    return readBody('gemini', body, route, {
        read(sheet, root) {
            const counted = fieldOf(root, 'generateContentRequest');
            readAll(sheet, root, '');
            if (counted?.kind === 'object')
                readAll(sheet, counted, 'generateContentRequest.');
            const hasContents = fieldOf(root, 'contents') ?? fieldOf(counted, 'contents');
            if (hasContents === undefined)
                sheet.refuse('contents', 'is not there');
        },
    });
}
function readAll(sheet, root, path) {
    const twice = twiceSpelled(root);
    if (twice !== undefined)
        return sheet.refuse(`${path}${twice}`, 'stands there in two spellings');
    readTools(sheet, root, path);
    readState(sheet, root, path);
    const calls = new OpenCalls();
    let beside = [];
    const system = fieldOf(root, 'systemInstruction');
    if (system !== undefined && system.kind !== 'string')
        readContent(sheet, system, { path: `${path}systemInstruction`, whenEmpty: undefined, calls, beside: [] });
    const contents = fieldOf(root, 'contents');
    if (contents === undefined)
        return;
    if (contents.kind !== 'array')
        return readContent(sheet, contents, { path: `${path}contents`, whenEmpty: undefined, calls, beside });
    for (const [index, content] of contents.items.entries()) {
        if (textField(content, 'role') === 'model')
            beside = [];
        readContent(sheet, content, { path: `${path}contents[${index}]`, whenEmpty: { within: contents, index }, calls, beside });
    }
}
function readContent(sheet, content, { path, whenEmpty, calls, beside }) {
    if (content.kind !== 'object')
        return sheet.refuse(path, 'is not a content');
    const twice = twiceSpelled(content);
    if (twice !== undefined)
        return sheet.refuse(`${path}.${twice}`, 'stands there in two spellings');
    if (!ROLES.has(textField(content, 'role') ?? ''))
        return sheet.refuse(path, 'has a role that is not known');
    const parts = fieldOf(content, 'parts');
    if (parts === undefined)
        return;
    if (parts.kind === 'object')
        return readPart(sheet, parts, { path: `${path}.parts`, place: whenEmpty, beside, calls });
    if (parts.kind !== 'array')
        return sheet.refuse(`${path}.parts`, 'is not a list');
    for (const [index, part] of parts.items.entries()) {
        const place = { within: parts, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        readPart(sheet, part, { path: `${path}.parts[${index}]`, place, beside, calls });
    }
}
/** What the request refers to that lies with the provider. */
function readState(sheet, root, path) {
    const cached = fieldOf(root, 'cachedContent');
    if (cached !== undefined) {
        const why = 'a part of its conversation is kept at the provider';
        sheet.wayOut(cached, `${path}cachedContent`, { kind: 'cached-content', barred: 'always', why });
    }
    const token = fieldOf(root, 'continuationToken') ?? fieldOf(fieldOf(root, 'generationConfig'), 'continuationToken');
    if (token !== undefined) {
        const why = 'it goes on from a response that is kept at the provider';
        sheet.wayOut(token, `${path}continuationToken`, { kind: 'previous-response', barred: 'always', why });
    }
    const store = fieldOf(root, 'store');
    if (store !== undefined && isTrue(store)) {
        const why = 'the conversation would be kept at the provider';
        sheet.wayOut(store, `${path}store`, { kind: 'store', barred: 'unless-external', why });
    }
}
