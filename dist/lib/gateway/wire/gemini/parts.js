import { quoteJson, textOf } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { composed } from '../output.js';
import { replaceNode } from '../patches.js';
import { camelCase, fieldOf, textField, twiceSpelled } from './fields.js';
import { hostedTool } from './kinds.js';
import { readCodeResult, readFunctionResponse, readToolResponse } from './results.js';
/** Fields of a part that say something about its data, or are opaque. */
const MORE = new Set('text thought thoughtSignature videoMetadata mediaResolution mediaProcessing partMetadata speechMetadata audioTranscription'.split(' '));
export function readPart(sheet, part, where) {
    if (part.kind !== 'object')
        return sheet.refuse(where.path, 'is not a part');
    const twice = twiceSpelled(part);
    if (twice !== undefined)
        return sheet.refuse(`${where.path}.${twice}`, 'stands there in two spellings');
    for (const { key, value } of part.members) {
        const name = camelCase(key);
        if (value.kind === 'null' || MORE.has(name))
            continue;
        const path = `${where.path}.${key}`;
        if (value.kind !== 'object')
            return sheet.refuse(path, 'is not what it should be');
        const doubled = twiceSpelled(value);
        if (doubled !== undefined)
            return sheet.refuse(`${path}.${doubled}`, 'stands there in two spellings');
        readData(sheet, { part, name, value }, { ...where, path });
    }
}
function readData(sheet, { part, name, value }, where) {
    switch (name) {
        case 'inlineData':
            return sheet.addMedia({
                node: part,
                type: textField(value, 'mimeType') ?? 'unknown',
                beside: where.beside,
                path: where.path,
                replace: (text) => ok([replaceNode(part, `{"text":${quoteJson(text)}}`)]),
            });
        case 'fileData':
            return sheet.wayOut(value, where.path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
        case 'functionCall':
            return readFunctionCall(sheet, value, part, where);
        case 'functionResponse':
            return readFunctionResponse(sheet, value, part, where);
        case 'executableCode':
            return readServerCall(sheet, { name: 'code_execution', hosted: 'code-execution', value, input: value }, part, where);
        case 'codeExecutionResult':
            return readCodeResult(sheet, value, part, where);
        case 'toolCall': {
            const type = textField(value, 'toolType') ?? 'unknown';
            return readServerCall(sheet, { name: type, hosted: hostedTool(type), value, input: fieldOf(value, 'args') }, part, where);
        }
        case 'toolResponse':
            return readToolResponse(sheet, value, part, where);
        default:
            return sheet.refuse(where.path, 'is not known and may carry a result');
    }
}
function readFunctionCall(sheet, value, part, { path, place, calls }) {
    const name = textField(value, 'name');
    const id = textField(value, 'id');
    const args = fieldOf(value, 'args');
    if (name === undefined)
        return sheet.refuse(path, 'is a call without a name');
    if (fieldOf(value, 'partialArgs') !== undefined)
        return sheet.refuse(path, 'is a call whose input is in pieces');
    if (place === undefined)
        return sheet.refuse(path, 'stands outside of a list of contents');
    calls.add({ name, id, call: sheet.calls.length });
    const input = args === undefined ? composed('{}') : textOf(sheet.document, args);
    sheet.addCall({ node: part, id, name, input: { kind: 'json', text: input }, covers: args, place });
}
function readServerCall(sheet, { name, hosted, value, input }, part, { path, place, calls }) {
    if (place === undefined)
        return sheet.refuse(path, 'stands outside of a list of contents');
    const id = textField(value, 'id');
    calls.add({ name, id, call: sheet.calls.length });
    const text = input === undefined ? composed('{}') : textOf(sheet.document, input);
    sheet.addCall({ node: part, id, name, input: { kind: 'json', text }, hosted, covers: input, place });
}
