import { problemIn } from './checked-file.js';
import { toolInput } from './input.js';
import { stringOf } from './json/pick.js';
import { textOf } from './json/text.js';
import { member } from './json/view.js';
import { fail, ok } from './result.js';
/** The input of a call in a file of ours: as a value, or as the text that a model wrote. `what` names the entry in a sentence. */
export function writtenInput(file, entry, what) {
    const written = member(entry, 'input');
    const json = stringOf(member(entry, 'input_json'));
    if ((written === undefined) === (json === undefined)) {
        const has = json === undefined ? 'neither "input" nor "input_json"' : 'both "input" and "input_json"';
        return fail(problemIn(file, entry.start, `${what} has ${has}; write exactly one of them`));
    }
    return ok(written === undefined ? toolInput(json ?? '') : { kind: 'json', text: textOf(file.document, written) });
}
