import { parseJson } from './json/parse.js';
import { placeOf } from './json/place.js';
import { decodeUtf8, stripBom, textOf } from './json/text.js';
import { member } from './json/view.js';
import { notJson } from './problem.js';
import { fail, ok } from './result.js';
import { check } from './schema.js';
/**
 * Reads a file of ours: one leading byte order mark is skipped, the text is JSON by the strict reader, its `schema` is the version
 * that is read here, and it fulfils its published schema.
 *
 * @param content the file's bytes, or its text as it was decoded, the byte order mark still in it
 */
export function readChecked(content, source, version, validator) {
    const text = typeof content === 'string' ? stripBom(content) : decodeUtf8(content);
    const read = parseJson(text);
    if (!read.ok)
        return fail(notJson(source, read.error));
    const file = { document: read.value, source };
    const stated = member(read.value.root, 'schema');
    if (stated?.kind === 'number' && stated.value !== version) {
        const number = textOf(read.value, stated).slice(0, 40);
        return fail(problemIn(file, stated.start, `it has schema ${number}, and schema ${version} is what is read here; write "schema": ${version}`));
    }
    const checked = check(read.value, validator);
    return checked.ok ? ok(file) : fail(problemIn(file, checked.error.offset, checked.error.message));
}
/** A problem at a place of a file. */
export function problemIn(file, offset, message) {
    return { source: file.source, ...placeOf(file.document.text, offset), message };
}
