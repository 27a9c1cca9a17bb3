import { stringOf } from '../../../contract/json/pick.js';
import { camelCase, fieldOf, textField, twiceSpelled } from './fields.js';
import { declaredTool } from './kinds.js';
/** The tools of a request: each of the list holds functions, server tools, or both. */
export function readTools(sheet, root, path) {
    const tools = fieldOf(root, 'tools');
    if (tools !== undefined && tools.kind !== 'array')
        return sheet.refuse(`${path}tools`, 'is not a list');
    for (const [index, tool] of (tools?.items ?? []).entries()) {
        if (tools === undefined)
            return;
        const where = `${path}tools[${index}]`;
        if (tool.kind !== 'object' || twiceSpelled(tool) !== undefined)
            return sheet.refuse(where, 'is not a tool');
        readTool(sheet, tool, where, { within: tools, index });
    }
    const allowed = fieldOf(fieldOf(fieldOf(root, 'toolConfig'), 'functionCallingConfig'), 'allowedFunctionNames');
    if (allowed?.kind !== 'array')
        return;
    for (const [index, entry] of allowed.items.entries()) {
        const wanted = stringOf(entry);
        sheet.choices.push({ names: ({ name }) => name === wanted, place: { within: allowed, index } });
    }
}
function readTool(sheet, tool, path, whenEmpty) {
    for (const [index, { key, keyStart, value }] of tool.members.entries()) {
        if (value.kind === 'null')
            continue;
        const name = camelCase(key);
        const place = { within: tool, index, whenEmpty };
        if (name !== 'functionDeclarations') {
            sheet.addTool({ at: keyStart, name, type: name, hosted: declaredTool(name), path: `${path}.${key}`, places: [place] });
            continue;
        }
        if (value.kind !== 'array')
            return sheet.refuse(`${path}.${key}`, 'is not a list');
        for (const [number, declaration] of value.items.entries()) {
            const where = `${path}.${key}[${number}]`;
            const declared = textField(declaration, 'name');
            if (declared === undefined)
                return sheet.refuse(where, 'is a function without a name');
            const own = { within: value, index: number, whenEmpty: place };
            sheet.addTool({ at: declaration.start, name: declared, type: 'function', path: where, places: [own] });
        }
    }
}
