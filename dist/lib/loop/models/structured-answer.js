import { inputSchemaCheck } from '../../contract/input-schema.js';
import { readExact } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
/** The format that a schema asks for, or why the schema cannot be used. */
export function answerFormat(schema) {
    const compiled = inputSchemaCheck(schema);
    if (!compiled.ok)
        return fail(compiled.error.replace(/^its input schema/, 'the output schema'));
    return ok({
        instruction: 'When your work is done, your last message must be one JSON value and nothing else: no words around it, no code fence. ' +
            `It must fit this JSON Schema:\n\n${schema}`,
        check(text) {
            const read = readExact(unfenced(text));
            if (!read.ok)
                return fail(`the answer is not one JSON value: ${read.error.message} (line ${read.error.line}, column ${read.error.column})`);
            const problem = compiled.value(read.value);
            return problem === undefined ? read : fail(problem.replace(/\bthe input\b/, 'the answer'));
        },
    });
}
/** What a model is told whose final answer does not fit, once. */
export function retryMessage(problem) {
    return `Your last message does not fit the schema that this run demands: ${problem}. Write the whole answer again as one JSON value that fits, and nothing else.`;
}
/** Models put JSON into a code fence even where they are told not to; a fence around everything is taken off. */
function unfenced(text) {
    const fenced = /^\s*```(?:json)?[ \t]*\r?\n([\s\S]*?)\r?\n```\s*$/i.exec(text);
    return fenced?.[1] ?? text;
}
