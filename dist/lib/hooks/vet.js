import { cutBytes } from '../contract/cut.js';
import { isObjectText, readExact } from '../contract/json/text.js';
import { messageOf } from '../contract/message.js';
import { fail, ok } from '../contract/result.js';
import { plainWords } from '../contract/words.js';
export function vetOutcome(event, answer) {
    try {
        return read(event, answer);
    }
    catch (error) {
        return notAnOutcome(`reading what it returned threw: ${shortMessage(error)}`);
    }
}
/** A participant that threw or whose promise was rejected. */
export function threw(error) {
    return { kind: 'threw', what: `it threw: ${shortMessage(error)}`, plain: plainWords('threw') };
}
/** A hook that its port failed to ask. */
export function couldNotBeAsked(error) {
    return { kind: 'not-started', what: `it could not be asked: ${shortMessage(error)}`, plain: plainWords('not-started') };
}
function read(event, answer) {
    if (typeof answer !== 'object' || answer === null)
        return notAnOutcome(`it returned ${typeName(answer)}, which is not an outcome`);
    const { kind } = answer;
    const given = reasonOf(answer);
    if (!given.ok)
        return given;
    const reason = given.value;
    if (kind === 'allow' || kind === 'deny')
        return ok({ kind, ...reason });
    if (kind === 'modify' && event === 'pre_tool_use') {
        const { input } = answer;
        if (typeof input !== 'string')
            return notAnOutcome(`the input of its modify is ${typeName(input)}, not the JSON text of an object`);
        const exact = readExact(input);
        if (!exact.ok)
            return notAnOutcome(`the input of its modify is not JSON text: ${exact.error.message}`);
        if (!isObjectText(exact.value))
            return notAnOutcome('the input of its modify is JSON, but not an object');
        return ok({ kind, input: exact.value, ...reason });
    }
    if (kind === 'replace' && event === 'post_tool_use') {
        const { output, isError } = answer;
        const vetted = outputOf(output);
        if (!vetted.ok)
            return vetted;
        if (isError === undefined || isError === null)
            return ok({ kind, output: vetted.value, ...reason });
        if (typeof isError !== 'boolean')
            return notAnOutcome(`the isError of its replace is ${typeName(isError)}, not a boolean`);
        return ok({ kind, output: vetted.value, isError, ...reason });
    }
    if (kind === 'modify' || kind === 'replace') {
        return fail({
            kind: 'wrong-event',
            what: `it answered ${kind} at ${event}, where that is no answer`,
            plain: plainWords('wrong-event'),
        });
    }
    return notAnOutcome('it returned an object whose kind is not that of an outcome');
}
function reasonOf(answer) {
    const { reason } = answer;
    if (reason === undefined || reason === null)
        return ok({});
    return typeof reason === 'string' ? ok({ reason }) : notAnOutcome(`its reason is ${typeName(reason)}, not a string`);
}
function outputOf(output) {
    if (typeof output !== 'object' || output === null)
        return notAnOutcome(`the output of its replace is ${typeName(output)}, not an output`);
    const { kind, text } = output;
    if (typeof text !== 'string')
        return notAnOutcome(`the text of its replacement is ${typeName(text)}, not a string`);
    if (kind === 'text')
        return ok({ kind, text });
    if (kind !== 'json')
        return notAnOutcome('the output of its replace is neither of kind text nor of kind json');
    const exact = readExact(text);
    return exact.ok ? ok({ kind, text: exact.value }) : notAnOutcome(`the output of its replace is not JSON text: ${exact.error.message}`);
}
function notAnOutcome(what) {
    return fail({ kind: 'not-an-outcome', what, plain: plainWords('not-an-outcome') });
}
function typeName(value) {
    return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}
/** What an exception says, cut to 2048 bytes; an exception may be any value, with traps in it. */
function shortMessage(error) {
    try {
        const said = messageOf(error);
        return cutBytes(typeof said === 'string' ? said : typeof said, 2048);
    }
    catch {
        return 'something that cannot be read';
    }
}
