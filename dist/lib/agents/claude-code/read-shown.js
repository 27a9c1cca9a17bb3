import { itemsOf, numberOf, textAt } from '../../contract/json/pick.js';
import { writeJson } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
export function readShown(response) {
    const file = member(response, 'file');
    if (file === undefined)
        return undefined;
    switch (textAt(response, 'type')) {
        case 'text':
            return lines(file);
        case 'notebook':
            return cells(itemsOf(member(file, 'cells')));
        case 'image':
            return picture(file);
        case undefined:
        default:
            return undefined;
    }
}
const EMPTY = '<system-reminder>Warning: the file exists but the contents are empty.</system-reminder>';
function lines(file) {
    const content = textAt(file, 'content');
    if (content === undefined)
        return undefined;
    const first = numberOf(member(file, 'startLine')) ?? 1;
    if (content === '')
        return nothing(file, first);
    return content
        .split('\n')
        .map((line, index) => `${first + index}\t${line.endsWith('\r') ? line.slice(0, -1) : line}`)
        .join('\n');
}
function nothing(file, first) {
    const [shown, total] = [numberOf(member(file, 'numLines')) ?? 1, numberOf(member(file, 'totalLines')) ?? 1];
    if (shown >= 1 && total > 1)
        return `${first}\t`;
    if (shown >= 1 || total === 0)
        return EMPTY;
    return `<system-reminder>Warning: the file exists but is shorter than the provided offset (${first}). The file has ${total} lines.</system-reminder>`;
}
/** Text alone; one with a picture in it cannot be told. */
function cells(found) {
    const texts = found.flatMap((cell) => [cellText(cell), ...outputs(itemsOf(member(cell, 'outputs')))]);
    const said = texts.flatMap((text) => text ?? []);
    return said.length === texts.length && said.length > 0 ? said.join('\n') : undefined;
}
function cellText(cell) {
    const [type, source, id] = [textAt(cell, 'cellType'), textAt(cell, 'source'), textAt(cell, 'cell_id')];
    if (type === undefined || source === undefined || id === undefined)
        return undefined;
    const language = textAt(cell, 'language');
    const about = type === 'code' ? (language === 'python' ? '' : `<language>${language ?? 'undefined'}</language>`) : `<cell_type>${type}</cell_type>`;
    return `<cell id="${id}">${about}${source}</cell id="${id}">`;
}
function outputs(found) {
    const known = found.filter(({ kind }) => kind !== 'null');
    const texts = known.flatMap((output) => {
        if (member(output, 'image') !== undefined)
            return [undefined];
        const text = textAt(output, 'text') ?? '';
        return text === '' ? [] : [`\n${text}`];
    });
    return known.length === found.length ? texts : [...texts, '\nOutputs of an unknown type are not shown.'];
}
function picture(file) {
    const [data, type] = [textAt(file, 'base64'), textAt(file, 'type')];
    if (data === undefined || type === undefined)
        return undefined;
    return { kind: 'json', text: writeJson([{ type: 'image', source: { type: 'base64', data, media_type: type } }]) };
}
