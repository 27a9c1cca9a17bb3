import { problemIn, readChecked } from './checked-file.js';
import { casesValidator } from './generated/cases.js';
import { itemsOf, stringOf } from './json/pick.js';
import { textOf } from './json/text.js';
import { member } from './json/view.js';
import { fail, ok } from './result.js';
import { writtenInput } from './written-input.js';
/** The version of the file that is read here. */
export const CASES_SCHEMA = 1;
/**
 * The cases of `.basis/cases.json`.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseCasesFile(content, source) {
    const read = readChecked(content, source, CASES_SCHEMA, casesValidator);
    if (!read.ok)
        return read;
    const cases = [];
    for (const entry of itemsOf(member(read.value.document.root, 'cases'))) {
        const one = caseOf(read.value, entry);
        if (!one.ok)
            return one;
        cases.push(one.value);
    }
    return ok(cases);
}
function caseOf(file, entry) {
    const { document } = file;
    const input = writtenInput(file, entry, 'this case');
    if (!input.ok)
        return input;
    const output = member(entry, 'output');
    const expect = stringOf(member(entry, 'expect')) ?? '';
    const wrong = output === undefined ? 'replace' : 'modify';
    if (expect === wrong) {
        const event = output === undefined ? 'before a call: give the case an "output", or write' : 'after a call: take the "output" out, or write';
        return fail(problemIn(file, entry.start, `this case expects "${expect}", which is no answer ${event} another "expect"`));
    }
    const left = member(entry, output === undefined ? 'expect_input' : 'expect_output');
    const reason = stringOf(member(entry, 'expect_reason'));
    const by = stringOf(member(entry, 'expect_by'));
    const isError = member(entry, 'is_error');
    return ok({
        name: stringOf(member(entry, 'name')) ?? '',
        toolName: stringOf(member(entry, 'tool_name')) ?? '',
        input: input.value,
        expect,
        ...(output && { result: { output: outputOf(file, output), isError: isError?.kind === 'boolean' && isError.value } }),
        ...(left && { left: textOf(document, left) }),
        ...(reason !== undefined && { reason }),
        ...(by !== undefined && { by }),
    });
}
function outputOf({ document }, node) {
    return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: textOf(document, node) };
}
